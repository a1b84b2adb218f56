import { gathered, type Sentences } from "./gathered.ts";

export const es = gathered(
  import.meta.glob<Sentences>("../../**/sentences.es.ts", { eager: true, import: "sentences" }),
);
