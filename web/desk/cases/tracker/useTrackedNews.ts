import { useMemo, type RefObject } from "react";
import type { RequestStatus } from "../../../../shared/intake/requests/statuses.ts";
import { isInUse } from "../../../shell/desk/workspace/isInUse.ts";
import { isIn, type CaseFilter } from "../caseAddress.ts";

interface News {
  readonly trackedRequestChanged: { readonly id: string; readonly status: RequestStatus } | null | undefined;
}

/**
 * What a live list of requests must know: which reports announce new rows, and when no row may move
 * away from the pointer or the focus.
 */
export function useTrackedNews(
  edges: readonly { readonly node: { readonly id: string } }[],
  filter: CaseFilter,
  place: RefObject<HTMLElement | null>,
) {
  const ids = useMemo(() => new Set(edges.map(({ node }) => node.id)), [edges]);
  return {
    countNew: (heard: readonly News[]) => {
      const now = new Map(heard.map(({ trackedRequestChanged: row }) => [row?.id ?? "", row?.status]));
      return [...now].filter(([id, is]) => id && !ids.has(id) && is && isIn(filter, is)).length;
    },
    isHeld: () => isInUse(place.current),
  };
}
