import type { RefObject } from "react";
import type { RequestStatus } from "../../../../shared/core/request-statuses.ts";
import { useSeen } from "../../../shell/desk/agencies.ts";
import { isInUse } from "../../../shell/desk/workspace/isInUse.ts";
import { isIn, type CaseFilter } from "../caseAddress.ts";

interface News {
  readonly trackedRequestChanged:
    | {
        readonly id: string;
        readonly status: RequestStatus;
        readonly agencyNumber: number | null | undefined;
      }
    | null
    | undefined;
}

interface TrackedData {
  readonly trackedRequests: { readonly edges: readonly { readonly node: { readonly id: string } }[] };
}

/**
 * What a live list of requests must know: which reports announce new rows, and when no row may move
 * away from the pointer or the focus.
 */
export function useCaseNews(filter: CaseFilter, place: RefObject<HTMLElement | null>) {
  const { shown } = useSeen();
  return {
    countNew: (heard: readonly News[], { trackedRequests: { edges } }: TrackedData) => {
      const ids = new Set(edges.map(({ node }) => node.id));
      const rows = heard.flatMap(({ trackedRequestChanged: row }) => row ?? []);
      const now = new Map(rows.map((row) => [row.id, row]));
      return [...now].filter(([id, row]) => {
        const isOfAgency = shown === null || row.agencyNumber === shown;
        return ids.has(id) ? !isOfAgency : isOfAgency && isIn(filter, row.status);
      }).length;
    },
    isHeld: () => isInUse(place.current),
  };
}
