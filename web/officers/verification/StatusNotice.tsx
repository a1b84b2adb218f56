import { graphql, useFragment } from "react-relay";
import type { StatusNotice_verification$key } from "#relay/StatusNotice_verification.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSay } from "../../core/i18n/sentences.ts";
import { BreakableText } from "../../design/text/BreakableText.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { provisionalLook, statusLooks } from "./tones.ts";
import { words } from "./words.ts";
import { says as verificationSays } from "../../../shared/officers/verification/sentences.ts";

/** The meaning of the status, and the next step. A 911 grant shows its duration and limits. */
export function StatusNotice(props: { verification: StatusNotice_verification$key }) {
  const { status, trust, emergencyUntil, supervisorEmail, supervisorMailAt } = useFragment(
    graphql`
      fragment StatusNotice_verification on Verification {
        status
        trust
        emergencyUntil
        supervisorEmail
        supervisorMailAt
      }
    `,
    props.verification,
  );
  const { page: t, actions } = useWords(words);
  const { time } = useFormat();
  const say = useSay();
  const isProvisional = trust === "provisional" && emergencyUntil !== null;
  const look = isProvisional ? "provisional" : status;
  const said = {
    pending: {
      title: t.pendingTitle,
      text: supervisorMailAt
        ? t.pendingRoundup(supervisorEmail, time(supervisorMailAt))
        : t.pendingText(supervisorEmail),
    },
    provisional: {
      title: t.provisionalTitle(emergencyUntil ? time(emergencyUntil) : ""),
      text: t.provisionalText,
    },
    verified: {
      title: t.verifiedTitle,
      text: trust === "limited" ? `${t.verifiedText} ${t.limitedText}` : t.verifiedText,
    },
    rejected: { title: t.rejectedTitle, text: say(verificationSays.caseRejected) },
  }[look];

  return (
    <div role="status">
      <Notice {...(look === "provisional" ? provisionalLook : statusLooks[look])} title={said.title}>
        <Stack gap="sm">
          <p>
            <BreakableText text={said.text} />
          </p>
          {status === "verified" && (
            <ButtonLink href="/case-tracking" icon="arrow-right" isWide>
              {actions.continue}
            </ButtonLink>
          )}
        </Stack>
      </Notice>
    </div>
  );
}
