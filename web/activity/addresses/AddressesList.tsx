import { useState, useTransition } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { AddressesListQuery } from "#relay/AddressesListQuery.graphql";
import { Pager } from "../../admin/Pager.tsx";
import { fetchOptions } from "../../admin/fetchOptions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReconnect } from "../../core/relay/useReconnect.ts";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import type { AddressesAddress } from "./addressesAddress.ts";
import { AddressRow } from "./AddressRow.tsx";
import { words } from "../words.desk.ts";
import * as css from "../LogsList.css.ts";
import { useActivityNews } from "../useActivityNews.ts";

const everything = {};

/** A page of the addresses, reloaded as the log grows. */
export function AddressesList({ asked, fetchKey }: { asked: AddressesAddress; fetchKey: number }) {
  const t = useWords(words).ips;
  const [page, setPage] = useState(1);
  const [reading, setReading] = useState(0);
  const [isReading, startReading] = useTransition();
  const { ipActivities: found, viewer } = useLazyLoadQuery<AddressesListQuery>(
    graphql`
      query AddressesListQuery($filter: IpActivityFilter!, $page: Int!) {
        viewer {
          admin {
            role
          }
        }
        ipActivities(filter: $filter, page: $page) {
          total
          rowsPerPage
          rows {
            id
            ...AddressRow_address
          }
        }
      }
    `,
    {
      filter: {
        search: asked.search || null,
        risk: asked.risk === "all" ? null : asked.risk,
        userType: asked.type === "all" ? null : asked.type,
      },
      page,
    },
    fetchOptions(fetchKey + reading),
  );
  const readAgain = () => startReading(() => setReading((times) => times + 1));
  useActivityNews({ filter: everything, isHeld: false, readAgain });
  useReconnect(readAgain);
  const pages = Math.max(1, Math.ceil(found.total / found.rowsPerPage));
  const turn = (next: number) => startReading(() => setPage(next));
  return (
    <div className={css.place} data-busy={isReading || undefined}>
      <span role="status">
        <Muted>{t.found(found.total)}</Muted>
      </span>
      {found.rows.length === 0 ? (
        <EmptyState icon="search" text={t.empty} />
      ) : (
        <ul className={css.list} aria-label={t.title}>
          {found.rows.map((row) => (
            <AddressRow
              key={row.id}
              address={row}
              mayAct={viewer.admin?.role === "super_admin"}
              onDone={readAgain}
            />
          ))}
        </ul>
      )}
      <Pager
        label={t.pages}
        page={page}
        pages={pages}
        hasNext={page < pages}
        onPrevious={() => turn(page - 1)}
        onNext={() => turn(page + 1)}
      />
    </div>
  );
}
