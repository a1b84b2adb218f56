import type { Language } from "../../../shared/core/forms/fields.ts";
import type { FullTonight } from "../../../shared/community/directory/full-tonight.ts";
import { clockIn } from "../../core/time/format.ts";
import { words } from "./words.ts";

/** "Full tonight, as of 7:12 PM. Call before you go.", by the shelter's clock. */
export const fullLine = ({ since, timeZone }: FullTonight, language: Language): string =>
  words(language).page.full(clockIn(timeZone, new Date(since), language));
