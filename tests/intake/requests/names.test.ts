import { beforeAll, expect, test } from "vitest";
import { saveRecipient } from "../../../graph/intake/recipients/service.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, globalId, newRequestForm, signInOfficer, victimInfoForm } from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
});

const create = `mutation ($input: CreateRequestInput!) { createRequest(input: $input) { request { number victimName } } }`;
const saveInfo = `mutation ($id: ID!, $version: Int!, $info: VictimInfoInput!) { saveVictimInfo(input: { id: $id, version: $version, victimInfo: $info }) { request { victimInfo { fullName } } } }`;

test("a name that the request has passes victim information unchanged, a new one must have three letters", async () => {
  const officer = await signInOfficer(lab);
  const input = newRequestForm({ idempotencyKey: lab.random.uuid(), victimName: "\u202aLi\u202c " });
  const { data } = await ask(officer, create, { input });
  const { number, victimName } = data.createRequest.request;
  expect(victimName).toBe("Li");
  const id = globalId("EmergencyRequest", number);
  const save = (fullName: string, version: number) =>
    ask(officer, saveInfo, { id, version, info: victimInfoForm({ fullName }) });
  expect((await save("Lo", 0)).fields).toHaveProperty("fullName");
  expect((await save("Li\u202eana", 0)).fields).toHaveProperty("fullName");
  expect((await save("Li", 0)).data.saveVictimInfo.request.victimInfo.fullName).toBe("Li");
  expect((await save("Li", 1)).data.saveVictimInfo.request.victimInfo.fullName).toBe("Li");
});

test("a recipient on record keeps a name of one letter, a new record cannot have one", async () => {
  const officer = await signInOfficer(lab);
  const recipient = {
    ...{ fullName: "梅林", dateOfBirth: "1990-04-12", address: "12 Elm Street, Tulsa, OK 74103" },
    ...{ phone: "512-555-0143", email: "Mei@example.com.\u200b", statementOfNeed: "A room for three nights" },
  };
  const save = async (fullName: string) => saveRecipient(await officer.context(), { ...recipient, fullName });
  await expect(save("梅")).rejects.toMatchObject({ details: { fields: { fullName: [expect.any(String)] } } });
  const { id: verificationId } = await save("梅林");
  const stored = () => lab.db.recipient.findUniqueOrThrow({ where: { verificationId } });
  expect(await stored()).toMatchObject({ fullName: "梅林", email: "Mei@example.com" });
  await lab.db.recipient.update({ where: { verificationId }, data: { fullName: "梅" } });
  await save("梅");
  expect(await stored()).toMatchObject({ fullName: "梅" });
});
