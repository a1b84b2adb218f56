import { graphql, useFragment } from "react-relay";
import type { SetAside_request$key } from "#relay/SetAside_request.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { words } from "./words.ts";

/** Money that is set aside and not handed over, and where the reader marks it, if they may. */
export function SetAside({ request: ref }: { request: SetAside_request$key }) {
  const t = useWords(words).setAside;
  const format = useFormat();
  const { number, viewerCanDecide, waitingFor, viewerWaitsAs, allocations } = useFragment(
    graphql`
      fragment SetAside_request on EmergencyRequest {
        number
        viewerCanDecide
        waitingFor {
          reason
        }
        viewerWaitsAs
        allocations {
          left
          status
        }
      }
    `,
    ref,
  );
  const allocated = allocations.find(({ status }) => status === "allocated");
  if (!allocated || allocated.left === 0 || !viewerCanDecide) return null;
  const isTheStep = waitingFor?.reason === "handover" && viewerWaitsAs === "actor";
  const left = format.money(allocated.left);
  return (
    <Stack gap="sm">
      <p>{isTheStep ? t.text(left) : t.instead(left)}</p>
      <div>
        <ButtonLink
          href={`/request/${number}?tab=funding`}
          variant={isTheStep ? "primary" : "quiet"}
          icon="arrow-right"
        >
          {t.action}
        </ButtonLink>
      </div>
    </Stack>
  );
}
