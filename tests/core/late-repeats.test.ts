import { expect, test } from "vitest";
import { sweepIdempotencyKeys } from "../../graph/core/idempotency.ts";
import { createRequest } from "../../graph/intake/requests/create.ts";
import { saveVictimInfo } from "../../graph/intake/requests/victim-info/victim-info.ts";
import { useKernel } from "../harness/kernel.ts";
import { fileRequest, newRequestForm, signInOfficer, victimInfoForm } from "../harness/people.ts";

/* What an offline device sends again after its first answer was lost. */

const lab = useKernel();
const day = 24 * 60 * 60_000;

test("a late repeat of a save does not revert later saves, and is logged once", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { victimInfo: false });
  const save = async (city: string, idempotencyKey: string) =>
    saveVictimInfo(await officer.context(), number, victimInfoForm({ city }), { idempotencyKey });
  const [first, second] = [lab.random.uuid(), lab.random.uuid()];
  await save("Austin", first);
  await save("Dallas", second);
  await save("Austin", first);
  expect(await lab.db.victimInfo.findUnique({ where: { requestId: number } })).toMatchObject({
    city: "Dallas",
  });
  expect(await lab.db.auditEntry.count({ where: { action: { startsWith: "victim-info." } } })).toBe(2);
});

test("rejects one key for other content, and the same key from another caller is another key", async () => {
  const officer = await signInOfficer(lab);
  const colleague = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { victimInfo: false });
  const idempotencyKey = lab.random.uuid();
  await saveVictimInfo(await officer.context(), number, victimInfoForm(), { idempotencyKey });
  await expect(
    saveVictimInfo(await officer.context(), number, victimInfoForm({ city: "Waco" }), { idempotencyKey }),
  ).rejects.toMatchObject({ code: "UNPROCESSABLE" });
  await saveVictimInfo(await colleague.context(), number, victimInfoForm({ city: "Waco" }), {
    idempotencyKey,
  });
  expect(await lab.db.victimInfo.findUnique({ where: { requestId: number } })).toMatchObject({
    city: "Waco",
  });
});

test("a request that is repeated after thirty days on a device is still the same request", async () => {
  const officer = await signInOfficer(lab);
  const idempotencyKey = lab.random.uuid();
  const form = newRequestForm();
  const { id } = await createRequest(await officer.context(), form, { idempotencyKey });
  const start = lab.now();
  lab.setNow(new Date(start.getTime() + 30 * day));
  await sweepIdempotencyKeys(await officer.context());
  lab.setNow(start);
  expect((await createRequest(await officer.context(), form, { idempotencyKey })).id).toBe(id);
  lab.setNow(new Date(start.getTime() + 36 * day));
  await sweepIdempotencyKeys(await officer.context());
  expect(await lab.db.idempotencyKey.count()).toBe(0);
});
