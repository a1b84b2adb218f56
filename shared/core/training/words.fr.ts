import type { TrainingMark } from "./words.en.ts";

export const fr: TrainingMark = {
  word: "EXERCICE",
  text: "Rien ici n’est réel. Personne ne reçoit ce que vous envoyez.",
};
