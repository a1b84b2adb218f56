import { useCallback, useMemo, useTransition } from "react";
import {
  graphql,
  useFragment,
  usePreloadedQuery,
  useRefetchableFragment,
  useSubscription,
  type PreloadedQuery,
} from "react-relay";
import type { SetupPage_query$key } from "#relay/SetupPage_query.graphql";
import type { SetupPage_setup$key } from "#relay/SetupPage_setup.graphql";
import type { SetupPageQuery } from "#relay/SetupPageQuery.graphql";
import type { SetupPageRefetchQuery } from "#relay/SetupPageRefetchQuery.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { list } from "../../design/layout/layout.css.ts";
import { Card } from "../../design/layout/Card.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { ProgressBar } from "../../design/display/bars/ProgressBar.tsx";
import { SetupItem } from "./SetupItem.tsx";
import { words } from "./words.desk.ts";

const query = graphql`
  query SetupPageQuery @preloadable {
    ...SetupPage_query
  }
`;
const fragment = graphql`
  fragment SetupPage_query on Query
  @refetchable(queryName: "SetupPageRefetchQuery")
  @argumentDefinitions(isFresh: { type: "Boolean", defaultValue: false }) {
    setup(isFresh: $isFresh) {
      ...SetupPage_setup
    }
  }
`;
/** Also what a note gives back. */
const setupFragment = graphql`
  fragment SetupPage_setup on Setup {
    isTraining
    openCount
    items {
      item
      state
      page {
        __typename
      }
      noteForm {
        __typename
      }
      ...SetupItem_item
    }
  }
`;
const subscription = graphql`
  subscription SetupPageSubscription {
    setupChanged
  }
`;

/** What this installation needs before its first real case, and what was found of it. */
export function SetupPage({ queryRef }: { queryRef: PreloadedQuery<SetupPageQuery> }) {
  const t = useWords(words);
  const [{ setup }, refetch] = useRefetchableFragment<SetupPageRefetchQuery, SetupPage_query$key>(
    fragment,
    usePreloadedQuery<SetupPageQuery>(query, queryRef),
  );
  const [isReading, start] = useTransition();
  const readAgain = useCallback(
    (isFresh: boolean) => start(() => void refetch({ isFresh }, { fetchPolicy: "network-only" })),
    [refetch],
  );
  useSubscription(
    useMemo(() => ({ subscription, variables: {}, onNext: () => readAgain(false) }), [readAgain]),
  );
  const { items, openCount, isTraining } = useFragment<SetupPage_setup$key>(setupFragment, setup);
  const todo = items.filter(({ state }) => state !== "done");
  const isHere = ({ page, noteForm }: (typeof items)[number]) => page !== null || noteForm !== null;
  const groups = [
    { title: t.todo, items: todo.filter(isHere) },
    { title: t.todoElsewhere, items: todo.filter((item) => !isHere(item)) },
    { title: t.done, items: items.filter(({ state }) => state === "done") },
  ];
  if (isTraining)
    return (
      <Page title={t.title}>
        <Notice tone="info">{t.training}</Notice>
      </Page>
    );
  return (
    <Page
      title={t.title}
      lead={t.lead}
      actions={
        <Button variant="quiet" icon="refresh" isPending={isReading} onPress={() => readAgain(true)}>
          {t.again}
        </Button>
      }
    >
      <Stack>
        <ProgressBar
          label={t.progress(items.length - openCount, items.length)}
          percent={(100 * (items.length - openCount)) / items.length}
        />
        {todo.length === 0 && <Notice tone="positive">{t.complete}</Notice>}
        {groups.map(
          ({ title, items: listed }) =>
            listed.length > 0 && (
              <Card key={title} title={title}>
                <ul className={list}>
                  {listed.map((item) => (
                    <SetupItem key={item.item} item={item} />
                  ))}
                </ul>
              </Card>
            ),
        )}
      </Stack>
    </Page>
  );
}
