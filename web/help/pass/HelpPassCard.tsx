import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { HelpPassCard_request$key } from "#relay/HelpPassCard_request.graphql";
import type { HelpPassCardEndMutation } from "#relay/HelpPassCardEndMutation.graphql";
import type { HelpPassCardTextMutation } from "#relay/HelpPassCardTextMutation.graphql";
import type { HelpPassCardMakeMutation } from "#relay/HelpPassCardMakeMutation.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useIsForSelf, useLocale, useOwnVoice, useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";
import { lazily } from "../../core/routing/lazily.ts";
import { Button } from "../../design/controls/Button.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useAttempt } from "../../design/overlays/useAttempt.ts";
import type { HandedOver } from "./HandOverDialog.tsx";
import { words } from "./words.ts";

const HandOverDialog = lazily(() => import("./HandOverDialog.tsx"), "HandOverDialog");

interface HelpPassCardProps {
  request: HelpPassCard_request$key;
  /** Reads the request again: its pass has changed. */
  refresh: () => void;
  /**
   * What the request makes of it: its next step, a part, one row after the help was given, or one
   * row with its reason after the request was closed.
   */
  place: "next" | "part" | "later" | "closed";
}

/** Hands over the request's Help Pass, and tells whether it was opened. */
export function HelpPassCard({ request: ref, refresh, place }: HelpPassCardProps) {
  const all = useWords(words);
  const t = useOwnVoice(all, all.own);
  const isForSelf = useIsForSelf();
  const locale = useLocale();
  const format = useFormat();
  const { id, viewerHandsOverPass, viewerTextsPassLink, helpPass } = useFragment(
    graphql`
      fragment HelpPassCard_request on EmergencyRequest {
        id
        viewerHandsOverPass
        viewerTextsPassLink
        helpPass {
          number
          createdAt
          madeBy
          openedAt
          expiresAt
          isExpired
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
  // The link's secret goes with it.
  const [text, isTexting] = useSecretAction<HelpPassCardTextMutation>(graphql`
    mutation HelpPassCardTextMutation($input: TextPassLinkInput!) {
      textPassLink(input: $input) {
        request {
          id
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
    const made = await attempt(id, async () => {
      // The PIN is shown once, so what shows it comes first.
      await HandOverDialog.load();
      return make({ input: { id, replaces: helpPass?.number ?? null } });
    });
    if (!made) return;
    setHanded(made.makePass.pass);
    refresh();
  }
  async function textTo({ href }: HandedOver) {
    const token = new URL(href).pathname.split("/").pop() ?? "";
    if (await attempt(id, () => text({ input: { id, token } })))
      toast({ title: t.texted, tone: "positive", about: id });
  }
  const isRow = place === "later" || place === "closed";
  const giveOne = !helpPass && (
    <Button
      variant={place === "next" ? "primary" : isRow ? "plain" : "quiet"}
      {...(!isRow && { icon: "phone" })}
      isPending={isMaking}
      onPress={() => void give()}
    >
      {t.give}
    </Button>
  );
  return (
    <Card title={t.title} icon="phone" aside={isRow && giveOne}>
      {!isRow && <p>{t.lead}</p>}
      {place === "closed" && !helpPass && <Muted>{t.closed}</Muted>}
      {helpPass && (
        <Stack gap="sm">
          <div>
            <p>
              {helpPass.madeBy
                ? t.madeBy(helpPass.madeBy, format.dateTime(helpPass.createdAt))
                : t.made(format.dateTime(helpPass.createdAt))}
            </p>
            <p>{helpPass.openedAt ? t.opened(format.dateTime(helpPass.openedAt)) : t.notOpened}</p>
            {helpPass.isExpired ? (
              <p>{t.expired(format.date(helpPass.expiresAt))}</p>
            ) : (
              helpPass.isLocked && <p>{t.locked}</p>
            )}
          </div>
          <Cluster>
            <Button variant="quiet" isPending={isMaking} onPress={() => setAsked("replace")}>
              {t.giveNew}
            </Button>
            {!helpPass.isExpired && (
              <Button variant="quiet" onPress={() => setAsked("end")}>
                {t.end}
              </Button>
            )}
          </Cluster>
        </Stack>
      )}
      {!isRow && giveOne && <div>{giveOne}</div>}
      {!isForSelf && !isRow && (
        <p>
          <TextLink href={`/card/print?lang=${locale}`} target="_blank" icon="printer">
            {t.blanks}
          </TextLink>
        </p>
      )}
      <ConfirmDialog
        title={t.replace.title}
        isOpen={asked === "replace"}
        confirmText={t.giveNew}
        onConfirm={give}
        onClose={() => setAsked(undefined)}
      >
        <p>{t.replace.text}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t.endIt.title}
        isOpen={asked === "end"}
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
      {handed && (
        <Suspense>
          <HandOverDialog
            pass={handed}
            isTexting={isTexting}
            {...(viewerTextsPassLink && { onText: () => void textTo(handed) })}
            onClose={() => setHanded(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}
