import { form, sentences } from "./fr/rules.ts";
import { says } from "./rules.ts";
import type { en } from "./words.en.ts";

export const fr: typeof en = {
  ...form,
  receiptNumber: "Numéro de référence",
  back: "Retour aux avis du public",
  sentences: { ...sentences, [says.phone]: "Doit être un texte" },
};
