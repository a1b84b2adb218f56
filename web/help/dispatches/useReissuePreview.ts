import { useCallback, useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Preview } from "./useDispatchPreview.ts";
import type { useReissuePreviewQuery } from "#relay/useReissuePreviewQuery.graphql";

const query = graphql`
  query useReissuePreviewQuery($id: ID!) {
    node(id: $id) {
      ... on HelpDispatch {
        reissuePreview {
          endsAt
          endsSoon
        }
      }
    }
  }
`;

type End = Pick<Preview, "endsAt" | "endsSoon">;

/** When the code would end that replaces this one now, and a way to read it again. */
export function useReissuePreview(id: string, isAsked: boolean): readonly [End | undefined, () => void] {
  const environment = useRelayEnvironment();
  const [preview, setPreview] = useState<End>();
  const [reading, setReading] = useState(0);
  useEffect(() => {
    if (!isAsked) return;
    const asking = fetchQuery<useReissuePreviewQuery>(environment, query, { id }).subscribe({
      next: ({ node }) => {
        const { endsAt, endsSoon = false } = node?.reissuePreview ?? {};
        setPreview({ endsAt, endsSoon });
      },
      // The reissue is then refused if the code ends soon, and says when.
      error: () => {},
    });
    return () => asking.unsubscribe();
  }, [environment, id, isAsked, reading]);
  return [preview, useCallback(() => setReading((times) => times + 1), [])];
}
