import { startTransition, useState } from "react";
import { graphql, usePreloadedQuery } from "react-relay";
import type { AddressActsQuery } from "#relay/AddressActsQuery.graphql";
import { blockChoices, isLoopbackAddress } from "../../../../shared/desk/activity/rules.ts";
import { usePasswordAgain } from "../../../accounts/admins/sign-in/usePasswordAgain.tsx";
import { useFormat } from "../../../core/i18n/format.ts";
import { useMay } from "../../../shell/desk/permissions.ts";
import { May } from "../../../shell/desk/May.tsx";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useHolding } from "../../../core/relay/HoldList.ts";
import type { Opened } from "../../../core/relay/useQueryOnPress.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { ConfirmDialog } from "../../../design/overlays/ConfirmDialog.tsx";
import { Cluster, Muted, Stack } from "../../../design/layout/layout.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { words } from "../words.desk.ts";
import type { AddressActsBlockMutation } from "#relay/AddressActsBlockMutation.graphql";
import type { AddressActsEndAllMutation } from "#relay/AddressActsEndAllMutation.graphql";
import type { AddressActsEndMutation } from "#relay/AddressActsEndMutation.graphql";
import type { AddressActsUnblockMutation } from "#relay/AddressActsUnblockMutation.graphql";
import { useAction } from "../../../core/relay/useAction.ts";

interface AddressActsProps extends Opened<AddressActsQuery> {
  ipAddress: string;
  isOwn: boolean;
  /** The number of the active block. */
  block: number | null;
  onDone: () => void;
}

type AddressQuestion = "block" | "unblock" | "sessions" | { session: number; who: string };

/** The sessions of an address, and a super admin's actions on it. */
export function AddressActs(props: AddressActsProps) {
  const { queryRef, readAgain, ipAddress, isOwn, block, onDone } = props;
  const t = useWords(words).ips;
  const format = useFormat();
  const { addressSessions: sessions } = usePreloadedQuery<AddressActsQuery>(
    graphql`
      query AddressActsQuery($ipAddress: String!) @preloadable {
        addressSessions(ipAddress: $ipAddress) {
          number
          who
          lastSeenAt
          isOwn
        }
      }
    `,
    queryRef,
  );
  const acts = useAddressActs();
  const may = useMay();
  const [run, passwordDialog] = usePasswordAgain();
  const [asked, setAsked] = useState<AddressQuestion>();
  const [minutes, setMinutes] = useState<number>(blockChoices[1]);
  const question = asked && questionOf(asked);
  useHolding(asked !== undefined);

  function questionOf(act: AddressQuestion) {
    if (act === "block") return { title: t.blockTitle(ipAddress), text: t.blockText, confirm: t.block };
    if (act === "unblock")
      return { title: t.unblockTitle(ipAddress), text: t.unblockText, confirm: t.unblock };
    if (act === "sessions") return { title: t.endAllTitle(ipAddress), text: t.endText, confirm: t.endAll };
    return { title: t.endTitle(act.who), text: t.endText, confirm: t.end };
  }
  async function act(reason: string) {
    if (!asked) return;
    if (asked === "block") {
      const isForced = isLoopbackAddress(ipAddress);
      await run(() => acts.block({ input: { ipAddress, minutes, reason, isForced } }));
      good(t.blockDone(ipAddress));
    } else if (asked === "unblock") {
      await run(() => acts.unblock({ input: { number: block ?? 0 } }));
      good(t.unblockDone(ipAddress));
    } else if (asked === "sessions") {
      const { endAddressSessions: done } = await run(() => acts.endAll({ input: { ipAddress, reason } }));
      good(t.ended(done.ended));
    } else {
      await run(() => acts.end({ input: { number: asked.session, reason } }));
      good(t.ended(1));
    }
    startTransition(readAgain);
    onDone();
  }
  const good = (title: string) => toast({ title, tone: "positive" });
  const others = sessions.filter((session) => !session.isOwn);
  return (
    <Stack gap="sm">
      <Muted>{t.sessions(sessions.length)}</Muted>
      {sessions.map((session) => {
        const who = session.who ?? t.citizen;
        return (
          <Cluster key={session.number} isSpread>
            <span>
              {who} <Muted>{t.lastSeen(format.dateTime(session.lastSeenAt))}</Muted>
            </span>
            {session.isOwn ? (
              <Muted>{t.ownSession}</Muted>
            ) : !may("manageSecurity") ? null : (
              <Button
                variant="quiet"
                aria-label={t.endOf(who)}
                onPress={() => setAsked({ session: session.number, who })}
              >
                {t.end}
              </Button>
            )}
          </Cluster>
        );
      })}
      <May do="manageSecurity">
        <Cluster>
          {others.length > 1 && (
            <Button variant="quiet" onPress={() => setAsked("sessions")}>
              {t.endAll}
            </Button>
          )}
          {block === null ? (
            <Button variant="danger" isDisabled={isOwn} onPress={() => setAsked("block")}>
              {t.block}
            </Button>
          ) : (
            <Button variant="quiet" onPress={() => setAsked("unblock")}>
              {t.unblock}
            </Button>
          )}
          {isOwn && <Muted>{t.notOwn}</Muted>}
        </Cluster>
      </May>
      {question && (
        <ConfirmDialog
          title={question.title}
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={act}
          confirmText={question.confirm}
          isDangerous={asked !== "unblock"}
          {...(asked !== "unblock" && { reason: {} })}
        >
          <p>{question.text}</p>
          {asked === "block" && (
            <Select
              label={t.howLong}
              options={blockChoices.map((choice) => ({
                id: String(choice),
                label: t.durations[choice] ?? "",
              }))}
              value={String(minutes)}
              onChange={(chosen) => setMinutes(Number(chosen))}
            />
          )}
        </ConfirmDialog>
      )}
      {passwordDialog}
    </Stack>
  );
}

/** A super admin's actions on an address. */
function useAddressActs() {
  const [block] = useAction<AddressActsBlockMutation>(graphql`
    mutation AddressActsBlockMutation($input: BlockNetworkInput!) {
      blockNetwork(input: $input) {
        block {
          number
        }
      }
    }
  `);
  const [unblock] = useAction<AddressActsUnblockMutation>(graphql`
    mutation AddressActsUnblockMutation($input: UnblockNetworkInput!) {
      unblockNetwork(input: $input) {
        block {
          number
        }
      }
    }
  `);
  const [end] = useAction<AddressActsEndMutation>(graphql`
    mutation AddressActsEndMutation($input: EndAnySessionInput!) {
      endAnySession(input: $input) {
        number
      }
    }
  `);
  const [endAll] = useAction<AddressActsEndAllMutation>(graphql`
    mutation AddressActsEndAllMutation($input: EndAddressSessionsInput!) {
      endAddressSessions(input: $input) {
        ended
      }
    }
  `);
  return { block, unblock, end, endAll };
}
