import { list } from "./list.es.shared.ts";
import type { en } from "./words.ts";

export const es: typeof en = {
  ...list,
  coming: "Próximos eventos",
  later: (month) => `Más eventos desde ${month}`,
};
