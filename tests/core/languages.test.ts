import { expect, test } from "vitest";
import { openBody } from "../../graph/messages/communications/compose.ts";
import { emergencyVerify } from "../../graph/officers/verification/submission/emergency.ts";
import { resendVerification } from "../../graph/officers/verification/submission/resend.ts";
import { minute, useCases } from "../harness/requests/cases.ts";
import { type Caller, useKernel } from "../harness/kernel.ts";
import { writeLetters } from "../harness/letters.ts";
import {
  answerOnPage,
  ask,
  globalId,
  linkInMail,
  newRequestForm,
  signInAdmin,
  signInOfficer,
  victimInfoForm,
} from "../harness/people.ts";

const lab = useKernel();
const { after, officer, mailsOf, linkOf, answer } = useCases(lab);

/** Words that only English has; the tests' own typed texts avoid them. */
const english =
  /\b(?:the|you|your|was|were|and|or|please|this|that|with|not|case|officer|request|help|link|answer|decide[sd]|needs?|from|of|to|for|The|You|Your|Please|This|Case|Officer|Request|Dear|If|No reason)\b/;

test("a Spanish case: its emails and its page are entirely Spanish", async () => {
  const person = await officer({ language: "es", incidentDescription: "Una familia sin techo" });
  const [mail] = await mailsOf(person.id);
  expect(mail).toMatchObject({
    language: "es",
    subject: `Por favor, confirme a Sergeant Dana Reyes, caso ${person.form.caseNumber}`,
  });
  expect(mail?.text).toContain("Hola, Lieutenant Lee Park:");
  expect(mail?.text).toContain("Servicios solicitados: Alimentos, Vivienda");
  expect(mail?.html).toContain('<html lang="es">');
  expectNoEnglish(mail);

  const link = await linkOf(person.id);
  const page = await open(link);
  expect(page.language).toBe("es");
  expect(page.text).toContain("¿Conoce a este oficial?");
  expect(page.text).toContain("llame de inmediato al 911");
  expectNoEnglish(page);

  const again = await read(await answer(link, { decision: "", badgeNumber: "9" }));
  expect(again.text).toContain("Elija una de las dos respuestas");
  expectNoEnglish(again);
  const wrong = await read(await answer(link, { badgeNumber: "9" }));
  expect(wrong.text).toContain("Este no es el número de placa del oficial.");
  expect(wrong.text).toContain("quedan 4 intentos.");
  expectNoEnglish(wrong);

  await emergencyVerify(await person.context());
  const [emergency] = await mailsOf(person.id, "supervisor-emergency");
  expect(emergency?.text).toContain("durante 60 minutos");
  expectNoEnglish(emergency);

  const done = await read(await answer(link));
  expect(done.text).toContain(`Se verificó a Sergeant Dana Reyes para el caso ${person.form.caseNumber}.`);
  expectNoEnglish(done);
  const [result] = await mailsOf(person.id, "officer-verification-result");
  expect(result?.subject).toBe(`Su identidad está verificada: caso ${person.form.caseNumber}`);
  expectNoEnglish(result);
});

