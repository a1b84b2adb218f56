import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { demandRequest } from "../../intake/request-access/service.ts";
import { says } from "../../../shared/desk/cases/sentences.ts";

export interface RevealedIdentity {
  dateOfBirth: string;
  governmentId: string | null;
}

/**
 * Reveals the recipient's birth date and government ID to an administrator. The reveal is logged
 * first.
 */
export async function revealIdentity(context: Context, number: number): Promise<RevealedIdentity> {
  admit(context.viewer, "workCases");
  await demandRequest(context, number);
  const info = await context.db.victimInfo.findUnique({ where: { requestId: number } });
  if (!info) throw new Refusal("CONFLICT", says.noRecord);
  await record(context.db, context, {
    action: "victim-info.revealed",
    resourceType: "request",
    resourceId: number,
  });
  const open = (sealed: string, field: string) => context.keys.open(sealed, `VictimInfo.${field}.${number}`);
  return {
    dateOfBirth: open(info.dateOfBirthSealed, "dateOfBirth"),
    governmentId: info.governmentIdSealed ? open(info.governmentIdSealed, "governmentId") : null,
  };
}
