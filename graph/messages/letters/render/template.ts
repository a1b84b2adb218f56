import type { Language } from "../../../../shared/core/forms/fields.ts";
import type { Written } from "./letter-text.ts";
import { says } from "../../../../shared/messages/letters/sentences.ts";
import { words } from "../words.ts";

type Variable = keyof ReturnType<typeof words>["variables"];

interface Shape<Needed extends Variable, May extends string> {
  name: string;
  /**
   * Increases with every change of the text. A letter stores the version that it was written with.
   */
  version: number;
  /** The letter cannot be written without these. */
  needs: readonly Needed[];
  may: readonly May[];
  write: (
    values: Record<Needed, string> & Partial<Record<May, string>>,
    language: Language,
  ) => Omit<Written, "language">;
}

export interface Template {
  name: string;
  version: number;
  write: (values: Values, language: Language) => Written;
}
export type Values = Readonly<Record<string, string | null | undefined>>;

/** A letter is written in full or not at all. Administrators see the reason. */
export class LetterIncomplete extends Error {
  constructor(missing: readonly Variable[]) {
    const names = missing.map((name) => words("en").variables[name]).join(", ");
    super(says.variablesMissing({ names }).text);
  }
}

/** A template that gets only its declared variables and fails if a required one is missing. */
export const template = <Needed extends Variable, May extends string>(
  shape: Shape<Needed, May>,
): Template => ({
  name: shape.name,
  version: shape.version,
  write(values, language) {
    const missing = shape.needs.filter((name) => !values[name]?.trim());
    if (missing.length > 0) throw new LetterIncomplete(missing);
    const declared = [...shape.needs, ...shape.may].flatMap((name) => {
      const value = values[name]?.trim();
      return value ? [[name, value] as const] : [];
    });
    return { language, ...shape.write(Object.fromEntries(declared) as never, language) };
  },
});
