import { gathered, type Sentences } from "./sentences.ts";

export const fr = gathered(
  import.meta.glob<Sentences>("../../**/sentences.fr.ts", { eager: true, import: "sentences" }),
);
