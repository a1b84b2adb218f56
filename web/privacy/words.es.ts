import type { en } from "./words.ts";

export const es: typeof en = {
  link: "Cómo guardamos y usamos lo que usted escribe",
};
