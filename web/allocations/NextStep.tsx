import { graphql, useFragment } from "react-relay";
import type { NextStep_request$key } from "#relay/NextStep_request.graphql";
import { useFormat } from "../core/i18n/format.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { Stack } from "../design/layout/layout.tsx";
import { ButtonLink } from "../design/controls/links.tsx";
import { Notice } from "../design/text/Notice.tsx";
import { words } from "./words.ts";

/** Money is allocated but not handed over: what to do next, and where. */
export function NextStep({ request: ref }: { request: NextStep_request$key }) {
  const t = useWords(words).next;
  const format = useFormat();
  const {
    number,
    status: requestStatus,
    viewerCanDecide,
    allocations,
  } = useFragment(
    graphql`
      fragment NextStep_request on EmergencyRequest {
        number
        status
        viewerCanDecide
        allocations {
          left
          status
        }
      }
    `,
    ref,
  );
  const allocated = allocations.find(({ status }) => status === "allocated");
  if (!allocated || !viewerCanDecide || requestStatus === "completed") return null;
  return (
    <Notice tone="positive" icon="dollar" title={t.title}>
      <Stack gap="sm">
        <p>{t.text(format.money(allocated.left))}</p>
        <ButtonLink href={`/request/${number}?tab=funding`} icon="arrow-right">
          {t.action}
        </ButtonLink>
      </Stack>
    </Notice>
  );
}
