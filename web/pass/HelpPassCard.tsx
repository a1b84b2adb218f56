import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { HelpPassCard_request$key } from "#relay/HelpPassCard_request.graphql";
import type { HelpPassCardEndMutation } from "#relay/HelpPassCardEndMutation.graphql";
import type { HelpPassCardMakeMutation } from "#relay/HelpPassCardMakeMutation.graphql";
import { useFormat } from "../core/i18n/format.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { useAction } from "../core/relay/useAction.ts";
import { useSecretAction } from "../core/relay/useSecretAction.ts";
import { Button } from "../design/controls/Button.tsx";
import { Card } from "../design/layout/Card.tsx";
import { Cluster, Stack } from "../design/layout/layout.tsx";
import { ConfirmDialog } from "../design/overlays/ConfirmDialog.tsx";
import { toast } from "../design/overlays/toasts.tsx";
import { useAttempt } from "../design/overlays/useAttempt.ts";
import { HandOverDialog, type HandedOver } from "./HandOverDialog.tsx";
import { words } from "./words.ts";

interface HelpPassCardProps {
  request: HelpPassCard_request$key;
  /** Reads the request again: its pass has changed. */
  refresh: () => void;
}

/** Hands over the request's Help Pass, and tells whether it was opened. */
export function HelpPassCard({ request: ref, refresh }: HelpPassCardProps) {
  const t = useWords(words);
  const format = useFormat();
  const { id, viewerHandsOverPass, helpPass } = useFragment(
    graphql`
      fragment HelpPassCard_request on EmergencyRequest {
        id
        viewerHandsOverPass
        helpPass {
          number
          createdAt
          openedAt
          isLocked
        }
      }
    `,
    ref,
  );
  const [make, isMaking] = useSecretAction<HelpPassCardMakeMutation>(graphql`
    mutation HelpPassCardMakeMutation($input: MakePassInput!) {
      makePass(input: $input) {
        pass {
          href
          shortCode
          pin
          qr {
            size
            path
          }
        }
      }
    }
  `);
  const [end] = useAction<HelpPassCardEndMutation>(graphql`
    mutation HelpPassCardEndMutation($input: EndPassInput!) {
      endPass(input: $input) {
        request {
          ...HelpPassCard_request
        }
      }
    }
  `);
  const attempt = useAttempt(t, refresh);
  const [asked, setAsked] = useState<"replace" | "end">();
  // Kept here alone: neither the store nor this device has the PIN after the dialog closes.
  const [handed, setHanded] = useState<HandedOver>();
  if (!viewerHandsOverPass) return null;

  async function give() {
    const made = await attempt(id, () => make({ input: { id, replaces: helpPass?.number ?? null } }));
    if (!made) return;
    setHanded(made.makePass.pass);
    refresh();
  }
  return (
    <Card title={t.title} icon="phone">
      <Stack gap="sm">
        <p>{t.lead}</p>
        {helpPass && (
          <div>
            <p>{t.made(format.dateTime(helpPass.createdAt))}</p>
            <p>
              {helpPass.isLocked
                ? t.locked
                : helpPass.openedAt
                  ? t.opened(format.dateTime(helpPass.openedAt))
                  : t.notOpened}
            </p>
          </div>
        )}
        <Cluster>
          {helpPass ? (
            <>
              <Button variant="quiet" isPending={isMaking} onPress={() => setAsked("replace")}>
                {t.giveNew}
              </Button>
              <Button variant="quiet" onPress={() => setAsked("end")}>
                {t.end}
              </Button>
            </>
          ) : (
            <Button icon="phone" isPending={isMaking} onPress={() => void give()}>
              {t.give}
            </Button>
          )}
        </Cluster>
      </Stack>
      {asked === "replace" && (
        <ConfirmDialog
          title={t.replace.title}
          isOpen
          confirmText={t.giveNew}
          onConfirm={give}
          onClose={() => setAsked(undefined)}
        >
          <p>{t.replace.text}</p>
        </ConfirmDialog>
      )}
      {asked === "end" && (
        <ConfirmDialog
          title={t.endIt.title}
          isOpen
          isDangerous
          confirmText={t.end}
          onConfirm={async () => {
            await end({ input: { id } });
            toast({ title: t.ended, tone: "positive", about: id });
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{t.endIt.text}</p>
        </ConfirmDialog>
      )}
      {handed && <HandOverDialog pass={handed} onClose={() => setHanded(undefined)} />}
    </Card>
  );
}
