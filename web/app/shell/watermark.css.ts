import { globalStyle } from "@vanilla-extract/css";
import { trainingMarks } from "../../../shared/core/training/marks.ts";

/** Over the whole page, and on every printed sheet (graph/core/training.ts has it too). */
globalStyle(":root[data-training]::after", {
  position: "fixed",
  inset: 0,
  zIndex: 2_147_483_647,
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
  pointerEvents: "none",
  color: "rgb(217 119 6 / 14%)",
  font: "800 min(12vw, 9rem) / 1 system-ui, sans-serif",
  letterSpacing: "0.08em",
  whiteSpace: "nowrap",
  transform: "rotate(-24deg)",
  forcedColorAdjust: "none",
});
/** A screen reader reads the banner instead. */
for (const [language, { word }] of Object.entries(trainingMarks))
  globalStyle(`:root[data-training]:lang(${language})::after`, {
    content: [`"${word}"`, `"${word}" / ""`],
  });
