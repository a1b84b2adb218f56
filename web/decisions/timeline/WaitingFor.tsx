import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { WaitingFor_request$key } from "#relay/WaitingFor_request.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { useWaitWords } from "./useWaitWords.ts";
import { words } from "./words.ts";

interface WaitingForProps {
  request: WaitingFor_request$key;
  /** If the reader can have the email to the supervisor sent again. */
  maySendAgain: boolean;
  /** In a card with what the reader can do: sentences alone. */
  isPart?: boolean;
  /** What belongs to the step, such as where it is done. */
  children?: ReactNode;
}

/** The one step that a request waits for, in the reader's terms, since when, and how it is done. */
export function WaitingFor({ request: ref, maySendAgain, isPart, children }: WaitingForProps) {
  const t = useWords(words);
  const say = useWaitWords();
  const format = useFormat();
  const { waitingFor, viewerWaitsAs } = useFragment(
    graphql`
      fragment WaitingFor_request on EmergencyRequest {
        waitingFor {
          owner
          reason
          from
        }
        viewerWaitsAs
      }
    `,
    ref,
  );
  if (!waitingFor || !viewerWaitsAs) return null;
  const { owner, reason, from } = waitingFor;
  const time = format.dateTime(from);
  const asksSupervisor = reason === "confirmation" || reason === "supervisor_email";
  const { title, text } = say(waitingFor, viewerWaitsAs);
  const isYours = viewerWaitsAs === "actor";
  const look = isYours
    ? ({ tone: "caution", icon: "arrow-right" } as const)
    : owner === "vendor"
      ? ({ tone: "positive", icon: "check" } as const)
      : ({ tone: "info", icon: "clock" } as const);
  const sentence = (
    <p>
      {isPart && !isYours && (
        <>
          <strong>{title}</strong> <br />
        </>
      )}
      {text} {reason === "confirmation" && !isYours ? t.delivered(time) : t.since(time)}
    </p>
  );
  return (
    <div data-step="wait" tabIndex={-1}>
      {isPart ? (
        sentence
      ) : (
        <Notice {...look} title={title}>
          <Stack gap="sm">
            {sentence}
            {asksSupervisor && maySendAgain && (
              <div>
                <ButtonLink href="/verification" variant="quiet" icon="mail">
                  {t.sendAgain}
                </ButtonLink>
              </div>
            )}
            {children}
          </Stack>
        </Notice>
      )}
    </div>
  );
}
