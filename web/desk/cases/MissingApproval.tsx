import { graphql, useFragment } from "react-relay";
import type { MissingApproval_request$key } from "#relay/MissingApproval_request.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Icon } from "../../design/text/Icon.tsx";
import { words } from "./words.desk.ts";
import * as css from "./tracker/TrackedRow.css.ts";

/** Whose approval a processing request still needs. */
export function MissingApproval({ request: ref }: { request: MissingApproval_request$key }) {
  const t = useWords(words).missing;
  const { missingApproval: missing } = useFragment(
    graphql`
      fragment MissingApproval_request on EmergencyRequest {
        missingApproval {
          approvals
          required
          supervisor
          needsAdmin
        }
      }
    `,
    ref,
  );
  if (!missing) return null;
  const { approvals, required, supervisor, needsAdmin } = missing;
  const who = needsAdmin ? t.admin : supervisor ? t.supervisor(supervisor) : t.second;
  return (
    <p className={css.missing}>
      <Icon name="users" size="sm" />
      {t.waits(who, approvals, Math.max(required, approvals + 1))}
    </p>
  );
}
