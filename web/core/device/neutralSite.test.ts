import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { neutralSite } from "./neutralSite.ts";

test("the script in index.html and the server's pages lead to the same site as the link", () => {
  for (const file of ["web/index.html", "graph/core/pages/server-page.ts"])
    expect(readFileSync(file, "utf8")).toContain(`neutralSite = "${neutralSite}"`);
});
