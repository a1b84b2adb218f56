import { builder } from "./builder.ts";
import type { SkippedLine as Line } from "../tables/table.ts";

/** A line of an imported file that is no row. */
export const SkippedLine = builder.objectRef<Line>("SkippedLine").implement({
  access: "through",
  fields: (t) => ({ line: t.exposeInt("line"), text: t.exposeString("text") }),
});
