import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Icon } from "../../design/text/Icon.tsx";
import * as css from "./Chat.css.ts";
import type { Desk } from "./readDesk.ts";
import { words } from "./words.ts";

/**
 * What a request can cover, in this installation's amounts, and what happens to a message. Hidden
 * after the first message.
 */
export function Guidelines({ desk, isOpen }: { desk: Desk; isOpen: boolean }) {
  const { guidelines: t, chat } = useWords(words);
  const { money } = useFormat();
  const dollars = (usd: number) => money(usd).replace(/[.,]00(?!\d)/, "");
  const privacy = (
    <p className={css.privacy}>
      {chat.privacy} {desk.usesModel && chat.privacyModel}
    </p>
  );
  return (
    <div>
      <details className={css.guidelines} open={isOpen && hasRoom()}>
        <summary className={css.guidelinesTitle}>
          {t.title}
          <Icon name="chevron-down" />
        </summary>
        <ul className={css.guidelinesList}>
          <li>{t.hotel(desk.hotelHours)}</li>
          <li>{t.food(dollars(desk.foodPerPerson))}</li>
          <li>{t.housing(dollars(desk.housingPerNight))}</li>
          <li>{t.people}</li>
        </ul>
        {!isOpen && privacy}
      </details>
      {isOpen && privacy}
    </div>
  );
}

/**
 * On a phone the greeting and the suggested questions are more useful than the amounts, which are
 * one tap away.
 */
const hasRoom = () => window.innerWidth >= 640;
