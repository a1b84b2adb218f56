import { chmodSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { openDataFolder } from "./data-folder.ts";

test.skipIf(process.platform === "win32")(
  "only the owner can read the data folder, whether new or existing",
  () => {
    const found = mkdtempSync(path.join(tmpdir(), "safevoice-folder-"));
    chmodSync(found, 0o755);
    for (const folder of [found, path.join(found, "new", "deep")]) {
      openDataFolder(folder);
      expect(statSync(folder).mode & 0o777).toBe(0o700);
    }
  },
);
