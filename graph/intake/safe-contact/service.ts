import type { EmergencyRequest, Prisma, SafeContact } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { demandRequest, readRequest } from "../request-access/service.ts";
import { saysContact } from "./policy.ts";
import { safeContactForm } from "../../../shared/intake/safe-contact/rules.ts";
import { writeSafeContact } from "./write.ts";

/** What was said, as its columns hold it. */
export type SaidContact = SafeContact;

interface Saving {
  /** The version that the form showed, 0 without a record. */
  shown: number | undefined;
  query?: Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include">;
}

/** The officer's form. If two people save at once, the second gets CONFLICT. */
export async function saveSafeContact(
  context: Context,
  number: number,
  input: unknown,
  { shown, query = {} }: Saving,
): Promise<EmergencyRequest> {
  const known = await demandRequest(context, number);
  if (!saysContact(context.viewer, known)) throw new Refusal("NOT_FOUND", coreSays.requestHidden);
  const form = parse(safeContactForm, input);
  await context.db.$transaction((tx) =>
    writeSafeContact(context, tx, { requestId: number, form, shown, saidBy: "officer" }),
  );
  announceContact(context, number);
  return readRequest(context, number, query);
}

export function announceContact({ events }: Pick<Context, "events">, id: number) {
  events.publish("requestChanged", { id });
  events.publish("workWaiting", { kind: "message" });
}
