import { gathered, type Sentences } from "./sentences.ts";

export const es = gathered(
  import.meta.glob<Sentences>("../../**/sentences.es.ts", { eager: true, import: "sentences" }),
);
