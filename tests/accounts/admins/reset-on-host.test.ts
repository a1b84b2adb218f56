import { expect, test } from "vitest";
import { resetOnHost } from "../../../graph/accounts/admins/accounts/reset-on-host.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
const reset = (username: string) =>
  resetOnHost(systemContext(lab, "admin-reset"), { username, by: "me@host" });

test("a reset on the host gives a temporary password, ends all sessions, and is in the audit log", async () => {
  const caller = await signInAdmin(lab, { role: "super_admin" });
  const { username } = await lab.db.admin.findUniqueOrThrow({ where: { id: caller.adminId } });
  const { password } = await reset(username);
  expect((await caller.context()).viewer).toMatchObject({ kind: "visitor" });
  const body = { username, password };
  const answer = await (await lab.visitor()).fetch("/api/admin/login", { method: "POST", body });
  expect(answer.status).toBe(200);
  const after = await lab.db.admin.findUniqueOrThrow({ where: { id: caller.adminId } });
  expect(after.mustChangePassword).toBe(true);
  const entries = await lab.db.auditEntry.findMany({ where: { action: "admin.password-reset" } });
  expect(entries).toMatchObject([
    { actorKind: "system", actorName: "me@host", resourceId: String(caller.adminId) },
  ]);
  expect(JSON.stringify(entries.map(({ details }) => details))).not.toContain(password);
});

test("an unknown name changes nothing", async () => {
  await expect(reset("no-such-name")).rejects.toThrow(/not found|no longer/i);
});
