import { graphql, useFragment } from "react-relay";
import type { AccountCounters_admins$key } from "#relay/AccountCounters_admins.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import * as css from "./AccountCounters.css.ts";
import { words } from "../words.desk.ts";

/** Three numbers above the list that they count, so they need no link. */
export function AccountCounters({ admins }: { admins: AccountCounters_admins$key }) {
  const t = useWords(words).counters;
  const { number } = useFormat();
  const { totalCount, active, superAdmins } = useFragment(
    graphql`
      fragment AccountCounters_admins on AdminConnection {
        totalCount
        active
        superAdmins
      }
    `,
    admins,
  );
  const counters = [
    [t.total, totalCount],
    [t.active, active],
    [t.superAdmins, superAdmins],
  ] as const;
  return (
    <dl className={css.counters} aria-label={t.label}>
      {counters.map(([label, count]) => (
        <div key={label} className={css.counter}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.count}>{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
