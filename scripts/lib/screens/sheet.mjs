import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The order of the columns. */
const sizes = ["phone", "desktop", "wide"];

/**
 * Writes index.html, the contact sheet of a folder's pictures: a section for each screen, a row for
 * each theme and language, a column for each size. The picture of the same name in the folder
 * `before` is on the left of each.
 */
export function writeSheet(folder, before) {
  const screens = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".png"))) {
    const [screen, size, ...look] = file.slice(0, -".png".length).split(".");
    const rows = screens.get(screen) ?? new Map();
    const name = look.join(", ");
    rows.set(name, { ...rows.get(name), [size]: file });
    screens.set(screen, rows);
  }
  const picture = (file, from, label) => {
    if (!existsSync(path.join(from, file))) return "";
    const address = encodeURI(path.posix.join(path.relative(folder, from) || ".", file));
    return `<figure><a href="${address}"><img src="${address}" alt="" loading="lazy"></a><figcaption>${label}</figcaption></figure>`;
  };
  const cell = (file, size) =>
    file
      ? `<td class="${size}">${before ? picture(file, before, "before") : ""}${picture(file, folder, before ? "after" : "")}</td>`
      : "<td></td>";
  const section = ([screen, rows]) =>
    `<section id="${screen}"><h2>${screen}</h2><table><tr><th></th>${sizes.map((size) => `<th>${size}</th>`).join("")}</tr>${[
      ...rows,
    ]
      .map(
        ([look, files]) =>
          `<tr><th>${look}</th>${sizes.map((size) => cell(files[size], size)).join("")}</tr>`,
      )
      .join("")}</table></section>`;
  const links = [...screens.keys()].map((screen) => `<a href="#${screen}">${screen}</a>`);
  writeFileSync(
    path.join(folder, "index.html"),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>
body{font:14px sans-serif}nav{columns:6 180px}nav a{display:block}
td{vertical-align:top;white-space:nowrap}td:empty{display:none}figure{display:inline-block;margin:0 6px 6px 0;vertical-align:top}
img{display:block;width:500px;max-height:420px;object-fit:cover;object-position:top;border:1px solid #999}
td.phone img{width:200px}
</style><h1>Screens</h1><nav>${links.join("")}</nav>${[...screens].map(section).join("")}</html>`,
  );
}
