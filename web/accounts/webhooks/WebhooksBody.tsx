import { useState } from "react";
import { graphql } from "react-relay";
import type { WebhooksBody_query$key } from "#relay/WebhooksBody_query.graphql";
import type { WebhooksBodyQuery } from "#relay/WebhooksBodyQuery.graphql";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import { LoadMore } from "../../shell/desk/lists/LoadMore.tsx";
import { usePanelQuery } from "../../shell/desk/usePanelQuery.ts";
import { usePasswordAgain } from "../admins/sign-in/usePasswordAgain.tsx";
import { May } from "../../shell/desk/May.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { Button } from "../../design/controls/Button.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Stack } from "../../design/layout/layout.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { words } from "./words.desk.ts";
import { NewWebhookDialog } from "./NewWebhookDialog.tsx";
import { useWebhookActs } from "./useWebhookActs.ts";
import { WebhookRow } from "./WebhookRow.tsx";

const fragment = graphql`
  fragment WebhooksBody_query on Query @refetchable(queryName: "WebhooksBodyPaginationQuery") {
    webhooks(first: $first, after: $after) @connection(key: "WebhooksBody_webhooks") {
      totalCount
      edges {
        node {
          id
          name
          ...WebhookRow_webhook
        }
      }
    }
  }
`;
const query = graphql`
  query WebhooksBodyQuery($first: Int!, $after: String) {
    ...WebhooksBody_query
  }
`;

/** Programs that receive events. Only super administrators change them. */
export function WebhooksBody() {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const [isMaking, setMaking] = useState(false);
  const [deleting, setDeleting] = useState<{ id: string; name: string }>();
  const [run, passwordDialog] = usePasswordAgain();
  const acts = useWebhookActs();
  const data = usePanelQuery<WebhooksBodyQuery>(query, firstPage);
  const [{ webhooks }, list] = useLiveList<WebhooksBody_query$key>(fragment, data);
  const { readAgain } = list;

  async function attempt(act: () => Promise<unknown>, said?: string) {
    try {
      await run(act);
      if (said) toast({ title: said, tone: "positive" });
    } catch (error) {
      showFailure(error, { failed: t.actFailed });
    }
    readAgain();
  }
  async function remove() {
    if (!deleting) return;
    await run(() => acts.remove({ input: { id: deleting.id } }));
    toast({ title: t.deleted(deleting.name), tone: "positive" });
    readAgain();
  }
  return (
    <Stack>
      <p>{t.text}</p>
      <May do="manageSystem">
        <Cluster>
          <Button icon="plus" onPress={() => setMaking(true)}>
            {t.add}
          </Button>
        </Cluster>
      </May>
      {webhooks.edges.length === 0 ? (
        <EmptyState icon="send" text={t.empty} />
      ) : (
        <Stack as="ul" gap="sm">
          {webhooks.edges.map(({ node: { id, name, ...webhook } }) => (
            <WebhookRow
              key={id}
              webhook={webhook}
              onSwitch={(isActive) => void attempt(() => acts.turn({ input: { id, isActive } }))}
              onTest={() => void attempt(() => acts.test({ input: { id } }), t.tested)}
              onReplay={(delivery) => void attempt(() => acts.replay({ input: { delivery } }), t.replayed)}
              onDelete={() => setDeleting({ id, name })}
            />
          ))}
        </Stack>
      )}
      <LoadMore list={list} total={webhooks.totalCount} />
      {isMaking && <NewWebhookDialog onClose={() => setMaking(false)} onMade={readAgain} />}
      {deleting && (
        <ConfirmDialog
          title={t.deleteTitle(deleting.name)}
          isOpen
          onClose={() => setDeleting(undefined)}
          onConfirm={remove}
          confirmText={t.delete}
          isDangerous
        >
          <p>{t.deleteText}</p>
        </ConfirmDialog>
      )}
      {passwordDialog}
    </Stack>
  );
}
