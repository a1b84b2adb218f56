import type { HelpDispatch } from "../../../../prisma/client/client.ts";
import { admit } from "../../../core/access/audiences.ts";
import { may } from "../../../core/access/viewer.ts";
import type { Context } from "../../../core/context.ts";
import { parse } from "../../../core/errors.ts";
import type { HelpType } from "../../../../shared/intake/needs/rules.ts";
import { endOfHelp } from "../../../core/time/help-end.ts";
import { readNextCode } from "../../vendors/codes.sql.ts";
import { readOfferedVendors } from "./facts.sql.ts";
import { limitsOf } from "../../../../shared/platform/system/rules.ts";
import { endsSoon } from "../../../../shared/help/vendors/rules.ts";
import { askedHelp, chosenProviders } from "../../../../shared/help/dispatches/rules.ts";
import { sameAgain } from "../take-back.ts";

/** The help of one provider if it were dispatched now. */
export interface PreviewedHelp {
  vendorId: number;
  helpType: HelpType;
  /** Null if the provider's pool has no code for it. */
  endsAt: Date | null;
  /** Its code has less than 24 hours left, and the pool has no other. */
  endsSoon: boolean;
}

/**
 * What a dispatch of these providers would give now, without giving it. Others may take a code
 * before it is dispatched.
 */
export async function previewDispatch(
  context: Context,
  requestId: number,
  input: unknown,
): Promise<PreviewedHelp[]> {
  admit(context.viewer, "dispatch");
  const providers = parse(chosenProviders, input);
  const now = context.now();
  const limits = limitsOf(context.config());
  const vendors = await readOfferedVendors(context.sql, providers);
  const codes: number[] = [];
  const previewed: PreviewedHelp[] = [];
  for (const [at, provider] of providers.entries()) {
    const { vendorId, helpType } = provider;
    const hasPool = vendors[at]?.hasPool === true;
    const { valueCents } = askedHelp(provider, limits);
    const wanted = { vendorId, helpType, requestId, valueCents, now };
    const code = hasPool ? await readNextCode(context.db, wanted, codes) : undefined;
    if (code) codes.push(code.id);
    const endsAt = hasPool && !code ? null : endOfHelp(context.zone(), now, code?.expiresAt ?? null);
    previewed.push({ vendorId, helpType, endsAt, endsSoon: endsAt !== null && endsSoon(endsAt, now) });
  }
  return previewed;
}

/** What would replace a dispatch. Null for those who cannot dispatch, and without a provider. */
export async function previewReissue(
  context: Context,
  dispatch: HelpDispatch,
): Promise<PreviewedHelp | null> {
  if (!may(context.viewer, "dispatch") || dispatch.vendorId === null) return null;
  const [preview] = await previewDispatch(context, dispatch.requestId, sameAgain(dispatch).providers);
  return preview ?? null;
}
