import { fr as feedback } from "./sentences.fr.ts";
import { form } from "./form.fr.shared.ts";
import type { en } from "./words.ts";

export const fr: typeof en = {
  ...form,
  receiptNumber: "Numéro de référence",
  back: "Retour aux avis du public",
  catalogue: { feedback },
};
