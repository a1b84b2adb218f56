import { graphql, useFragment } from "react-relay";
import type { AllocationList_request$key } from "#relay/AllocationList_request.graphql";
import { isUndecided } from "../../../shared/core/request-statuses.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { AllocationCard } from "./AllocationCard.tsx";
import { words } from "./words.ts";

interface AllocationListProps {
  request: AllocationList_request$key;
  onOutdated: () => void;
}

/** The allocations of one request, newest first. */
export function AllocationList({ request: ref, onOutdated }: AllocationListProps) {
  const t = useWords(words);
  const { number, status, allocations, viewerCanDecide, victimName } = useFragment(
    graphql`
      fragment AllocationList_request on EmergencyRequest {
        number
        status
        viewerCanDecide
        victimName
        allocations {
          id
          ...AllocationCard_allocation
        }
      }
    `,
    ref,
  );
  if (allocations.length === 0) {
    return (
      <EmptyState icon="dollar" text={status === "denied" ? t.emptyDenied : t.empty}>
        {isUndecided(status) && (
          <>
            <p>{t.emptyNext}</p>
            <TextLink href={`/request/${number}?tab=details`} icon="arrow-right">
              {t.toDetails}
            </TextLink>
          </>
        )}
      </EmptyState>
    );
  }
  return (
    <Stack as="ul">
      {allocations.map((allocation) => (
        <li key={allocation.id} data-step="money" tabIndex={-1}>
          <AllocationCard
            allocation={allocation}
            distributesTo={viewerCanDecide ? victimName : null}
            onOutdated={onOutdated}
          />
        </li>
      ))}
    </Stack>
  );
}
