import { expect, test } from "vitest";
import { saveRecipient } from "../../../graph/intake/recipients/service.ts";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { saveVictimInfo } from "../../../graph/intake/requests/victim-info/victim-info.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, newRequestForm, signInOfficer, victimInfoForm } from "../../harness/people.ts";

const lab = useKernel();
const recipient = {
  fullName: "Ada Moss",
  dateOfBirth: "1990-02-03",
  address: "12 Elm Street, Austin, TX 78701",
  phone: "512 555 0100",
  statementOfNeed: "Food for three people until Monday",
};
const draft = { dateOfBirth: recipient.dateOfBirth, needStatement: recipient.statementOfNeed };

const source = `query ($number: Int!) { request(number: $number) { victimInfoDraft { dateOfBirth needStatement } } }`;
const draftOf = async (number: number, caller: Caller) => {
  const { data } = await ask(caller, source, { number });
  return JSON.parse(JSON.stringify(data.request.victimInfoDraft)) as object | null;
};
const readings = () => lab.db.auditEntry.count({ where: { action: "recipient.read" } });

async function officerWithRecipient() {
  const officer = await signInOfficer(lab);
  await saveRecipient(await officer.context(), recipient);
  const fileFor = async (victimName: string) =>
    (await createRequest(await officer.context(), newRequestForm({ victimName }))).id;
  return { officer, fileFor };
}

test("case tracking prefills victim information, and the reading is logged once", async () => {
  const { officer, fileFor } = await officerWithRecipient();
  const number = await fileFor(recipient.fullName);
  expect(await draftOf(number, officer)).toEqual(draft);
  expect(await readings()).toBe(1);
  await saveVictimInfo(await officer.context(), number, victimInfoForm());
  expect(await draftOf(number, officer)).toBeNull();
});

test("another name or another officer gets no draft, and logs no reading", async () => {
  const { officer, fileFor } = await officerWithRecipient();
  const before = await readings();
  expect(await draftOf(await fileFor("Somebody Else"), officer)).toBeNull();
  expect(await draftOf(await fileFor(recipient.fullName), await signInOfficer(lab))).toBeNull();
  expect(await readings()).toBe(before);
});
