import { graphql, useLazyLoadQuery } from "react-relay";
import type { CaseDispatchQuery } from "#relay/CaseDispatchQuery.graphql";
import type { CaseToolProps } from "../admin/desk.ts";
import { DispatchDialog } from "./DispatchDialog.tsx";
import { useReadRow } from "./hub/useReadRow.ts";

/** Manual dispatch for the open case. */
export function CaseDispatch({ id, ...about }: CaseToolProps) {
  const { node } = useLazyLoadQuery<CaseDispatchQuery>(
    graphql`
      query CaseDispatchQuery($id: ID!) {
        node(id: $id) {
          ...DispatchForm_request @alias(as: "form")
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only" },
  );
  const readAgain = useReadRow(id);
  return node?.form ? <DispatchDialog {...about} request={node.form} onOutdated={readAgain} /> : null;
}
