import { fr as feedback } from "../../../shared/community/feedback/sentences.fr.ts";
import { form } from "../../../shared/community/feedback/form.fr.ts";

export const fr = {
  ...form,
  receiptNumber: "Numéro de référence",
  back: "Retour aux avis du public",
  catalogue: { feedback },
};
