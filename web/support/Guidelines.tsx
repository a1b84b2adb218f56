import { useFormat } from "../app/format.ts";
import { useWords } from "../app/i18n.tsx";
import * as css from "./Chat.css.ts";
import type { Desk } from "./useSupportDesk.ts";
import { words } from "./words.ts";

/** What a request can cover (spec 9), in the amounts of this installation, and where a message goes. Out of the way once somebody wrote. */
export function Guidelines({ desk, isOpen }: { desk: Desk; isOpen: boolean }) {
  const { guidelines: t, chat } = useWords(words);
  const { money } = useFormat();
  const dollars = (usd: number) => money(usd).replace(/[.,]00(?!\d)/, "");
  return (
    <details className={css.guidelines} open={isOpen}>
      <summary className={css.guidelinesTitle}>{t.title}</summary>
      <ul className={css.guidelinesList}>
        <li>{t.hotel(desk.hotelHours)}</li>
        <li>{t.food(dollars(desk.foodPerPerson))}</li>
        <li>{t.housing(dollars(desk.housingPerNight))}</li>
        <li>{t.people}</li>
      </ul>
      <p className={css.privacy}>
        {chat.privacy} {desk.usesModel && chat.privacyModel}
      </p>
    </details>
  );
}
