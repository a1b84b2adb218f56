import type { Language } from "../forms/fields.ts";
import { en, type TrainingMark } from "./words.en.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

export const trainingMarks: Record<Language, TrainingMark> = { en, es, fr };
