import { globalStyle } from "@vanilla-extract/css";
import { list } from "../../design/layout/layout.css.ts";
import { card, cardTitle } from "../../design/layout/surfaces.css.ts";
import { shape } from "../../design/text/Loading.css.ts";
import { tokens } from "../../design/theme/tokens.css.ts";
import { column } from "./shells.css.ts";
import { desk } from "../../design/theme/widths.ts";

const { size, space } = tokens;
const pairs = { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" };
const atDesk = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@media": { [`screen and ${desk}`]: rule } });

// At a desk the column is as wide as a line of text may be, and cards in a list are in pairs.
atDesk(column, { maxWidth: `calc(${size.reading} + 2 * ${space.md})` });
atDesk(`${column} ${list}:has(> li + li > ${card}), ${column} ${shape}[data-shape="cards"]`, pairs);
atDesk(`${column} ${list} > li:last-child:nth-child(odd):has(> ${card})`, { gridColumn: "1 / -1" });
// Cards side by side are equally high; the heading of a group has a row of its own.
atDesk(`${column} ${list} > li:has(> ${card})`, { display: "grid" });
atDesk(`${column} ${list} > li:has(> h2 + ${card})`, { display: "contents" });
atDesk(`${column} ${list} > li > h2`, { gridColumn: "1 / -1" });
atDesk(`${column} ${list} ${cardTitle}`, { flexBasis: "12rem" });
