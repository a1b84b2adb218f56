import type { HelpType } from "../../../../shared/intake/needs/rules.ts";

/** The chosen kinds of help that the person got recently in another case: a reason is required. */
export function overlapOf(
  helpedBefore: readonly { readonly helpType: HelpType | null | undefined; readonly isRecent: boolean }[],
  chosen: readonly { helpType: HelpType }[],
): HelpType[] {
  const recent = helpedBefore.filter(({ isRecent }) => isRecent).map(({ helpType }) => helpType);
  return [...new Set(chosen.map(({ helpType }) => helpType))].filter((helpType) => recent.includes(helpType));
}
