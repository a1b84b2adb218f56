import type { EmergencyRequest, Prisma } from "../../prisma/client/client.ts";
import type { Context } from "../app/context.ts";
import { parse, Refusal } from "../app/errors.ts";
import { once } from "../app/idempotency.ts";
import { can, demand } from "../app/permissions.ts";
import { openCitizenSession, openSession, originKeyOf, type NewSession } from "../app/sessions.ts";
import { contactOf, newRequest, newRequestOverRest, readContact } from "./rules.ts";
import { readRequest } from "./service.ts";
import { writeRequest, type Filed } from "./write.ts";

interface Options {
  idempotencyKey?: string | undefined;
  query?: Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include">;
}

/** Files a request for the session: an officer's, an administrator's, or a citizen's, whose session this opens. */
export function createRequest(
  context: Context,
  input: unknown,
  options: Options = {},
): Promise<EmergencyRequest> {
  demand(can.createRequest(context.viewer));
  const form = parse(newRequest, input);
  return file(context, { ...form, victimContact: contactOf(form.victimPhone, form.victimEmail) }, options);
}

/** The same from the spec's REST payload, whose contact is one text and which has no address. */
export function createRequestOverRest(
  context: Context,
  input: unknown,
  options: Options = {},
): Promise<EmergencyRequest> {
  demand(can.createRequest(context.viewer));
  const form = parse(newRequestOverRest, input);
  const { phone, email } = readContact(form.victimContact);
  return file(
    context,
    { ...form, caseId: form.caseId ?? "", victimAddress: "", victimPhone: phone, victimEmail: email },
    options,
  );
}

/** Who may repeat what: an officer and an administrator their own; citizens are checked by the answer. */
const scopeOf = ({ viewer }: Context) =>
  viewer.kind === "officer"
    ? `createRequest:officer:${viewer.officerId}`
    : viewer.kind === "admin"
      ? `createRequest:admin:${viewer.adminId}`
      : "createRequest:public";

async function file(
  context: Context,
  form: Filed,
  { idempotencyKey, query = {} }: Options,
): Promise<EmergencyRequest> {
  const { viewer, events } = context;
  const opened: { session?: NewSession } = {};
  const { answer, repeated } = await takingCaseIds(() =>
    once(context, { scope: scopeOf(context), key: idempotencyKey, body: form }, async (tx) => {
      if (viewer.kind === "visitor") opened.session = await openCitizenSession(context, tx);
      const owner = opened.session ? { ...context, viewer: opened.session.viewer } : context;
      return writeRequest(owner, tx, form);
    }),
  );
  if (repeated) await demandOwnRepeat(context, answer.citizenId);
  else {
    opened.session?.enter();
    events.publish("requestChanged", { id: answer.requestId });
    events.publish("workWaiting", { kind: "recommendation" });
    events.publish("workWaiting", { kind: "message" });
  }
  return readRequest(context, answer.requestId, query);
}

/**
 * A citizen's first answer, with its cookie, may not have reached his browser. Whoever repeats the very same form with the same key from the
 * same address is taken for him, and is brought back to his request.
 */
async function demandOwnRepeat(context: Context, citizenId: number | null) {
  const { viewer, db } = context;
  if (citizenId === null || (viewer.kind === "citizen" && viewer.citizenId === citizenId)) return;
  const citizen = await db.citizen.findUniqueOrThrow({ where: { id: citizenId } });
  if (viewer.kind !== "visitor" || citizen.originKey !== originKeyOf(context))
    throw new Refusal("UNPROCESSABLE", "This idempotency key was used by somebody else.", {
      idempotencyKey: ["Used by somebody else"],
    });
  (await db.$transaction((tx) => openSession(context, tx, { citizenId }))).enter();
}

const maxCollisions = 5;

/** Two people may draw the same free case id at once; the one who commits later draws again. */
async function takingCaseIds<T>(work: () => Promise<T>, collisions = 0): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const collided =
      (error as { code?: string }).code === "P2002" && JSON.stringify(error).includes("caseId");
    if (!collided || collisions >= maxCollisions) throw error;
    return takingCaseIds(work, collisions + 1);
  }
}
