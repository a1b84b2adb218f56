import { useCallback, useMemo, useState } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { CallbacksPageQuery } from "#relay/CallbacksPageQuery.graphql";
import { callbackViews } from "#shared/callbacks/rules";
import { DeskList } from "../admin/DeskList.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { clockOffset } from "../design/display/clock.ts";
import { Stack } from "../design/layout/layout.tsx";
import { Notice } from "../design/text/Notice.tsx";
import { Page } from "../design/layout/Page.tsx";
import { CallbackDialog, type Told } from "./CallbackDialog.tsx";
import { callbackList } from "./callbackList.ts";
import { words } from "./words.desk.ts";
import { useCallbackActs } from "./useCallbackActs.ts";
import { useCallbackChanges } from "./useCallbackChanges.ts";
import { useCallbackColumns, type Callback } from "./useCallbackColumns.tsx";

/** The call-back queue for administrators: live, each claimed by one person, with a clock. */
export function CallbacksPage({ queryRef }: { queryRef: PreloadedQuery<CallbacksPageQuery> }) {
  const t = useWords(words);
  const { callbacks } = usePreloadedQuery<CallbacksPageQuery>(
    graphql`
      query CallbacksPageQuery($filter: CallbackFilter!, $page: Int!) @preloadable {
        callbacks(filter: $filter, page: $page) {
          total
          rowsPerPage
          waiting
          late
          nextDueAt
          serverTime
          rows {
            ...useCallbackColumns_callback @relay(mask: false)
          }
        }
      }
    `,
    queryRef,
  );
  const { total, rowsPerPage, waiting, late, nextDueAt, serverTime, rows } = callbacks;
  useCallbackChanges(nextDueAt, serverTime);
  const { open } = useCallbackActs();
  const [opened, setOpened] = useState<{ callback: Callback; told: Told }>();
  const offsetMs = useMemo(() => clockOffset(serverTime), [serverTime]);
  const onOpen = useCallback(
    (callback: Callback) => void open(callback.id).then((told) => told && setOpened({ callback, told })),
    [open],
  );
  const columns = useCallbackColumns(offsetMs, onOpen);
  return (
    <Page title={t.title} lead={t.lead}>
      <Stack>
        {late > 0 ? (
          <Notice tone="critical" title={t.late(late)} isAlert>
            {`${t.lateText} ${t.waiting(waiting)}`}
          </Notice>
        ) : (
          <p>{t.waiting(waiting)}</p>
        )}
        <DeskList
          shape={callbackList}
          label={t.title}
          search={{ label: t.search, placeholder: t.searchPlaceholder }}
          filter={{
            label: t.filter,
            options: callbackViews.map((id) => ({ id, label: t.views[id] })),
          }}
          columns={columns}
          rows={rows}
          total={total}
          rowsPerPage={rowsPerPage}
          empty={t.empty}
        />
      </Stack>
      {opened && <CallbackDialog {...opened} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}
