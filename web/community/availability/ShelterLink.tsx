import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ShelterLink_entry$key } from "#relay/ShelterLink_entry.graphql";
import type { ShelterLinkMakeMutation } from "#relay/ShelterLinkMakeMutation.graphql";
import type { ShelterLinkRevokeMutation } from "#relay/ShelterLinkRevokeMutation.graphql";
import { ProgramSecret, ShownOnce } from "../../accounts/admins/security/ShownOnce.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { May } from "../../shell/desk/May.tsx";
import { useFullTonight } from "../directory/entry/useFullTonight.ts";
import { words } from "./words.desk.ts";

const shownOnce = { secrets: ["href"] };

/** The private link of a shelter, with which its staff say that it is full for the night. */
export function ShelterLink({ entry }: { entry: ShelterLink_entry$key }) {
  const t = useWords(words);
  const format = useFormat();
  const showFailure = useFailureToast();
  const {
    id,
    name,
    canSayFull,
    fullTonight: night,
    availabilityLink,
  } = useFragment(
    graphql`
      fragment ShelterLink_entry on Resource {
        id
        name
        canSayFull
        fullTonight {
          since
          until
          timeZone
        }
        availabilityLink {
          createdAt
          createdBy
          expiresAt
          usedAt
        }
      }
    `,
    entry,
  );
  const [make, isMaking] = useSecretAction<ShelterLinkMakeMutation>(
    graphql`
      mutation ShelterLinkMakeMutation($input: MakeAvailabilityLinkInput!) {
        makeAvailabilityLink(input: $input) {
          href
          entry {
            ...ShelterLink_entry
          }
        }
      }
    `,
    shownOnce,
  );
  const [revoke] = useAction<ShelterLinkRevokeMutation>(graphql`
    mutation ShelterLinkRevokeMutation($input: RevokeAvailabilityLinkInput!) {
      revokeAvailabilityLink(input: $input) {
        entry {
          ...ShelterLink_entry
        }
      }
    }
  `);
  const [asked, setAsked] = useState<"replace" | "revoke">();
  // Kept here alone, until the dialog closes.
  const [href, setHref] = useState<string>();
  const says = useFullTonight(night && { since: night.since, until: night.until, timeZone: night.timeZone });
  if (!canSayFull) return null;

  async function give() {
    const { makeAvailabilityLink } = await make({ input: { id } });
    setHref(makeAvailabilityLink.href);
  }
  async function stop() {
    await revoke({ input: { id } });
    toast({ title: t.revoked, description: name, tone: "positive", about: id });
  }
  return (
    <Card level={3} title={t.title} icon="clock">
      <Stack gap="sm">
        {availabilityLink ? (
          <>
            <p>{says ?? t.saysRoom}</p>
            <Muted>
              {[
                t.made(availabilityLink.createdBy, format.date(availabilityLink.createdAt)),
                availabilityLink.usedAt ? t.used(format.dateTime(availabilityLink.usedAt)) : t.unused,
                t.expires(format.date(availabilityLink.expiresAt)),
              ].join(" · ")}
            </Muted>
          </>
        ) : (
          <p>{t.none}</p>
        )}
        <May do="workDesk">
          <Cluster gap="xs">
            {availabilityLink ? (
              <>
                <Button variant="quiet" icon="refresh" onPress={() => setAsked("replace")}>
                  {t.replace}
                </Button>
                <Button variant="quiet" icon="cross" onPress={() => setAsked("revoke")}>
                  {t.revoke}
                </Button>
              </>
            ) : (
              <Button
                variant="quiet"
                icon="plus"
                isPending={isMaking}
                onPress={() => void give().catch((error: unknown) => showFailure(error, t, id))}
              >
                {t.make}
              </Button>
            )}
          </Cluster>
        </May>
      </Stack>
      <ConfirmDialog
        title={t.replaceTitle(name)}
        isOpen={asked === "replace"}
        onClose={() => setAsked(undefined)}
        onConfirm={give}
        confirmText={t.replace}
        pendingText={t.making}
      >
        <p>{t.replaceText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t.revokeTitle(name)}
        isOpen={asked === "revoke"}
        onClose={() => setAsked(undefined)}
        onConfirm={stop}
        confirmText={t.revoke}
        pendingText={t.revoking}
        isDangerous
      >
        <p>{t.revokeText}</p>
      </ConfirmDialog>
      {href && (
        <ShownOnce title={t.sheetTitle(name)} onClose={() => setHref(undefined)}>
          <ProgramSecret secret={href} text={t.sheetText} />
        </ShownOnce>
      )}
    </Card>
  );
}
