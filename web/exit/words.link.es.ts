import type { en } from "./words.link.ts";

export const es: typeof en = {
  exit: "Salir de esta página",
  short: "Salir",
  hint: "Salir de esta página: presione aquí, o presione Escape tres veces",
};
