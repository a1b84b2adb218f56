import { gathered, type Sentences } from "./gathered.ts";

export const fr = gathered(
  import.meta.glob<Sentences>("../../**/sentences.fr.ts", { eager: true, import: "sentences" }),
);
