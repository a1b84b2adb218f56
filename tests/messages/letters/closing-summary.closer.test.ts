import { beforeAll, expect, test } from "vitest";
import { setByAdministrator } from "../../../graph/decisions/allocations/approval/by-administrator.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { fitsOneText } from "../../../graph/core/text/gsm.ts";
import { letterPdf } from "../../../graph/messages/letters/render/pdf.ts";
import { paperText } from "../../../graph/messages/letters/render/render.ts";
import { openPaper } from "../../../graph/messages/letters/write/sealed-columns.ts";
import {
  makeLateSummariesDue,
  makeSummariesDue,
  makeSummaryDue,
} from "../../../graph/messages/letters/summary/due.ts";
import { approvedRequest, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { ask, globalId, liftMoneyLimits, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => liftMoneyLimits(lab));

const system = () => systemContext(lab, "summaries");
const summariesOf = (requestId: number) =>
  lab.db.letter.findMany({ where: { requestId, kind: "summary" }, orderBy: { id: "asc" } });
const messagesOf = (requestId: number) =>
  lab.db.message.findMany({ where: { requestId, kind: "summary-victim" } });

/** A request with a ride and money beside it, that was completed. */
async function completed(over: Record<string, unknown> = {}) {
  const officer = await signInOfficer(lab);
  const number = await approvedRequest(lab, { officer });
  const admin = await signInAdmin(lab);
  const vendors = await vendorIds(lab);
  await give(admin, number, [provider(vendors["Uber"], "transportation", { estimatedValue: 40 })]);
  await lab.db.emergencyRequest.update({ where: { id: number }, data: over });
  await setTo(admin, number, "completed");
  return { officer, admin, number };
}

async function setTo(admin: Caller, number: number, status: string) {
  const { version } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  return setByAdministrator(await admin.context(), number, { status, version, reason: "Corrected" });
}

async function summarized(over: Record<string, unknown> = {}) {
  const made = await completed(over);
  await makeSummariesDue(system());
  await writeLetters(lab);
  const [letter] = await summariesOf(made.number);
  return { ...made, letter: letter! };
}

const pages = (pdf: string) => [...pdf.matchAll(/\/Type \/Page\n/g)].length;

test("lists what was given, and says how to ask the state, in each language", async () => {
  const shown = {
    en: [
      "Your closing summary",
      "a ride, from Uber (worth up to $40.00)",
      "$460.00 in money was approved. Your officer hands it to you.",
      "Total, up to: $500.00",
      "Police agency: City",
      "Report number: CASE-",
      "Your state may pay you back",
      "Texas Crime Victims' Compensation Program",
      "Deadline: Apply within 3 years of the crime.",
      "P.O. Box 12198, Austin, TX 78711-2198",
      "This information is from November 26, 2026.",
    ],
    es: [
      "Su resumen final",
      "un viaje, de Uber (valor máximo: $40.00)",
      "Número de denuncia: CASE-",
      "Plazo: Haga la solicitud dentro de 3 años desde el delito.",
      "Texas Crime Victims' Compensation Program",
      "26 de noviembre de 2026",
    ],
    fr: [
      "Votre bilan de fin",
      "un trajet, par Uber",
      "Numéro de plainte",
      "Faites la demande dans un délai de 3 ans après les faits.",
      "Texas Crime Victims' Compensation Program",
      "26 novembre 2026",
    ],
  };
  for (const [language, sentences] of Object.entries(shown)) {
    const { letter, number } = await summarized({ language });
    const paper = openPaper(lab, letter.factsSealed)!;
    const text = paperText(paper);
    for (const sentence of sentences) expect(text).toContain(sentence);
    const codes = await lab.db.helpDispatch.findMany({ where: { requestId: number } });
    for (const { confirmationNumber } of codes) expect(text).not.toContain(confirmationNumber);
    const pdf = (await letterPdf(paper, { compress: false })).toString("latin1");
    expect(pages(pdf)).toBe(2);
    const [message] = await messagesOf(number);
    expect(message).toMatchObject({ channel: "email", recipientAddress: "noor@example.com", language });
    expect(openBody(lab, message!.bodySealed).text).toContain(sentences[0]);
  }
});

test("says to ask where no source tells the deadline, and nothing of a state that is unknown", async () => {
  const { number, officer } = await completed({});
  await lab.db.victimInfo.update({ where: { requestId: number }, data: { state: "TN" } });
  await makeSummariesDue(system());
  await writeLetters(lab);
  const [letter] = await summariesOf(number);
  const text = paperText(openPaper(lab, letter!.factsSealed)!);
  expect(text).toContain("Tennessee Criminal Injuries Compensation Program");
  expect(text).toContain("Deadline: Ask the program.");

  const unknown = await completed({ state: null });
  await lab.db.victimInfo.delete({ where: { requestId: unknown.number } });
  await makeSummariesDue(system());
  await writeLetters(lab);
  const [other] = await summariesOf(unknown.number);
  expect(paperText(openPaper(lab, other!.factsSealed)!)).toContain("To find your state’s program, ask");
  expect(officer).toBeDefined();
});

test("makes one for each completion, also if two jobs or two administrators act at once", async () => {
  const officer = await signInOfficer(lab);
  const number = await approvedRequest(lab, { officer });
  const admins = await Promise.all([signInAdmin(lab), signInAdmin(lab)]);
  const ends = await Promise.allSettled(admins.map((admin) => setTo(admin, number, "completed")));
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await Promise.all([makeSummariesDue(system()), makeSummariesDue(system())]);
  await makeSummariesDue(system());
  expect(await Promise.all([makeSummaryDue(system(), number), makeSummaryDue(system(), number)])).toEqual([
    false,
    false,
  ]);
  await writeLetters(lab);
  expect(await summariesOf(number)).toHaveLength(1);
  expect(await messagesOf(number)).toHaveLength(1);
});

test("who is anonymous gets none, and one who must not be contacted gets no message", async () => {
  const hidden = await completed({ anonymous: true });
  const quiet = await completed({ contacting: false });
  await makeSummariesDue(system());
  await writeLetters(lab);
  expect(await summariesOf(hidden.number)).toEqual([]);
  expect(await summariesOf(quiet.number)).toMatchObject([{ state: "written" }]);
  expect(await messagesOf(quiet.number)).toEqual([]);
});

test("a person with a phone alone gets one text message, whose link shows both pages", async () => {
  for (const language of ["en", "es", "fr"]) {
    const { number } = await completed({ language });
    await lab.db.victimInfo.update({ where: { requestId: number }, data: { email: "" } });
    await makeSummariesDue(system());
    await writeLetters(lab);
    const [message] = await messagesOf(number);
    const { text } = openBody(lab, message!.bodySealed);
    expect(fitsOneText(text)).toBe(true);
    const link = /\/reply\/[\w-]+/.exec(text)?.[0] ?? "no link";
    const page = await (await (await lab.visitor()).fetch(link)).text();
    for (const shown of ["Uber", "CASE-", "P.O. Box 12198"]) expect(page).toContain(shown);
  }
});

test("the money of a burnt prepaid code is not handed over", async () => {
  const admin = await signInAdmin(lab);
  const lost = await approvedRequest(lab);
  const vendors = await vendorIds(lab);
  const rides = ["Uber", "Lyft"].map((name, at) =>
    provider(vendors[name], "transportation", { estimatedValue: [40, 30][at] }),
  );
  const [, burnt = 0] = await give(admin, lost, rides);
  await lab.db.helpDispatch.update({
    where: { id: burnt },
    data: { voidedAt: lab.now(), lostCents: 3_000 },
  });
  await setTo(admin, lost, "completed");
  await makeSummariesDue(system());
  await writeLetters(lab);
  const [letter] = await summariesOf(lost);
  expect(paperText(openPaper(lab, letter!.factsSealed)!)).toContain("$430.00 in money was approved");
});

test("contact that ends before the summary is written is respected", async () => {
  const { number } = await completed();
  await makeSummariesDue(system());
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { contacting: false } });
  await writeLetters(lab);
  expect(await summariesOf(number)).toMatchObject([{ state: "written" }]);
  expect(await messagesOf(number)).toEqual([]);
});

