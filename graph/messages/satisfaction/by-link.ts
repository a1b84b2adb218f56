import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import { saveAnswer } from "./answer.ts";
import { satisfactionForm, type SatisfactionAnswer } from "./rules.ts";

export type QuestionView =
  | { state: "open" | "answered"; language: string; answer: SatisfactionAnswer | null }
  | { state: "closed"; language: string }
  | { state: "unknown" };

/** What a survey link shows: the question, without personal data. Reading answers nothing. */
export async function readQuestion(context: Context, token: string): Promise<QuestionView> {
  const row = await find(context, token);
  return row ? viewOf(context, row) : { state: "unknown" };
}

/** Stores the answer; it can be changed until the link closes. Repeating it changes nothing. */
export async function answerQuestion(
  context: Context,
  token: string,
  form: Record<"answer", string>,
): Promise<QuestionView> {
  const row = await find(context, token);
  if (!row) return { state: "unknown" };
  const view = viewOf(context, row);
  if (view.state !== "open") return view;
  const { answer } = parse(satisfactionForm, form);
  await saveAnswer(context, row.requestId, answer);
  return { state: "answered", language: row.language, answer };
}

const find = ({ db, keys }: Context, token: string) =>
  db.satisfaction.findUnique({ where: { tokenHash: keys.hash(token) } });
type Row = NonNullable<Awaited<ReturnType<typeof find>>>;

function viewOf(
  { now }: Context,
  { language, expiresAt, answer }: Row,
): Exclude<QuestionView, { state: "unknown" }> {
  return expiresAt <= now() ? { state: "closed", language } : { state: "open", language, answer };
}