test("each end of a link is shown in the case's language", async () => {
  const replaced = await officer({ language: "fr" });
  const old = await linkOf(replaced.id);
  after(2 * minute);
  await resendVerification(await replaced.context());
  await expectGone(old, "Il existe un lien plus récent");

  const link = await linkOf(replaced.id);
  for (let n = 1; n < 5; n += 1) await answer(link, { badgeNumber: "9" });
  expect((await mailsOf(replaced.id)).at(-1)?.text).toContain("Merci de confirmer l’identité de votre agent");
  await answer(link, { badgeNumber: "9" });
  const closed = await open(link); // only for a yes: a no needs no badge number
  expect([closed.status, closed.language]).toEqual([409, "fr"]);
  expect(closed.text).toContain("Un numéro de badge incorrect a été saisi 5 fois");
  expectNoEnglish(closed);

  const denied = await officer({ language: "fr", incidentDescription: "Une famille sans abri" });
  const no = await read(await answer(await linkOf(denied.id), { decision: "rejected" }));
  expect(no.text).toContain("n’a pas été confirmée");
  expectNoEnglish(no);
  expectNoEnglish((await mailsOf(denied.id, "officer-verification-result"))[0]);

  const late = await officer({ language: "fr" });
  const lateLink = await linkOf(late.id);
  after(73 * 60 * minute);
  await expectGone(lateLink, "Chaque lien reste valable 72 heures.");

  async function expectGone(path: string, sentence: string) {
    const page = await open(path);
    expect([page.status, page.language]).toEqual([410, "fr"]);
    expect(page.text).toContain(sentence);
    expectNoEnglish(page);
  }
});

test("the reader may choose another language, keeps it in the answer, and an unknown one is ignored", async () => {
  const person = await officer({ language: "es" });
  const link = await linkOf(person.id);
  const page = await open(`${link}?lang=fr`);
  expect(page.language).toBe("fr");
  expect(page.text).toContain("Connaissez-vous cet agent ?");
  expect(page.choice).toEqual(["?lang=en English", "?lang=es Español", "Français"]);
  // The form posts to the address that opened it.
  expect(page.markup).toMatch(/<form method="post" class="card"/);
  expect((await read(await answer(`${link}?lang=fr`, { decision: "" }))).text).toContain(
    "Choisissez l’une des deux réponses",
  );
  for (const wrong of ["de", "", "../es", "__proto__", "es&lang=fr"])
    expect((await open(`${link}?lang=${wrong}`)).language, wrong).toBe("es");
});

test("an unknown link uses the reader's language: chosen, by cookie, by browser", async () => {
  const path = `/verify/${"x".repeat(43)}`;
  const get = async (query: string, headers: Record<string, string>) => {
    const { status, language } = await read(await (await lab.visitor()).fetch(path + query, { headers }));
    return [status, language];
  };
  const browser = { "accept-language": "fr-CA,fr;q=0.9,en;q=0.5" };
  expect(await get("", {})).toEqual([404, "en"]);
  expect(await get("", browser)).toEqual([404, "fr"]);
  expect(await get("", { ...browser, cookie: "safevoice-language=es" })).toEqual([404, "es"]);
  expect(await get("?lang=en", { ...browser, cookie: "safevoice-language=es" })).toEqual([404, "en"]);
  expect(await get("?lang=de", { ...browser, cookie: "safevoice-language=de" })).toEqual([404, "fr"]);
});

test("refusals of the page itself are in the reader's language", async () => {
  const person = await officer({ language: "es" });
  const link = await linkOf(person.id);
  const refused = await read(
    await (await lab.visitor()).fetch(`${link}?lang=fr`, { method: "POST", body: { decision: "verified" } }),
  );
  expect([refused.status, refused.language]).toEqual([415, "fr"]);
  expect(refused.text).toContain("Répondez avec le formulaire de cette page.");
  expectNoEnglish(refused);
});

test("the language comes from the form, else from the cookie, else from the browser, over REST too", async () => {
  const { caseNumber: _, supervisorRank: __, ...form } = (await officer()).form;
  let hours = 0;
  const file = async (caseNumber: string, body: object, headers: Record<string, string> = {}) => {
    after((hours += 1) * 61 * minute);
    const response = await (
      await lab.visitor()
    ).fetch("/api/officer-verification", {
      method: "POST",
      body: { ...form, officerBadge: form.badgeNumber, caseNumber, ...body },
      headers,
    });
    if (response.status !== 200) return response.json();
    return (await lab.db.verification.findFirstOrThrow({ where: { caseNumber } })).language;
  };
  expect(await file("LANG-0001", {})).toBe("en");
  expect(await file("LANG-0002", { language: "es" }, { "accept-language": "fr" })).toBe("es");
  expect(await file("LANG-0003", {}, { "accept-language": "fr" })).toBe("fr");
  expect(await file("LANG-0004", {}, { "accept-language": "fr", cookie: "safevoice-language=es" })).toBe(
    "es",
  );
  expect(await file("LANG-0005", { language: "xx" })).toMatchObject({
    code: "INVALID",
    fields: { language: ["Choose en, es, or fr"] },
  });
});