test("a case that is opened again voids the summary, and completing it again makes another", async () => {
  const admin = await signInAdmin(lab);
  const cash = await approvedRequest(lab);
  await setTo(admin, cash, "completed");
  await makeSummariesDue(system());
  await writeLetters(lab);
  await setTo(admin, cash, "approved");
  expect(await summariesOf(cash)).toMatchObject([{ state: "void", voidReason: "Corrected" }]);
  expect(await messagesOf(cash)).toMatchObject([{ state: "failed" }]);
  await makeSummariesDue(system());
  expect(await summariesOf(cash)).toHaveLength(1);
  await setTo(admin, cash, "completed");
  await makeSummariesDue(system());
  expect((await summariesOf(cash)).map(({ state }) => state)).toEqual(["void", "due"]);
});

test("a request that was completed weeks ago gets one as well, and a very old one does not", async () => {
  const day = 24 * 60 * 60 * 1000;
  const [late, hidden, old] = await Promise.all([completed(), completed({ anonymous: true }), completed()]);
  const ago = (days: number) => ({ completedAt: new Date(lab.now().getTime() - days * day) });
  await lab.db.emergencyRequest.update({ where: { id: late.number }, data: ago(40) });
  await lab.db.emergencyRequest.update({ where: { id: hidden.number }, data: ago(40) });
  await lab.db.emergencyRequest.update({ where: { id: old.number }, data: ago(181) });
  await makeSummariesDue(system());
  expect(await summariesOf(late.number)).toEqual([]);
  await Promise.all([makeLateSummariesDue(system()), makeLateSummariesDue(system())]);
  await makeLateSummariesDue(system());
  await writeLetters(lab);
  expect(await summariesOf(late.number)).toHaveLength(1);
  expect(await messagesOf(late.number)).toHaveLength(1);
  expect(await summariesOf(hidden.number)).toEqual([]);
  expect(await summariesOf(old.number)).toEqual([]);
});

