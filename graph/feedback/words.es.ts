import { es as feedback } from "./sentences.es.ts";
import { form } from "./form.es.shared.ts";

export const es = {
  ...form,
  receiptNumber: "Número de recibo",
  back: "Volver a los comentarios de la comunidad",
  catalogue: { feedback },
};
