import type { EmergencyRequest, Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { readPhones } from "../../core/text/phone.ts";
import { once } from "../../core/idempotency.ts";
import { reopenLost } from "../../core/sessions/lost-sessions.ts";
import { demand } from "../../core/access/audiences.ts";
import { can } from "./policy.ts";
import { announceEnded } from "../../core/sessions/lock.ts";
import { openCitizenSession, originKeyOf, type NewSession } from "../../core/sessions/sessions.ts";
import { isAdmin, isOfficer, isVisitor, owns, sessionIdOf } from "../../core/access/viewer.ts";
import { newRequestOverRest, readContact } from "./contact.ts";
import { contactOf, newRequest } from "../../../shared/intake/requests/rules.ts";
import { readRequest } from "../request-access/service.ts";
import { writeRequest, type Filed } from "./write.ts";
import { says } from "../../../shared/intake/requests/sentences.ts";
import { forPrograms } from "../../../shared/core/i18n/phrases.ts";

interface Options {
  idempotencyKey?: string | undefined;
  query?: Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include">;
}

/**
 * Files a request for the session: an officer's, an administrator's, or a citizen's, which this
 * opens.
 */
export function createRequest(
  context: Context,
  input: unknown,
  options: Options = {},
): Promise<EmergencyRequest> {
  demand(can.createRequest(context.viewer));
  const form = parse(newRequest, input);
  const { text: victimPhone, e164: victimPhoneE164 } = readPhones({
    victimPhone: form.victimPhone,
  }).victimPhone;
  const victimContact = contactOf(victimPhone, form.victimEmail);
  return file(context, { ...form, victimPhone, victimPhoneE164, victimContact }, options);
}

/** The same from the REST payload, whose contact is one text and which has no address. */
export function createRequestOverRest(
  context: Context,
  input: unknown,
  options: Options = {},
): Promise<EmergencyRequest> {
  demand(can.createRequest(context.viewer));
  const form = parse(newRequestOverRest, input);
  const { phone, email } = readContact(form.victimContact);
  const contact = { victimPhone: phone.text, victimPhoneE164: phone.e164, victimEmail: email };
  return file(context, { ...form, caseId: form.caseId ?? "", victimAddress: "", ...contact }, options);
}

/** Who may repeat it: officers and administrators their own; citizens are checked by the answer. */
const scopeOf = ({ viewer }: Context) =>
  isOfficer(viewer)
    ? `createRequest:officer:${viewer.officerId}`
    : isAdmin(viewer)
      ? `createRequest:admin:${viewer.adminId}`
      : "createRequest:public";

async function file(
  context: Context,
  form: Filed,
  { idempotencyKey, query = {} }: Options,
): Promise<EmergencyRequest> {
  const { viewer, events } = context;
  const opened: { session?: NewSession | null; instead?: number | null } = {};
  const { answer, repeated } = await takingCaseIds(() =>
    once<Answer>(
      context,
      { scope: scopeOf(context), key: idempotencyKey, body: form, repeat },
      async (tx) => {
        if (isVisitor(viewer)) opened.session = await openCitizenSession(context, tx);
        const owner = opened.session ? { ...context, viewer: opened.session.viewer } : context;
        return { ...(await writeRequest(owner, tx, form)), sessionId: sessionOf(opened.session) };
      },
    ),
  );
  opened.session?.enter();
  if (opened.instead) announceEnded(context, [opened.instead]);
  if (!repeated) {
    events.publish("requestChanged", { id: answer.requestId });
    events.publish("workWaiting", { kind: "recommendation" });
    events.publish("workWaiting", { kind: "message" });
  }
  return readRequest(context, answer.requestId, query);

  async function repeat(tx: Prisma.TransactionClient, before: Answer): Promise<Answer> {
    opened.session = await sessionAgain(tx, context, before);
    if (!opened.session) return before;
    opened.instead = before.sessionId;
    return { ...before, sessionId: sessionOf(opened.session) };
  }
}

// A type and not an interface: it is kept as JSON.
type Answer = { requestId: number; citizenId: number | null; sessionId: number | null };

const sessionOf = (session: NewSession | null | undefined) => (session ? sessionIdOf(session.viewer) : null);

/**
 * A repeat of the same form with the same key from the same network, while the opened session was
 * never used, counts as the same citizen and leads back to the request. Null if there is none.
 */
async function sessionAgain(
  tx: Prisma.TransactionClient,
  context: Context,
  { citizenId, requestId, sessionId }: Answer,
): Promise<NewSession | null> {
  const { viewer } = context;
  if (citizenId === null || owns(viewer, { officerId: null, citizenId })) return null;
  const citizen = await tx.citizen.findUniqueOrThrow({ where: { id: citizenId } });
  if (!isVisitor(viewer) || citizen.originKey !== originKeyOf(context))
    throw new Refusal("UNPROCESSABLE", says.keyOfSomebodyElse, {
      idempotencyKey: [says.usedBySomebodyElse],
    });
  const fields = { idempotencyKey: [forPrograms("Sent already")] };
  return reopenLost(tx, context, { sessionId, owner: { citizenId }, about: { requestId }, fields });
}

const maxCollisions = 5;

/** Two people may draw the same free case id at once; the later commit draws again. */
export async function takingCaseIds<T>(work: () => Promise<T>, collisions = 0): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const collided =
      (error as { code?: string }).code === "P2002" && JSON.stringify(error).includes("caseId");
    if (!collided || collisions >= maxCollisions) throw error;
    return takingCaseIds(work, collisions + 1);
  }
}
