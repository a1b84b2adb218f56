import { parse } from "../../core/errors.ts";
import type { Context } from "../../core/context.ts";
import { isHelpUnderWay } from "../../intake/voca/policy.ts";
import { writeVocaAnswers } from "../../intake/voca/service.ts";
import { classifications, vocaAnswersForm } from "../../../shared/intake/voca/rules.ts";
import { demandLive } from "./answers.ts";
import { classificationField, type PassForm } from "./form.ts";
import { withoutNetwork, type Pass } from "./open/open.ts";

/**
 * What the form needs; null before help is under way. Earlier answers are not shown again: someone
 * else may see the page.
 */
export type PassVoca = { version: number } | null;

export async function readVoca({ db }: Context, { requestId, request }: Pass): Promise<PassVoca> {
  if (!isHelpUnderWay(request.status)) return null;
  const said = await db.vocaAnswers.findUnique({ where: { requestId }, select: { version: true } });
  return said ?? { version: 0 };
}

/** The person's own answers. An older page gets CONFLICT. */
export async function answerVoca(context: Context, pass: Pass, typed: PassForm): Promise<void> {
  const { age, gender, race } = typed;
  const form = parse(vocaAnswersForm, {
    ...{ age: age || null, gender: gender || null, race: race || null },
    classifications: classifications.filter((word) => typed[classificationField(word)] === "yes"),
  });
  // Without a version number it is an old page, which is refused.
  const shown = /^\d{1,9}$/.test(typed.version) ? Number(typed.version) : -1;
  const { requestId } = pass;
  await context.db.$transaction(async (tx) => {
    await demandLive(tx, pass);
    await writeVocaAnswers(withoutNetwork(context), tx, { requestId, form, shown, saidBy: "person" });
  });
  context.events.publish("requestChanged", { id: requestId });
}
