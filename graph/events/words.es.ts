import { list } from "./list.es.shared.ts";

export const es = {
  ...list,
  coming: "Próximos eventos",
  later: (month: string) => `Más eventos desde ${month}`,
};
