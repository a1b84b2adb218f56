import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { Permission } from "../../../../shared/core/access/roles.ts";
import { isUndecided } from "../../../../shared/core/request-statuses.ts";
import type { CaseSteps_request$key } from "#relay/CaseSteps_request.graphql";
import { May } from "../../../shell/desk/May.tsx";
import { useMay } from "../../../shell/desk/permissions.ts";
import { DenyButton } from "../../../decisions/allocations/DenyButton.tsx";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import * as css from "../case.css.ts";
import { useShortcuts } from "../../../shell/desk/workspace/singleKeys.ts";
import { words } from "../words.desk.ts";
import { StepForm, type StepTarget } from "./StepForm.tsx";

const targets: readonly { to: StepTarget; needs: Permission; key?: string }[] = [
  { to: "pending", needs: "approve" },
  { to: "approved", needs: "approve", key: "a" },
  { to: "completed", needs: "dispatch" },
];

/** Set Pending, Approve and Mark Complete, each with a preview of its effect; and the denial. */
export function CaseSteps({
  request: ref,
  onOutdated,
  onDecided,
}: {
  request: CaseSteps_request$key;
  onOutdated: () => void;
  /** After an approval or a denial. */
  onDecided?: (() => void) | undefined;
}) {
  const t = useWords(words).steps;
  const [chosen, setChosen] = useState<StepTarget>();
  const may = useMay();
  const shortcut = useShortcuts();
  const allowed = targets.filter(({ needs }) => may(needs));
  const request = useFragment(
    graphql`
      fragment CaseSteps_request on EmergencyRequest {
        status
        recordDestroyedAt
        decision {
          outcome
        }
        ...StepForm_request
        ...DenyButton_request
      }
    `,
    ref,
  );
  const mayApprove = isUndecided(request.status) && request.decision?.outcome !== "refused";
  return (
    <Stack gap="sm">
      <div className={css.steps}>
        {allowed.map(({ to, key }) => (
          <Button
            key={to}
            variant={to === "approved" && mayApprove ? "primary" : "quiet"}
            isDisabled={request.status === to || request.recordDestroyedAt !== null}
            aria-expanded={chosen === to}
            {...(key !== undefined && shortcut(key))}
            onPress={() => setChosen(chosen === to ? undefined : to)}
          >
            {t.actions[to]}
          </Button>
        ))}
        <May do="approve">
          <DenyButton
            request={request}
            isOffered={isUndecided(request.status)}
            onOutdated={onOutdated}
            onDecided={onDecided}
            {...shortcut("r")}
          />
        </May>
      </div>
      {chosen && (
        <StepForm
          key={chosen}
          to={chosen}
          request={request}
          onClose={() => setChosen(undefined)}
          onOutdated={onOutdated}
          onDecided={onDecided}
        />
      )}
    </Stack>
  );
}
