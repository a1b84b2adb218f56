import { useId, type Ref } from "react";
import type { RightsTab } from "../../../shared/community/rights/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { guide } from "./guide.ts";
import * as css from "./RightsText.css.ts";

interface MoreRightsProps {
  tab: RightsTab;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** A tab's additions to the general content; none for the general tab. */
export function MoreRights({ tab, headingRef = null }: MoreRightsProps) {
  const { tabs, more, moreFor } = useWords(guide);
  const id = useId();
  if (tab === "general") return null;
  const { text, points } = more[tab];
  return (
    <section className={css.more} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1}>
        {moreFor(tabs[tab])}
      </h2>
      <p>{text}</p>
      <Points points={points} />
    </section>
  );
}

export const Points = ({ points }: { points: readonly string[] }) => (
  <ul className={css.points}>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);
