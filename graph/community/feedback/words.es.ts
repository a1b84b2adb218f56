import { es as feedback } from "../../../shared/community/feedback/sentences.es.ts";
import { form } from "../../../shared/community/feedback/form.es.ts";

export const es = {
  ...form,
  receiptNumber: "Número de recibo",
  back: "Volver a los comentarios de la comunidad",
  catalogue: { feedback },
};
