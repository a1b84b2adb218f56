import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { setAccountActive } from "../../../graph/accounts/admins/accounts/account-acts.ts";
import { openKernel } from "../../../graph/app/kernel.ts";
import { hourMs } from "../../../shared/core/time/durations.ts";
import { endGrant } from "../../../graph/officers/verification/by-administrator.ts";
import { addressOf } from "../../harness/database/server.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const database = inject("database");
/**
 * A background check would notice it within a minute; an announcement is immediate, even on a busy
 * machine.
 */
const atOnceMs = 5000;

/** Another copy of the product on the same database, with its own connections. */
async function openAnother() {
  const [{ name }] = await lab.db.$queryRaw<[{ name: string }]>`SELECT current_database() AS name`;
  if (database.kind === "embedded") throw new Error("it is skipped there");
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), "safevoice-test-"));
  return openKernel({ ...lab.env, DATA_DIR, DATABASE_URL: addressOf(database, name) });
}

test.skipIf(database.kind === "embedded")(
  "another copy of the product learns at once of a session ended by an administrator, and of a 911 grant",
  async () => {
    const root = await signInAdmin(lab, { role: "super_admin" });
    const other = await signInAdmin(lab);
    const { sessionId } = (await other.context()).viewer as { sessionId: number };
    const emergencyUntil = new Date(lab.now().getTime() + hourMs);
    const { verificationId } = await signInOfficer(lab, { trust: null, emergencyUntil });
    const { kernel, close } = await openAnother();
    try {
      const ended = kernel.events.subscribe("sessionEnded");
      const changed = kernel.events.subscribe("verificationChanged");
      const heard = [ended.next(), changed.next()];
      const began = performance.now();
      await setAccountActive(await root.context(), other.adminId, { isActive: false });
      await endGrant(await root.context(), verificationId, { reason: "The call was no emergency" });
      expect((await Promise.all(heard)).map(({ value }): unknown => value)).toEqual([
        { sessionId },
        { verificationId },
      ]);
      expect(performance.now() - began).toBeLessThan(atOnceMs);
    } finally {
      await close();
    }
  },
);
