import { graphql } from "react-relay";
import type { AddressesList_query$key } from "#relay/AddressesList_query.graphql";
import type { AddressesListQuery } from "#relay/AddressesListQuery.graphql";
import type { AddressesListSubscription } from "#relay/AddressesListSubscription.graphql";
import { firstPage } from "../../../../shared/core/graphql/pages.ts";
import { LoadMore } from "../../../shell/desk/lists/LoadMore.tsx";
import { usePanelQuery } from "../../../shell/desk/usePanelQuery.ts";
import { useMay } from "../../../shell/desk/permissions.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { HoldList } from "../../../core/relay/HoldList.ts";
import { useLiveList } from "../../../core/relay/useLiveList.ts";
import { EmptyState } from "../../../design/layout/EmptyState.tsx";
import { Muted } from "../../../design/layout/layout.tsx";
import type { AddressesAddress } from "./addressesAddress.ts";
import { AddressRow } from "./AddressRow.tsx";
import { words } from "../words.desk.ts";
import * as css from "../activity.css.ts";

const fragment = graphql`
  fragment AddressesList_query on Query @refetchable(queryName: "AddressesListPaginationQuery") {
    ipActivities(filter: $filter, first: $first, after: $after)
      @connection(key: "AddressesList_ipActivities") {
      totalCount
      edges {
        node {
          id
          ...AddressRow_address
        }
      }
    }
  }
`;
const query = graphql`
  query AddressesListQuery($filter: IpActivityFilter!, $first: Int!, $after: String) {
    ...AddressesList_query
  }
`;
const subscription = graphql`
  subscription AddressesListSubscription {
    activityLogged {
      count
    }
  }
`;

/** The addresses, fetched again as the log grows. */
export function AddressesList({ asked }: { asked: AddressesAddress }) {
  const t = useWords(words).ips;
  const filter = {
    search: asked.search || null,
    risk: asked.risk === "all" ? null : asked.risk,
    userType: asked.type === "all" ? null : asked.type,
  };
  const variables = { filter, ...firstPage };
  const may = useMay();
  const data = usePanelQuery<AddressesListQuery>(query, variables);
  const [{ ipActivities }, list] = useLiveList<AddressesList_query$key, AddressesListSubscription>(
    fragment,
    data,
    { subscription },
  );
  const { edges, totalCount } = ipActivities;
  return (
    <div className={css.place}>
      <span role="status">
        <Muted>{t.found(totalCount)}</Muted>
      </span>
      {edges.length === 0 ? (
        <EmptyState icon="search" text={t.empty} />
      ) : (
        <HoldList value={list.hold}>
          <ul className={css.list} aria-label={t.title}>
            {edges.map(({ node }) => (
              <AddressRow key={node.id} address={node} mayAct={may("readSecurity")} onDone={list.readAgain} />
            ))}
          </ul>
        </HoldList>
      )}
      <LoadMore list={list} total={totalCount} />
    </div>
  );
}
