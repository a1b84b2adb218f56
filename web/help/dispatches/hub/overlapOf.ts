import { graphql, readInlineData } from "react-relay";
import type { HelpType } from "../../../../shared/intake/needs/rules.ts";
import type { overlapOf_request$key } from "#relay/overlapOf_request.graphql";

/** The chosen kinds of help that the person got recently in another case: a reason is required. */
export function overlapOf(ref: overlapOf_request$key, chosen: readonly { helpType: HelpType }[]): HelpType[] {
  const { helpedBefore } = readInlineData(
    graphql`
      fragment overlapOf_request on EmergencyRequest @inline {
        helpedBefore {
          helpType
          isRecent
        }
      }
    `,
    ref,
  );
  const recent = helpedBefore.filter(({ isRecent }) => isRecent).map(({ helpType }) => helpType);
  return [...new Set(chosen.map(({ helpType }) => helpType))].filter((helpType) => recent.includes(helpType));
}
