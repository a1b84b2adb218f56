import type { HelpType } from "../../../../prisma/client/enums.ts";
import type { Context } from "../../../core/context.ts";
import { parse } from "../../../core/errors.ts";
import { checkKeyOf } from "../write/sealed-columns.ts";
import { checkForm } from "../../../../shared/messages/letters/rules.ts";
import { endColumns, validUntilOf } from "../valid-until.ts";

/** What anyone with a letter's number and check code may see: no personal data. */
export type Checked =
  | { state: "valid" | "expired"; number: string; helpTypes: HelpType[]; validUntil: Date }
  | { state: "denial" | "summary"; number: string }
  | { state: "void"; number: string; since: Date }
  | { state: "unknown" };

/** Whether a letter is valid. A wrong code and an unknown number get the same answer. */
export async function checkLetter(
  context: Context,
  input: { number: string; code: string },
): Promise<Checked> {
  const { number, code } = parse(checkForm, input);
  await context.quotas.count("letterCheck", context);
  const letter = await context.db.letter.findUnique({
    where: { number },
    select: { kind: true, state: true, checkKey: true, helpTypes: true, voidedAt: true, ...endColumns },
  });
  if (!letter || letter.checkKey !== checkKeyOf(context.keys, number, code)) return { state: "unknown" };
  const { kind, state, helpTypes, voidedAt } = letter;
  const validUntil = validUntilOf(letter);
  if (state === "void") return { state: "void", number, since: voidedAt ?? context.now() };
  if (kind === "summary") return { state: "summary", number };
  if (kind === "denial" || !validUntil) return { state: "denial", number };
  return { state: validUntil > context.now() ? "valid" : "expired", number, helpTypes, validUntil };
}
