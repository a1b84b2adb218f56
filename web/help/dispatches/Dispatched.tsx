import { graphql, useFragment } from "react-relay";
import type { Dispatched_request$key } from "#relay/Dispatched_request.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { words } from "./words.desk.ts";
import { DispatchLine } from "./DispatchLine.tsx";
import { secondary } from "../../design/layout/layout.css.ts";
import { Stack } from "../../design/layout/layout.tsx";

/** The dispatches of a request, including voided ones. */
export function Dispatched({
  request: ref,
  onOutdated,
  onWork,
}: {
  request: Dispatched_request$key;
  onOutdated: () => void;
  onWork?: () => void;
}) {
  const t = useWords(words).row;
  const { dispatches } = useFragment(
    graphql`
      fragment Dispatched_request on EmergencyRequest {
        dispatches {
          id
          ...DispatchLine_dispatch
        }
      }
    `,
    ref,
  );
  if (dispatches.length === 0) return null;
  return (
    <div>
      <p className={secondary}>{t.dispatched}</p>
      <Stack as="ul" gap="xs" label={t.dispatched}>
        {dispatches.map((dispatch) => (
          <DispatchLine
            key={dispatch.id}
            dispatch={dispatch}
            onOutdated={onOutdated}
            {...(onWork && { onWork })}
          />
        ))}
      </Stack>
    </div>
  );
}
