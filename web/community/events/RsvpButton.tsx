import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { RsvpButton_event$key } from "#relay/RsvpButton_event.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Icon } from "../../design/text/Icon.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import * as css from "./EventCard.css.ts";
import { ownDeviceKey } from "./ownDeviceKey.ts";
import { words } from "./words.ts";
import type { RsvpButtonCancelMutation } from "#relay/RsvpButtonCancelMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";
import type { RsvpButtonRsvpMutation } from "#relay/RsvpButtonRsvpMutation.graphql";

/** The number of RSVPs, and whether this device is one. */
export function RsvpButton({ event: ref, title }: { event: RsvpButton_event$key; title: string }) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const [rsvp, isSaving] = useRsvpEvent();
  const [cancel, isCancelling] = useCancelRsvp();
  const [isMaking, setMaking] = useState(false);
  const { id, number, goingCount, isGoing, isOver } = useFragment(
    graphql`
      fragment RsvpButton_event on Event {
        id
        number
        goingCount
        isGoing
        isOver
      }
    `,
    ref,
  );
  async function change() {
    setMaking(true);
    try {
      const device = await ownDeviceKey();
      setMaking(false);
      const input = { id, device };
      await (isGoing ? cancel({ input }) : rsvp({ input }));
      toast({
        title: isGoing ? t.cancelled : t.rsvpDone,
        description: title,
        tone: "positive",
        about: `event ${number}`,
      });
    } catch (error) {
      setMaking(false);
      showFailure(error, { failed: t.rsvpFailed, failedText: t.tryAgain });
    }
  }
  const count = countOf();
  const label = isGoing ? t.cancel : t.rsvp;
  return (
    <>
      {count && (
        <p className={css.going}>
          <Icon name={isGoing ? "check" : "users"} />
          {isGoing ? `${t.youGo} · ${count}` : count}
        </p>
      )}
      <Button
        variant={isOver || isGoing ? "quiet" : "primary"}
        icon={isGoing ? "cross" : "check"}
        isPending={isMaking || isSaving || isCancelling}
        pendingText={t.saving}
        aria-label={t.about(label, title)}
        onPress={() => void change()}
      >
        {label}
      </Button>
    </>
  );

  function countOf(): string | undefined {
    if (isOver) return goingCount > 0 ? t.replies(goingCount) : undefined;
    return goingCount === 0 ? t.noneGoing : t.going(goingCount);
  }
}

const useCancelRsvp = () =>
  useAction<RsvpButtonCancelMutation>(graphql`
    mutation RsvpButtonCancelMutation($input: CancelRsvpInput!) {
      cancelRsvp(input: $input) {
        event {
          ...RsvpButton_event
        }
      }
    }
  `);

/** RSVPs for this device; the card updates at once. */
const useRsvpEvent = () =>
  useAction<RsvpButtonRsvpMutation>(graphql`
    mutation RsvpButtonRsvpMutation($input: RsvpEventInput!) {
      rsvpEvent(input: $input) {
        event {
          ...RsvpButton_event
        }
      }
    }
  `);
