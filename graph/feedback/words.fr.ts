import { fr as feedback } from "./sentences.fr.ts";
import { form } from "./form.fr.shared.ts";

export const fr = {
  ...form,
  receiptNumber: "Numéro de référence",
  back: "Retour aux avis du public",
  catalogue: { feedback },
};
