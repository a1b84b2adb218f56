import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { WebhooksBodyQuery } from "#relay/WebhooksBodyQuery.graphql";
import { ForSuperAdmins } from "../admin/ForSuperAdmins.tsx";
import { usePasswordAgain } from "../admins/sign-in/usePasswordAgain.tsx";
import { useWords } from "../core/i18n/i18n.tsx";
import { Button } from "../design/controls/Button.tsx";
import { ConfirmDialog } from "../design/overlays/ConfirmDialog.tsx";
import { EmptyState } from "../design/layout/EmptyState.tsx";
import { Cluster, Stack } from "../design/layout/layout.tsx";
import { toast } from "../design/overlays/toasts.tsx";
import { useFailureToast } from "../design/overlays/useFailureToast.ts";
import { words } from "./words.desk.ts";
import { NewWebhookDialog } from "./NewWebhookDialog.tsx";
import { useWebhookActs } from "./useWebhookActs.ts";
import { WebhookRow } from "./WebhookRow.tsx";

export function WebhooksBody({ fetchKey }: { fetchKey: number }) {
  const t = useWords(words);
  return (
    <ForSuperAdmins otherwise={t.onlySuper}>
      <Webhooks fetchKey={fetchKey} />
    </ForSuperAdmins>
  );
}

function Webhooks({ fetchKey }: { fetchKey: number }) {
  const t = useWords(words);
  const tellFailure = useFailureToast();
  const [reading, setReading] = useState(0);
  const [isMaking, setMaking] = useState(false);
  const [deleting, setDeleting] = useState<{ id: string; name: string }>();
  const [run, passwordDialog] = usePasswordAgain();
  const acts = useWebhookActs();
  const { webhooks } = useLazyLoadQuery<WebhooksBodyQuery>(
    graphql`
      query WebhooksBodyQuery {
        webhooks {
          id
          name
          ...WebhookRow_webhook
        }
      }
    `,
    {},
    { fetchKey: `${fetchKey}.${reading}`, fetchPolicy: "store-and-network" },
  );
  const readAgain = () => setReading((times) => times + 1);

  async function attempt(act: () => Promise<unknown>, said?: string) {
    try {
      await run(act);
      if (said) toast({ title: said, tone: "positive" });
    } catch (error) {
      tellFailure(error, { failed: t.actFailed });
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
      <Cluster>
        <Button icon="plus" onPress={() => setMaking(true)}>
          {t.add}
        </Button>
      </Cluster>
      {webhooks.length === 0 ? (
        <EmptyState icon="send" text={t.empty} />
      ) : (
        <Stack as="ul" gap="sm">
          {webhooks.map(({ id, name, ...webhook }) => (
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
