import { form, sentences } from "./es/rules.ts";
import { says } from "./rules.ts";
import type { en } from "./words.en.ts";

export const es: typeof en = {
  ...form,
  receiptNumber: "Número de recibo",
  back: "Volver a los comentarios de la comunidad",
  sentences: { ...sentences, [says.phone]: "Debe ser un texto" },
};