test("a Spanish request: the supervisor's email and page, with money and refusals, and every letter", async () => {
  const { person, number } = await filed("es");
  const mail = await mailAbout(number, "supervisor-approval");
  expect(mail.subject).toMatch(/^Robin Vale \d+ presentó la solicitud EM-/);
  expectNoEnglish(mail);

  const link = (await linkInMail(lab, { kind: "supervisor-approval", requestId: number }))!;
  const early = await open(link);
  expect(early.text).toContain("El oficial todavía no agregó los datos de la víctima.");
  expectNoEnglish(early);
  await ask(person, saveVictimInfo, { id: globalId("EmergencyRequest", number), input: victimInfoForm() });
  expectNoEnglish(await open(link));
  const ready = (await linkInMail(lab, { kind: "supervisor-approval", requestId: number }))!;
  expectNoEnglish(await mailAbout(number, "supervisor-approval"));
  const page = await open(ready);
  expect(page.text).toContain("Sí, aprobar $500.00");
  expectNoEnglish(page);
  const again = await decide(ready, { decision: "deny", reason: "" });
  expect(again.text).toContain("Indique un motivo");
  expectNoEnglish(again);
  const done = await decide(ready, { decision: "approve" });
  expect(done.text).toContain("Esta solicitud está aprobada y los fondos están asignados.");
  expectNoEnglish(done);

  for (const kind of ["letter-officer", "letter-victim"]) {
    const letter = await mailAbout(number, kind);
    expect(letter.html).toContain('<html lang="es">');
    expectNoEnglish(letter);
  }
  expect((await mailAbout(number, "letter-officer")).text).toContain(
    "$500.00 (comidas para 2 personas; un cuarto por 1 noche para 2 personas)",
  );
  expect((await mailAbout(number, "letter-victim")).text).not.toContain("Moor");
});

test("a French request that is denied: page, letters and text message", async () => {
  const { person, number } = await filed("fr", { victimEmail: "noor@example.com" });
  await ask(person, saveVictimInfo, { id: globalId("EmergencyRequest", number), input: victimInfoForm() });
  await lab.db.victimInfo.update({ where: { requestId: number }, data: { email: "" } });
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { victimEmail: "" } });
  const link = (await linkInMail(lab, { kind: "supervisor-approval", requestId: number }))!;
  expect((await open(link)).text.replace(/\s/g, " ")).toContain("Oui, approuver 500,00 $");
  const done = await decide(link, { decision: "deny", reason: "Déjà aidée ailleurs" });
  expect(done.text).toContain("Cette demande est refusée.");
  expectNoEnglish(done);

  const letter = await mailAbout(number, "officer-request-result");
  expect(letter.text).toContain("Motif\u00a0: Déjà aidée ailleurs");
  expectNoEnglish(letter);
  const sms = await mailAbout(number, "victim-request-result");
  expect(sms).toMatchObject({ channel: "sms", language: "fr" });
  expect(sms.text).toMatch(/^Votre demande n'est pas approuvée\./);
  expectNoEnglish(sms);
});

