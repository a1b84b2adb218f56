import { graphql, useFragment } from "react-relay";
import type { WaitingFor_request$key } from "#relay/WaitingFor_request.graphql";
import { useFormat } from "../core/i18n/format.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { ButtonLink } from "../design/controls/links.tsx";
import { Stack } from "../design/layout/layout.tsx";
import { Notice } from "../design/text/Notice.tsx";
import { words } from "./words.ts";

interface WaitingForProps {
  request: WaitingFor_request$key;
  /** If the reader can have the email to the supervisor sent again. */
  maySendAgain: boolean;
}

/** Who has to act next on a request, since when, and what on. */
export function WaitingFor({ request: ref, maySendAgain }: WaitingForProps) {
  const t = useWords(words);
  const format = useFormat();
  const { waitingFor } = useFragment(
    graphql`
      fragment WaitingFor_request on EmergencyRequest {
        waitingFor {
          owner
          reason
          from
        }
      }
    `,
    ref,
  );
  if (!waitingFor) return null;
  const { owner, reason, from } = waitingFor;
  const time = format.dateTime(from);
  const asksSupervisor = reason === "confirmation" || reason === "supervisor_email";
  return (
    <Notice
      tone={owner === "vendor" ? "positive" : "info"}
      icon={owner === "vendor" ? "check" : "clock"}
      title={t.owners[owner]}
    >
      <Stack gap="sm">
        <p>
          {t.reasons[reason]} {reason === "confirmation" ? t.delivered(time) : t.since(time)}
        </p>
        {asksSupervisor && maySendAgain && (
          <div>
            <ButtonLink href="/verification" variant="quiet" icon="mail">
              {t.sendAgain}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Notice>
  );
}
