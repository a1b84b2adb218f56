import type { Context } from "../../core/context.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { anyFundPays } from "./balances.sql.ts";

export const pauseReasons = ["paused", "no_money"] as const;

/** Why requests are not paid for now. */
export interface ProgramPause {
  reason: (typeof pauseReasons)[number];
  /** The operator's own sentence in the caller's language; null for a general one. */
  text: string | null;
}

/** Null while at least one fund can pay, and the program is not paused in the settings. */
export async function programPause({
  config,
  language,
  sql,
}: Pick<Context, "config" | "language" | "sql">): Promise<ProgramPause | null> {
  const { programPaused, pausedText, pausedTextEs, pausedTextFr } = config();
  if (programPaused) {
    const texts: Record<Language, string> = { en: pausedText, es: pausedTextEs, fr: pausedTextFr };
    return { reason: "paused", text: texts[language] || null };
  }
  return (await anyFundPays(sql)) ? null : { reason: "no_money", text: null };
}