test("a citizen's request keeps the language of its page, and so does a denial without a reason", async () => {
  const visitor = await lab.visitor();
  const { data } = await ask(visitor, createRequest, { input: input({ language: "es" }) });
  const { number } = data.createRequest.request;
  const admin = await signInAdmin(lab);
  const denied = await admin.fetch(`/api/emergency-requests/${number}/status`, {
    method: "PATCH",
    body: { status: "denied" },
  });
  expect(denied.status).toBe(200);
  expect(await denied.json()).toMatchObject({ approvalNotes: "No reason was given." });
  const letter = await mailAbout(number, "victim-request-result");
  expect(letter.text).toContain("Hola, Noor Ibarra-Whitlock:");
  expectNoEnglish(letter);

  const { person, number: own } = await filed("es");
  await person.fetch(`/api/emergency-requests/${own}/status`, {
    method: "PATCH",
    body: { status: "denied" },
  });
  expect((await mailAbout(own, "officer-request-result")).text).toContain("No se indicó ningún motivo.");
});

test("notifications to administrators stay English", async () => {
  await lab.db.systemConfig.update({
    where: { id: 1 },
    data: { emergencyNotificationEmail: "desk@fund.example" },
  });
  await lab.refreshConfig();
  const person = await officer({ language: "es" });
  await emergencyVerify(await person.context());
  const [notice] = await mailsOf(person.id, "emergency-notice");
  expect(notice).toMatchObject({
    language: "en",
    subject: `911 Verify was used on case ${person.form.caseNumber}`,
  });
  expect(notice?.html).toContain('<html lang="en">');
  expect(notice?.text).toContain("Requested services: Food, Housing");
});

const createRequest = `mutation ($input: CreateRequestInput!) { createRequest(input: $input) { request { number } } }`;
const saveVictimInfo = `mutation ($id: ID!, $input: VictimInfoInput!) { saveVictimInfo(input: { id: $id, version: 0, victimInfo: $input }) { request { number } } }`;
const input = (changes: object) => ({
  ...newRequestForm({ requestDetails: "Ella necesita comida y una habitación esta noche" }),
  idempotencyKey: lab.random.uuid(),
  ...changes,
});

/** A request of an officer whose case is in this language. */
async function filed(language: string, changes: object = {}) {
  const person = await signInOfficer(lab);
  await lab.db.verification.update({ where: { id: person.verificationId }, data: { language } });
  const { data, message } = await ask(person, createRequest, { input: input(changes) });
  expect(message).toBeUndefined();
  return { person: person as Caller, number: data.createRequest.request.number as number };
}

async function mailAbout(requestId: number, kind: string) {
  await writeLetters(lab);
  const row = await lab.db.message.findFirstOrThrow({ where: { requestId, kind } });
  return { ...row, ...openBody(lab, row.bodySealed) };
}

async function read(response: Response) {
  const markup = await response.text();
  const text = markup
    .replace(/<style>.*?<\/style>/gs, "")
    .replace(/<nav.*?<\/nav>/s, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\s+/g, " ");
  const nav = /<nav[^>]*>.*?<\/nav>/s.exec(markup)?.[0] ?? "";
  const choice = [...nav.matchAll(/<[ab] (?:href="([^"]*)")?[^>]*>([^<]*)/g)].map(([, href, name]) =>
    href ? `${href} ${name}` : name,
  );
  return { markup, choice, text, status: response.status, language: /<html lang="(\w+)">/.exec(markup)?.[1] };
}
const open = async (path: string) => read(await (await lab.visitor()).fetch(path));
const decide = async (link: string, fields: Record<string, string>) =>
  read(await answerOnPage(await lab.visitor(), link, fields));

/** Names of people and places stay as typed. */
function expectNoEnglish(said: { text: string; subject?: string } | undefined) {
  const text = `${said?.subject ?? ""} ${said?.text ?? ""}`
    .replace(/A family <without> shelter|Austin Police|City \d+ Police|SafeVoice/g, "")
    .replace(/https?:\/\/\S+/g, "");
  expect(text.trim()).not.toBe("");
  expect(text).not.toMatch(/undefined|NaN|\[object|#/);
  expect(english.exec(text)?.[0], text).toBeUndefined();
}
