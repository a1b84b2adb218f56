import { builder } from "./builder.ts";
import { declareDescriptions } from "./descriptions.ts";
import type { SkippedLine as Line } from "../tables/table.ts";

declareDescriptions({
  SkippedLine: {
    self: "A line of an imported file that is no row: a title, a repeated header, or a total.",
    line: "Line in the file.",
    text: "Its cells, shortened.",
  },
});

/** A line of an imported file that is no row. */
export const SkippedLine = builder.objectRef<Line>("SkippedLine").implement({
  access: "through",
  fields: (t) => ({ line: t.exposeInt("line"), text: t.exposeString("text") }),
});
