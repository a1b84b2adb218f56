import type { EmergencyRequest, Prisma, VictimInfo } from "../../../../prisma/client/client.ts";
import { askWhenReady } from "../../supervisor-approval/approval-request.ts";
import { redirectMessages } from "../../../messages/communications/service.ts";
import { voidApprovals } from "../../supervisor-approval/void.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { demandShown } from "../../../core/guarded-write.ts";
import { readPhones } from "../../../core/text/phone.ts";
import { once } from "../../../core/idempotency.ts";
import { whyNot } from "../../../core/access/case-rights.ts";
import { demand } from "../../../core/access/audiences.ts";
import { can } from "../policy.ts";
import { actorOf, type Viewer } from "../../../core/access/viewer.ts";
import { record } from "../../../core/audit/record.ts";
import { announceTasks } from "../../../core/tasks/open.ts";
import { stateCode } from "../../../../shared/community/directory/rules.ts";
import { rememberLanguage, writeIn } from "../../people/language.ts";
import { keepPersonKeys, wholeAddress } from "../../people/keys.ts";
import { unmasked } from "../masking.ts";
import { victimInfoFor } from "../../../../shared/intake/requests/rules.ts";
import { isUndecided } from "../../../../shared/core/request-statuses.ts";
import { demandRequest, readRequest } from "../../request-access/service.ts";
import { changedFields } from "./victim-info-changes.ts";
import { says } from "../../../../shared/intake/requests/sentences.ts";
import { lockRequest } from "../../../core/database/locks.sql.ts";
import { dayIn } from "../../../../shared/core/time/zone.ts";

const mayNotModify = says.mayNotModify;

interface Options {
  /** A late repeat, whose first answer was lost, must not revert later changes. */
  idempotencyKey?: string | null | undefined;
  /** The victim information's version, 0 without a record. */
  shown?: number | undefined;
  query?: Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include">;
}

/**
 * Adds or replaces the victim information while the request is undecided. If a field differs,
 * earlier approvals are voided; saving the same again changes nothing. A form that is older than
 * another person's change is refused: CONFLICT.
 */
export async function saveVictimInfo(
  context: Context,
  number: number,
  input: unknown,
  { idempotencyKey, shown, query = {} }: Options = {},
): Promise<EmergencyRequest> {
  const known = await demandRequest(context, number);
  demand(can.editVictimInfo(context.viewer, known), whyNot(context.viewer, known, mayNotModify));
  const onRecord = await context.db.victimInfo.findUnique({ where: { requestId: number } });
  const keepsIdentity = onRecord !== null && !can.seeIdentity(context.viewer, known);
  const request = await context.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  const heldNames = [request.victimName, onRecord?.fullName];
  const today = dayIn(context.zone(), context.now());
  const body = parse(victimInfoFor(today, { keepsIdentity, heldNames }), input);
  const { dateOfBirth, governmentId, language, ...filled } = body;
  const read = unmasked(context, request, { form: filled, onRecord });
  const { text: phone, e164: phoneE164 } = readPhones({ phone: read.phone }).phone;
  const form = { ...read, phone };
  const seal = (text: string, field: string) => context.keys.seal(text, `VictimInfo.${field}.${number}`);
  const row = {
    ...form,
    otherAssistance: form.otherAssistance || null,
    dependents: form.dependents || null,
    emergencyContact: form.emergencyContact || null,
    dateOfBirthSealed:
      dateOfBirth || !onRecord ? seal(dateOfBirth, "dateOfBirth") : onRecord.dateOfBirthSealed,
    governmentIdSealed: governmentId
      ? seal(governmentId, "governmentId")
      : keepsIdentity
        ? onRecord.governmentIdSealed
        : null,
  };
  const scope = `saveVictimInfo:${number}:${viewerKeyOf(context.viewer)}`;
  let tasks: (number | undefined)[] = [];
  await once(context, { scope, key: idempotencyKey ?? undefined, body }, async (tx) => {
    // The row lock keeps a decision out between this check and the write; rows that reference the
    // request may still be added.
    const request = await lockRequest(tx, number);
    if (!request || !isUndecided(request.status))
      throw new Refusal("CONFLICT", says.victimInfoClosed({ status: String(request?.status) }));
    const before = await tx.victimInfo.findUnique({ where: { requestId: number } });
    const fields = before && changedFields(context, before, row);
    const isWrittenAnew = language ? (await writeIn(tx, [number], language)).length > 0 : false;
    if (language) await rememberLanguage(tx, number, language);
    const also = isWrittenAnew ? ["language"] : [];
    if (fields?.length === 0) {
      if (isWrittenAnew) await noteChange(tx, also);
      return {};
    }
    // Hidden fields keep the values that were read a moment ago.
    const newest = before?.version ?? 0;
    demandShown(onRecord?.version ?? 0, newest, says.victimInfoChanged);
    demandShown(shown, newest, says.victimInfoChanged);
    await tx.victimInfo.upsert({
      where: { requestId: number },
      create: { requestId: number, ...row, phoneE164 },
      update: { ...row, phoneE164, version: newest + 1 },
    });
    await tx.emergencyRequest.update({
      where: { id: number },
      data: {
        version: { increment: 1 },
        // It wins over what was filed: help is sent there, and funds follow the state.
        victimAddress: wholeAddress(form),
        state: stateCode(form.state) ?? (form.state.length === 2 ? form.state.toUpperCase() : null),
      },
    });
    tasks = await keepPersonKeys(context, tx, number);
    await redirectMessages(tx, number);
    await noteChange(tx, fields && [...fields, ...also]);
    const isVoided = fields !== null && (await voidApprovals(context, tx, number, fields));
    await askWhenReady(context, tx, number, { isVoided });
    return {};
  });
  context.events.publish("requestChanged", { id: number });
  context.events.publish("workWaiting", { kind: "message" });
  announceTasks(context, tasks);
  return readRequest(context, number, query);

  /** Another language is no change of what was approved. */
  async function noteChange(tx: Prisma.TransactionClient, fields: string[] | null) {
    await record(tx, context, {
      action: fields ? "victim-info.changed" : "victim-info.added",
      resourceType: "request",
      resourceId: number,
      details: fields ? { fields } : {},
    });
  }
}

const viewerKeyOf = (viewer: Viewer) => {
  const { actorKind, actorId } = actorOf(viewer);
  return `${actorKind}:${actorId}`;
};

type Sealed = Pick<VictimInfo, "requestId" | "dateOfBirthSealed"> &
  Partial<Pick<VictimInfo, "governmentIdSealed">> & {
    request: { officerId: number | null; citizenId: number | null; id: number };
  };

/** Birth date and government ID, for the officer of the case; null for everyone else. */
export function identityOf(
  context: Context,
  info: Sealed,
): { dateOfBirth: string | null; governmentId: string | null } {
  if (!can.seeIdentity(context.viewer, info.request)) return { dateOfBirth: null, governmentId: null };
  const { keys } = context;
  return {
    dateOfBirth: keys.open(info.dateOfBirthSealed, `VictimInfo.dateOfBirth.${info.requestId}`),
    governmentId: info.governmentIdSealed
      ? keys.open(info.governmentIdSealed, `VictimInfo.governmentId.${info.requestId}`)
      : null,
  };
}
