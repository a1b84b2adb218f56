import { isFullyDispatched } from "#shared/dispatches/rules";
import type { HelpType } from "#shared/needs/rules";

/** Every kind of help that was asked for was given out, and not taken back. */
export const hasAllHelp = (
  requested: readonly HelpType[],
  dispatches: readonly { readonly helpType: HelpType; readonly voidedAt?: unknown }[],
): boolean =>
  isFullyDispatched(
    requested,
    dispatches.filter(({ voidedAt }) => !voidedAt),
  );
