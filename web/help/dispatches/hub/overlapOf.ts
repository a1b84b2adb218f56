import type { HelpType } from "../../../../shared/intake/needs/rules.ts";

/** The chosen kinds of help that the person got recently in another case: a reason is required. */
export function overlapOf(
  recent: readonly { readonly helpType: HelpType | null | undefined }[],
  chosen: readonly { helpType: HelpType }[],
): HelpType[] {
  const kinds = recent.map(({ helpType }) => helpType);
  return [...new Set(chosen.map(({ helpType }) => helpType))].filter((helpType) => kinds.includes(helpType));
}
