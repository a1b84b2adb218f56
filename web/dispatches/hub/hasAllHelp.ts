import { isFullyDispatched } from "#shared/dispatches/rules";
import type { HelpType } from "#shared/needs/rules";

/** Every requested kind of help was dispatched and not voided. */
export const hasAllHelp = (
  requested: readonly HelpType[],
  dispatches: readonly { readonly helpType: HelpType; readonly voidedAt?: unknown }[],
): boolean =>
  isFullyDispatched(
    requested,
    dispatches.filter(({ voidedAt }) => !voidedAt),
  );
