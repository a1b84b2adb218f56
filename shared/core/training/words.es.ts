import type { TrainingMark } from "./words.en.ts";

export const es: TrainingMark = {
  word: "SIMULACRO",
  text: "Aquí nada es real. Nadie recibe lo que usted envía.",
};
