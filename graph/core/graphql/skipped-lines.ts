import { builder } from "./builder.ts";
import type { SkippedLine as Line } from "../tables/table.ts";

/** A line of an imported file that is no row. */
export const SkippedLine = builder.objectRef<Line>("SkippedLine").implement({
  description: "A line of an imported file that is no row: a title, a repeated header, or a total.",
  access: "through",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "Line in the file." }),
    text: t.exposeString("text", { description: "Its cells, shortened." }),
  }),
});
