import { useEffect, useEffectEvent, useRef, useState, useTransition } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { InboxListQuery } from "#relay/InboxListQuery.graphql";
import { Pager } from "../../admin/Pager.tsx";
import { fetchOptions } from "../../admin/fetchOptions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import * as css from "./CommunicationItem.css.ts";
import { CommunicationItem, type InboxActs } from "./CommunicationItem.tsx";
import { words } from "../words.desk.ts";
import { filterOf, type InboxAddress } from "./inboxAddress.ts";

interface InboxListProps extends InboxActs {
  asked: InboxAddress;
  fetchKey: number;
  news: number;
  onShowAll: () => void;
}

/** A page of the inbox. The first page updates at once; later pages do not move. */
export function InboxList({ asked, fetchKey, news, onShowAll, ...acts }: InboxListProps) {
  const t = useWords(words).inbox;
  const [before, setBefore] = useState<readonly string[]>([]);
  const [reading, setReading] = useState(0);
  const [, startReading] = useTransition();
  const from = before.at(-1) ?? null;
  const { communications: page } = useLazyLoadQuery<InboxListQuery>(
    graphql`
      query InboxListQuery($filter: CommunicationFilter, $from: String) {
        communications(filter: $filter, from: $from) {
          hasNext
          end
          rows {
            id
            ...CommunicationItem_communication
          }
        }
      }
    `,
    { filter: filterOf(asked), from },
    fetchOptions(fetchKey + reading),
  );
  const shown = useRef(news);
  const readAgain = useEffectEvent(() => {
    if (before.length === 0) startReading(() => setReading((times) => times + 1));
  });
  useEffect(() => {
    if (shown.current === news) return;
    shown.current = news;
    readAgain();
  }, [news]);
  const turn = (next: readonly string[]) => startReading(() => setBefore(next));

  if (page.rows.length === 0)
    return (
      <EmptyState icon="mail" text={t.empty}>
        <Button variant="quiet" onPress={onShowAll}>
          {t.showAll}
        </Button>
      </EmptyState>
    );
  return (
    <Stack>
      <ul aria-label={t.label} className={css.list}>
        {page.rows.map((row) => (
          <CommunicationItem key={row.id} communication={row} {...acts} />
        ))}
      </ul>
      <Pager
        label={t.label}
        page={before.length + 1}
        hasNext={page.hasNext}
        onPrevious={() => turn(before.slice(0, -1))}
        onNext={() => turn([...before, page.end ?? ""])}
      />
    </Stack>
  );
}
