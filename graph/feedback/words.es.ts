import { es as feedback } from "./sentences.es.ts";
import { form } from "./form.es.shared.ts";
import type { en } from "./words.ts";

export const es: typeof en = {
  ...form,
  receiptNumber: "Número de recibo",
  back: "Volver a los comentarios de la comunidad",
  catalogue: { feedback },
};
