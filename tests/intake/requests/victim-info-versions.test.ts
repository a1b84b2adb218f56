import { expect, test } from "vitest";
import { saveVictimInfo } from "../../../graph/intake/requests/victim-info/victim-info.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import {
  ask,
  fileRequest,
  globalId,
  signInAdmin,
  signInOfficer,
  victimInfoForm,
} from "../../harness/people.ts";

/*
 * Several people may write one recipient's record, and an offline device sends its form hours
 * later.
 */

const lab = useKernel();

const saving = `mutation ($input: SaveVictimInfoInput!) { saveVictimInfo(input: $input) { request { victimInfo { version city phone } } } }`;
const save = (caller: Caller, number: number, changes: object, version?: number | null) =>
  ask(caller, saving, {
    input: { id: globalId("EmergencyRequest", number), version, victimInfo: victimInfoForm({ ...changes }) },
  });
const recordOf = (number: number) => lab.db.victimInfo.findUniqueOrThrow({ where: { requestId: number } });

test("a form older than another person's change does not revert it, however late it arrives", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer, { victimInfo: false });
  const first = await save(officer, number, { city: "Austin" }, 0);
  expect(first.data.saveVictimInfo.request.victimInfo).toMatchObject({ version: 1, city: "Austin" });
  const admin = await signInAdmin(lab);
  await save(admin, number, { city: "Austin", phone: "512-555-0199" }, 1);

  const late = await save(officer, number, { city: "Dallas" }, 1);
  expect(late).toMatchObject({
    code: "CONFLICT",
    message: "Someone else changed this victim information. Check what it says now and submit again.",
  });
  expect((await save(officer, number, { city: "Dallas" }, 0)).code).toBe("CONFLICT");
  expect((await save(officer, number, { city: "Dallas" }, 3)).code).toBe("CONFLICT");
  expect(await recordOf(number)).toMatchObject({ version: 2, city: "Austin", phone: "512-555-0199" });

  // Saving the same is no change, whatever version was seen; with the current version it is
  // replaced.
  expect((await save(officer, number, { city: "Austin", phone: "512-555-0199" }, 1)).code).toBeUndefined();
  expect((await save(officer, number, { city: "Dallas" }, 2)).code).toBeUndefined();
  expect(await recordOf(number)).toMatchObject({ version: 3, city: "Dallas" });
});

test("if two write the first record at once one wins; a program without a version replaces the current one", async () => {
  const [officer, admin] = [await signInOfficer(lab), await signInAdmin(lab)];
  const number = await fileRequest(lab, officer, { victimInfo: false });
  const both = await Promise.all([
    save(officer, number, { city: "Waco" }, 0),
    save(admin, number, { city: "Plano" }, 0),
  ]);
  expect(both.map(({ code }) => code ?? "done").toSorted()).toEqual(["CONFLICT", "done"]);
  expect(await recordOf(number)).toMatchObject({ version: 1, city: both[0]?.code ? "Plano" : "Waco" });

  const path = `/api/emergency-requests/${number}`;
  const body = { victimInfo: victimInfoForm({ city: "Tyler" }) };
  expect((await officer.fetch(path, { method: "PATCH", body })).status).toBe(200);
  expect(await recordOf(number)).toMatchObject({ version: 2, city: "Tyler" });
});

test("a viewer without access to the identity keeps the current one on saving, not an older one", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const admin = await signInAdmin(lab);
  const blind = victimInfoForm({ city: "Laredo", dateOfBirth: "", governmentId: "" });
  const context = await admin.context();
  const identity = async () => {
    const source = `query ($number: Int!) { request(number: $number) { victimInfo { city governmentId } } }`;
    return (await ask(officer, source, { number })).data.request.victimInfo;
  };
  const both = await Promise.allSettled([
    saveVictimInfo(await officer.context(), number, victimInfoForm({ governmentId: "NEW-1" }), { shown: 1 }),
    saveVictimInfo(context, number, blind),
  ]);
  expect(both.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
  // Whichever was first, the administrator's save keeps hidden values of the officer.
  if (both[0]?.status === "fulfilled") expect((await identity()).governmentId).toBe("NEW-1");
});
