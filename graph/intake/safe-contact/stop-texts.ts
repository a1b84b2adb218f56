import type { EmergencyRequest, Prisma, TextStop } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { actorOf } from "../../core/access/viewer.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { e164Of } from "../../core/text/phone.ts";
import { addressesOf } from "../../../shared/intake/requests/rules.ts";
import { textStopForm } from "../../../shared/intake/safe-contact/rules.ts";
import { says } from "../../../shared/intake/safe-contact/sentences.ts";
import { setTextStop } from "../../messages/responses/text-stops.ts";
import { demandRequest, readRequest } from "../request-access/service.ts";
import { recordsTextStop } from "./policy.ts";
import { announceContact } from "./service.ts";

/** The wish to get no more texts, as its columns hold it. */
export type RecordedStop = TextStop;

export const textStopSelect = {
  victimPhone: true,
  victimEmail: true,
  victimInfo: { select: { phone: true, email: true } },
} as const satisfies Prisma.EmergencyRequestSelect;
type Addressed = Prisma.EmergencyRequestGetPayload<{ select: typeof textStopSelect }>;

/** The number of the recipient's texts, in E.164. Null without one. */
const numberOf = (request: Addressed): string | null => e164Of(addressesOf(request).phone);

/** The recipient's wish to get no more texts. Null if there is none. */
export async function readTextStop({ db }: Context, request: Addressed): Promise<RecordedStop | null> {
  const phone = numberOf(request);
  return phone === null ? null : db.textStop.findUnique({ where: { phone } });
}

/**
 * Records that the person asked for no more texts in a call, an email, a letter or otherwise. It
 * counts at once for every case with this number. A repeat keeps the first record.
 */
export async function recordTextStop(
  context: Context,
  number: number,
  input: unknown,
  query: Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include"> = {},
): Promise<EmergencyRequest> {
  const known = await demandRequest(context, number);
  if (!recordsTextStop(context.viewer, known)) throw new Refusal("NOT_FOUND", coreSays.requestHidden);
  const { way } = parse(textStopForm, input);
  await context.db.$transaction(async (tx) => {
    const request = await tx.emergencyRequest.findUniqueOrThrow({
      where: { id: number },
      select: textStopSelect,
    });
    const phone = numberOf(request);
    if (phone === null) throw new Refusal("CONFLICT", says.noPhoneToStop);
    const recordedBy = actorOf(context.viewer).actorName;
    await setTextStop(context, tx, "stop", { phone, requestId: number, way, recordedBy });
  });
  announceContact(context, number);
  return readRequest(context, number, query);
}
