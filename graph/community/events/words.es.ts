import { list } from "../../../shared/community/events/list.es.ts";

export const es = {
  ...list,
  coming: "Próximos eventos",
  later: (month: string) => `Más eventos desde ${month}`,
};
