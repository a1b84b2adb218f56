import type { EmergencyRequest, Prisma, Victimization, VocaAnswers } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import { isOfficer } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { lockRequest } from "../../core/database/locks.sql.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { demandShown } from "../../core/guarded-write.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import {
  victimizationForm,
  vocaAnswersForm,
  type VocaAnswersForm,
} from "../../../shared/intake/voca/rules.ts";
import { says } from "../../../shared/intake/voca/sentences.ts";
import { demandRequest, readRequest } from "../request-access/service.ts";
import { choosesVictimization, isHelpUnderWay, readsAnswers } from "./policy.ts";

type Tx = Prisma.TransactionClient;
type Selection = Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include">;

/** As its columns hold it, as is the next. */
export type SaidAnswers = VocaAnswers;
export type ChosenTypes = Victimization;

interface Saving {
  /** The version that the form showed, 0 without a record. */
  shown: number;
  query?: Selection;
}

/** An administrator's form, on the phone with the person. INVALID names the field. */
export async function saveVocaAnswers(
  context: Context,
  number: number,
  input: unknown,
  { shown, query = {} }: Saving,
): Promise<EmergencyRequest> {
  admit(context.viewer, "workCases");
  await demandRequest(context, number);
  if (!readsAnswers(context.viewer)) throw new Refusal("FORBIDDEN", coreSays.mayNot);
  const form = parse(vocaAnswersForm, input);
  await context.db.$transaction((tx) =>
    writeVocaAnswers(context, tx, { requestId: number, form, shown, saidBy: "officer" }),
  );
  context.events.publish("requestChanged", { id: number });
  return readRequest(context, number, query);
}

interface Written {
  requestId: number;
  form: VocaAnswersForm;
  shown: number;
  saidBy: VocaAnswers["saidBy"];
}

/**
 * Writes what the person said of themself. The log names the changed fields, never the answers.
 * CONFLICT before help is under way, and for an older version.
 */
export async function writeVocaAnswers(
  context: Context,
  tx: Tx,
  { requestId, form, shown, saidBy }: Written,
): Promise<void> {
  await lockRequest(tx, requestId);
  const { status, vocaAnswers: before } = await tx.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { status: true, vocaAnswers: true },
  });
  if (!isHelpUnderWay(status)) throw new Refusal("CONFLICT", says.tooEarly);
  demandShown(shown, before?.version ?? 0, says.changed);
  const fields = changedFields(before ?? nothing, form);
  if (before && fields.length === 0) return;
  const said = { ...form, saidBy, saidAt: context.now() };
  await tx.vocaAnswers.upsert({
    where: { requestId },
    create: { requestId, ...said },
    update: { ...said, version: { increment: 1 } },
  });
  await record(tx, context, {
    action: "voca.answered",
    resourceType: "request",
    resourceId: requestId,
    details: { fields, by: saidBy },
    ...(saidBy === "person" && { actor: { actorKind: "visitor" as const } }),
  });
}

const nothing: VocaAnswersForm = { age: null, gender: null, race: null, classifications: [] };

const changedFields = (before: VocaAnswersForm, after: VocaAnswersForm): string[] =>
  (["age", "gender", "race", "classifications"] as const).filter(
    (field) => String(before[field]) !== String(after[field]),
  );

/** The types of crime that the officer or an administrator chose from the list. */
export async function saveVictimization(
  context: Context,
  number: number,
  input: unknown,
  { shown, query = {} }: Saving,
): Promise<EmergencyRequest> {
  const { viewer } = context;
  admit(viewer, "officerOrWorker");
  const known = await demandRequest(context, number);
  if (!choosesVictimization(viewer, known)) throw new Refusal("NOT_FOUND", coreSays.requestHidden);
  const { types } = parse(victimizationForm, input);
  await context.db.$transaction(async (tx) => {
    await lockRequest(tx, number);
    const before = await tx.victimization.findUnique({ where: { requestId: number } });
    demandShown(shown, before?.version ?? 0, says.changed);
    if (String(before?.types ?? []) === String(types)) return;
    const chosenBy = isOfficer(viewer) ? `${viewer.name} (${viewer.badgeNumber})` : viewer.username;
    const chosen = { types, chosenBy, chosenAt: context.now() };
    await tx.victimization.upsert({
      where: { requestId: number },
      create: { requestId: number, ...chosen },
      update: { ...chosen, version: { increment: 1 } },
    });
    await record(tx, context, {
      action: "victimization.chosen",
      resourceType: "request",
      resourceId: number,
      details: { count: types.length },
    });
  });
  context.events.publish("requestChanged", { id: number });
  return readRequest(context, number, query);
}