test("one that was voided by hand is not made again", async () => {
  const { number, admin, letter } = await summarized();
  const done = await ask(
    admin,
    `mutation ($id: ID!) { voidLetter(input: { id: $id, reason: "Wrong sum" }) { letter { deliveryStatus } } }`,
    { id: globalId("Letter", letter.id) },
  );
  expect(done.code).toBeUndefined();
  await makeSummariesDue(system());
  expect(await summariesOf(number)).toHaveLength(1);
});

test("the officer and administrators see it with the other letters; another officer does not", async () => {
  const { number, officer, admin, letter } = await summarized();
  const asking = "query ($id: ID!) { node(id: $id) { ... on EmergencyRequest { letters { letterType } } } }";
  for (const caller of [officer, admin]) {
    const { data } = await ask(caller, asking, { id: globalId("EmergencyRequest", number) });
    expect(data.node.letters.map((one: { letterType: string }) => one.letterType)).toContain("summary");
    const pdf = await caller.fetch(`/letters/${letter.id}.pdf`);
    expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  }
  const stranger = await signInOfficer(lab);
  expect((await stranger.fetch(`/letters/${letter.id}.pdf`)).status).toBe(404);
  expect((await (await lab.visitor()).fetch(`/letters/${letter.id}.pdf`)).status).not.toBe(200);
});

test("its check says that it is real and approves nothing", async () => {
  const { letter } = await summarized();
  const { check } = openPaper(lab, letter.factsSealed)!;
  const visitor = await lab.visitor();
  const page = await visitor.fetch(`/letters/check?number=${check.number}&code=${check.code}`);
  expect(await page.text()).toContain("This letter is real. It lists help that was given");
});
