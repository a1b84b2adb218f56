import type { en } from "./words.link.ts";

export const fr: typeof en = {
  exit: "Quitter cette page",
  short: "Quitter",
  hint: "Quitter cette page : appuyez ici, ou trois fois sur Échap",
};
