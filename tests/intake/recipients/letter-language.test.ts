import { beforeAll, expect, test } from "vitest";
import { approveRequest } from "../../../graph/decisions/allocations/approval/approve.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { openPaper } from "../../../graph/messages/letters/write/sealed-columns.ts";
import { saveRecipient } from "../../../graph/intake/recipients/service.ts";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { draftRequest } from "../../../graph/intake/requests/draft.ts";
import { saveVictimInfo } from "../../../graph/intake/requests/victim-info/victim-info.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { madePass, openedPass, readPass, sendToPass, withHelp } from "../../harness/passes/passes.ts";
import {
  ask,
  globalId,
  liftMoneyLimits,
  newRequestForm,
  signInOfficer,
  victimInfoForm,
} from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => liftMoneyLimits(lab));

const person = {
  fullName: "Noor Ibarra-Whitlock",
  dateOfBirth: "1990-04-12",
  address: "12 Elm Street, Austin, TX 78701",
  phone: "512-555-0143",
  email: "noor@example.com",
  statementOfNeed: "Needs food for two people and a room for one night",
};
const languageOf = async (id: number) =>
  (await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } })).language;
const file = async (officer: Caller, changes: Record<string, unknown> = {}) =>
  (await createRequest(await officer.context(), newRequestForm(changes))).id;
const record = async (officer: Caller, changes: Record<string, unknown> = {}) =>
  saveRecipient(await officer.context(), { ...person, ...changes });
const offered = async (officer: Caller) => (await draftRequest(await officer.context())).language;

test("the recipient's letters are in their language, the officer's in the officer's", async () => {
  const officer = await signInOfficer(lab);
  const number = await file(officer, { language: "es" });
  await saveVictimInfo(await officer.context(), number, victimInfoForm());
  await approveRequest(await officer.context(), number);
  await writeLetters(lab);
  const letters = await lab.db.letter.findMany({ where: { requestId: number }, orderBy: { id: "asc" } });
  const titles = letters.map(({ audience, language, factsSealed }) => [
    audience,
    language,
    openPaper(lab, factsSealed)?.title,
  ]);
  expect(titles).toEqual([
    ["officer", "en", "Your request was approved"],
    ["victim", "es", "Su solicitud de ayuda fue aprobada"],
  ]);
  const messages = await lab.db.message.findMany({
    where: { requestId: number, letterId: { not: null } },
    orderBy: { recipientType: "asc" },
  });
  const said = messages.map(({ recipientType, language, bodySealed }) => [
    recipientType,
    language,
    /\b(Reply|Responder)\b/.exec(openBody(lab, bodySealed).text)?.[0],
  ]);
  expect(said).toEqual([
    ["officer", "en", "Reply"],
    ["victim", "es", "Responder"],
  ]);
  const { data } = await ask(officer, "query ($n: Int!) { request(number: $n) { language } }", { n: number });
  expect(data.request.language).toBe("es");
});

test("what case tracking says is offered for a new request of the same person, and counts if a form omits it", async () => {
  const officer = await signInOfficer(lab);
  expect(await offered(officer)).toBeNull();
  await record(officer, { language: "fr" });
  expect(await offered(officer)).toBe("fr");
  expect(await languageOf(await file(officer))).toBe("fr");
  expect(await languageOf(await file(officer, { language: "es" }))).toBe("es");
  // The newest choice for this person is offered next.
  expect(await offered(officer)).toBe("es");
  const other = { victimName: "Tomás Quill", victimPhone: "918-555-0177", victimEmail: "tomas@example.com" };
  expect(await languageOf(await file(officer, other))).toBe("en");
  await file(officer, { ...other, language: "fr" });
  expect(await offered(officer)).toBe("es");
});

test("a later choice in case tracking is for this person's requests, with their pass; an omitted one changes nothing", async () => {
  const officer = await signInOfficer(lab);
  const own = await file(officer);
  const foreign = await file(officer, {
    victimName: "Tomás Quill",
    victimPhone: "918-555-0177",
    victimEmail: "",
  });
  await madePass(officer, own);
  await record(officer, { language: "es" });
  const pass = await lab.db.helpPass.findFirstOrThrow({ where: { requestId: own } });
  expect([await languageOf(own), await languageOf(foreign), pass.language]).toEqual(["es", "en", "es"]);
  await record(officer);
  expect([await languageOf(own), await offered(officer)]).toEqual(["es", "es"]);
});

test("the victim information changes the language, and no approval", async () => {
  const officer = await signInOfficer(lab);
  const number = await file(officer);
  const save = async (changes: Record<string, unknown>, version: number) => {
    const { victimInfo, ...rest } = {
      victimInfo: victimInfoForm(changes),
      id: globalId("EmergencyRequest", number),
    };
    return ask(
      officer,
      "mutation ($id: ID!, $version: Int!, $info: VictimInfoInput!) { saveVictimInfo(input: { id: $id, version: $version, victimInfo: $info }) { request { language } } }",
      { ...rest, version, info: victimInfo },
    );
  };
  expect((await save({ language: "es" }, 0)).data.saveVictimInfo.request.language).toBe("es");
  expect((await save({}, 1)).data.saveVictimInfo.request.language).toBe("es");
  const approve = {
    requestId: number,
    personKey: "noted",
    personName: "Noted",
    actorKind: "officer",
  } as const;
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { status: "processing" } });
  const { id } = await lab.db.approval.create({ data: { ...approve, decision: "approved" } });
  expect((await save({ language: "fr" }, 1)).data.saveVictimInfo.request.language).toBe("fr");
  expect((await lab.db.approval.findUniqueOrThrow({ where: { id } })).voidedAt).toBeNull();
  const entries = await lab.db.auditEntry.findMany({
    where: { action: "victim-info.changed", resourceId: String(number) },
  });
  expect(entries.map(({ details }) => details)).toEqual([{ fields: ["language"] }]);
  const refused = await officer.fetch(`/api/emergency-requests/${number}`, {
    method: "PATCH",
    body: { victimInfo: victimInfoForm({ language: "de" }) },
  });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("language")]);
});

test("what the person chose in their pass is offered for their next request, and titles follow their page", async () => {
  const { officer, number, pass } = await withHelp(lab);
  const holder = await openedPass(lab, pass);
  await record(officer, {});
  await sendToPass(holder, { act: "language", language: "es" });
  expect([await languageOf(number), await offered(officer)]).toEqual(["es", "es"]);
  const page = await readPass(holder, "/c?lang=es");
  expect(page).toContain("Su ayuda está lista");
  expect(page).not.toContain("Your help is ready");
  // Its words stay as they were sent.
  expect(page).toContain('<div lang="en">');
});
