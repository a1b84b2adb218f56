import { graphql, useLazyLoadQuery, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { EventsPageQuery } from "#relay/EventsPageQuery.graphql";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { isUnreachable } from "../../core/http/refusals.ts";
import { useSearch } from "../../core/routing/useSearch.ts";
import { Cluster, Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { EventsOfMonth } from "./calendar/EventsOfMonth.tsx";
import { MonthMissing } from "./calendar/MonthMissing.tsx";
import { RetryMonth } from "./calendar/RetryMonth.tsx";
import { useKeptMonths } from "./calendar/useKeptMonths.ts";
import { readView } from "./calendar/view.ts";
import { ViewToggle } from "./calendar/ViewToggle.tsx";
import { words } from "./words.ts";

type QueryRef = PreloadedQuery<EventsPageQuery>;

const monthQuery = graphql`
  query EventsPageQuery($month: String!, $device: String) @preloadable {
    events(month: $month, device: $device) {
      ...EventsOfMonth_events
    }
  }
`;

/** The public events, a month at a time, as a list or a calendar. */
export function EventsPage({ queryRef }: { queryRef: QueryRef }) {
  const t = useWords(words);
  const [search, changeSearch] = useSearch();
  const { month, view } = readView(search);
  const keptVariables = useKeptMonths(monthQuery, queryRef);

  /** Offline, loaded months are still shown; for others the page says that they are unavailable. */
  function failed(error: unknown) {
    if (!isUnreachable(error)) throw error;
    const variables = keptVariables();
    return variables ? <KeptMonth variables={variables} /> : <MonthMissing month={month} view={view} />;
  }
  return (
    <Page title={t.title} lead={t.lead}>
      <Stack>
        <ViewToggle
          view={view}
          onChange={(next) =>
            changeSearch((now) => {
              now.set("view", next);
              now.delete("day");
              return now;
            })
          }
        />
        <Boundary of={queryRef} failed={failed}>
          <Month queryRef={queryRef} />
        </Boundary>
      </Stack>
    </Page>
  );
}

function Month({ queryRef }: { queryRef: QueryRef }) {
  const { events } = usePreloadedQuery<EventsPageQuery>(monthQuery, queryRef);
  return <EventsOfMonth events={events} />;
}

function KeptMonth({ variables }: Pick<QueryRef, "variables">) {
  const t = useWords(words).missing;
  const { events } = useLazyLoadQuery<EventsPageQuery>(monthQuery, variables, {
    fetchPolicy: "store-only",
  });
  return (
    <Stack>
      <Notice tone="caution">
        <Cluster isSpread gap="xs">
          <span role="status">{t.kept}</span>
          <RetryMonth />
        </Cluster>
      </Notice>
      <EventsOfMonth events={events} />
    </Stack>
  );
}
