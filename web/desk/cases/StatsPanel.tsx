import { Suspense, useMemo } from "react";
import { graphql, useFragment, useLazyLoadQuery, useSubscription } from "react-relay";
import type { StatsPanel_stats$key } from "#relay/StatsPanel_stats.graphql";
import type { StatsPanelQuery } from "#relay/StatsPanelQuery.graphql";
import type { StatsPanelSubscription } from "#relay/StatsPanelSubscription.graphql";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { useSentenceOf } from "../../core/http/useSentenceOf.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { StatCard, StatCards } from "../../design/display/StatCard.tsx";
import { words } from "./words.desk.ts";

/** Four live numbers, each with a link to its list. */
export const StatsPanel = () => (
  <Boundary of={null} failed={failed}>
    <Suspense fallback={<Cards stats={null} />}>
      <Stats />
    </Suspense>
  </Boundary>
);

const failed = (error: unknown) => <StatsFailed error={error} />;

function Stats() {
  const { deskStats } = useLazyLoadQuery<StatsPanelQuery>(
    graphql`
      query StatsPanelQuery {
        deskStats {
          ...StatsPanel_stats
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  useSubscription<StatsPanelSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription StatsPanelSubscription {
            deskStatsChanged {
              ...StatsPanel_stats
            }
          }
        `,
        variables: {},
        updater: (store) => {
          const changed = store.getRootField("deskStatsChanged");
          if (changed) store.getRoot().setLinkedRecord(changed, "deskStats");
        },
      }),
      [],
    ),
  );
  return <Cards stats={deskStats} />;
}

function Cards({ stats: ref }: { stats: StatsPanel_stats$key | null }) {
  const t = useWords(words).stats;
  const stats = useFragment(
    graphql`
      fragment StatsPanel_stats on DeskStats {
        totalRequests
        pendingRequests
        approvedRequests
        activeUsers
      }
    `,
    ref,
  );
  return (
    <StatCards>
      <StatCard
        href={listOf("all")}
        label={t.total}
        count={stats?.totalRequests}
        icon="list"
        hint={t.totalHint}
      />
      <StatCard
        href={listOf("pending")}
        label={t.pending}
        count={stats?.pendingRequests}
        icon="clock"
        tone="caution"
        hint={t.pendingHint}
      />
      <StatCard
        href={listOf("approved")}
        label={t.approved}
        count={stats?.approvedRequests}
        icon="check"
        tone="positive"
        hint={t.approvedHint}
      />
      <StatCard
        href="/admin/dashboard?tab=users"
        label={t.active}
        count={stats?.activeUsers}
        icon="users"
        tone="info"
        hint={t.activeHint}
      />
    </StatCards>
  );
}

const listOf = (status: string) => `/admin/dashboard?tab=overview&tracker=${status}`;

function StatsFailed({ error }: { error: unknown }) {
  const t = useWords(words).stats;
  const sentenceOf = useSentenceOf();
  return (
    <Notice tone="critical" isAlert title={t.failed}>
      {sentenceOf(error) ?? t.failedText}
    </Notice>
  );
}
