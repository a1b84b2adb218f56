import { beforeEach, expect, test } from "vitest";
import { createQuotas, type Quotas } from "../../../graph/core/quotas.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../../harness/people.ts";

let quotas: Quotas;
const lab = useKernel({
  quotas: {
    count: (...call) => quotas.count(...call),
    work: (...call) => quotas.work(...call),
    countRows: (...call) => quotas.countRows(...call),
    countOne: (...call) => quotas.countOne(...call),
  },
});
beforeEach(() => {
  quotas = createQuotas();
});

const form = {
  feedbackType: "concern",
  agency: "Brackwater Police",
  feedback: "They kept me waiting\r\nfor hours.",
  email: "",
  phone: "",
};

test("the form stores the same as the mutation, and shows its receipt on a separate page", async () => {
  const officer = await signInOfficer(lab);
  const { status, page, headers } = await send(
    { ...form, wantFollowUp: "yes", email: "ana@example.org" },
    officer,
  );
  expect(status).toBe(200);
  const receipt = /FB-\d{4}-\d{6}/.exec(page)?.[0] ?? "";
  expect(await lab.db.feedback.findUniqueOrThrow({ where: { receipt } })).toMatchObject({
    feedbackType: "concern",
    agency: "Brackwater Police",
    feedback: "They kept me waiting\nfor hours.",
    wantsFollowUp: true,
    email: "ana@example.org",
    phone: null,
    language: "en",
  });
  const entry = await lab.db.auditEntry.findFirst({ where: { action: "feedback.submitted" } });
  expect(entry).toMatchObject({ actorKind: "visitor", actorId: null, ip: null });
  expect(page).toContain('href="https://www.weather.gov/"');
  expect(page).not.toContain("<script");
  expect(headers.get("cache-control")).toBe("no-store");
});

test("the receipt's page stores nothing when opened, hides the number in its address, and lasts a day", async () => {
  const sentAt = new Date();
  const inHours = (hours: number) => lab.setNow(new Date(sentAt.getTime() + hours * 3_600_000));
  inHours(0);
  const reader = await lab.visitor();
  const { page, address } = await send(form, reader);
  const stored = await lab.db.feedback.count();
  const receipt = /FB-\d{4}-\d{6}/.exec(page)?.[0] ?? "";
  expect(address).not.toContain(receipt);
  const open = async (path: string) => {
    const answer = await reader.fetch(path);
    return answer.status === 200 ? await answer.text() : [answer.status, answer.headers.get("location")];
  };
  expect(await open(address)).toContain(receipt);
  expect(await lab.db.feedback.count()).toBe(stored);
  const toTheForm = [303, "/feedback"];
  expect(await open(`/feedback/sent/${receipt}`)).toEqual(toTheForm);
  expect(await open(`${address.slice(0, -6)}AAAAAA`)).toEqual(toTheForm);
  inHours(23.9);
  expect(await open(address)).toContain(receipt);
  inHours(24);
  expect(await open(address)).toEqual(toTheForm);
  inHours(0);
});

test("a form sent twice, concurrently, or again after Back, is stored once; other text is new", async () => {
  const reader = await lab.visitor();
  const { page } = await send({}, reader);
  const formKey = /name="formKey" value="([^"]+)"/.exec(page)?.[1] ?? "";
  expect(formKey).toHaveLength(36);
  const receipts = async (fields: Record<string, string>) =>
    /FB-\d{4}-\d{6}/.exec((await send({ ...form, ...fields }, reader)).page)?.[0];
  const before = await lab.db.feedback.count();
  const [first, second] = await Promise.all([receipts({ formKey }), receipts({ formKey })]);
  expect(first).toMatch(/^FB/);
  expect(second).toBe(first);
  expect(await receipts({ formKey })).toBe(first);
  expect(await lab.db.feedback.count()).toBe(before + 1);
  expect(await receipts({ formKey, agency: "Another agency" })).not.toBe(first);
  await receipts({ formKey: "of-another-form-than-that" });
  await receipts({});
  expect(await lab.db.feedback.count()).toBe(before + 4);
});

test("a refused form can be sent again", async () => {
  const { page } = await send({ ...form, agency: "", formKey: "a&b-of-this-one-form" });
  expect(page).toContain('name="formKey" value="a&#38;b-of-this-one-form"');
});

test("reports errors at their field and above the form, and keeps the typed text", async () => {
  const typed = {
    ...form,
    feedbackType: "",
    agency: " ",
    feedback: "\n<b>",
    wantFollowUp: "yes",
    email: `"nobody"`,
    phone: "415 555 0132",
  };
  const before = await lab.db.feedback.count();
  const { status, page } = await send(typed);
  expect(status).toBe(400);
  expect(await lab.db.feedback.count()).toBe(before);
  for (const [name, said] of [
    ["feedbackType", "Please select a feedback type"],
    ["agency", "Please enter agency/department name"],
    ["feedback", "Please enter your feedback"],
    ["email", "Please enter a valid email address"],
  ] as const) {
    expect(page).toContain(`<a href="#${name}">${said}</a>`);
    expect(page).toContain(`id="${name}-error">${said}<`);
    expect(page).toContain(`id="${name}"`);
  }
  expect(page.match(/class="error"/g)).toHaveLength(4);
  expect(page.match(/aria-invalid="true"/g)).toHaveLength(3);
  expect(page).toMatch(/<textarea[^>]*>\n\n&#60;b&#62;<\/textarea>/);
  expect(page).toContain('value="&#34;nobody&#34;"');
  expect(page).toContain('value="415 555 0132"');
  expect(page).toMatch(/name="wantFollowUp"\s+value="yes"\s+checked/);
  expect(page).not.toMatch(/type="radio"[^>]*checked/);
});

test("accepts the longest text, in any language and with its line ends, and reports a longer one", async () => {
  const longest = `${"あ\r\n".repeat(2499)}あい`;
  expect((await send({ ...form, feedback: longest })).status).toBe(200);
  const { status, page } = await send({ ...form, feedback: `${longest}う` });
  expect(status).toBe(400);
  expect(page).toContain("Please use 5000 characters or fewer");
  expect((await send({ ...form, feedback: "x".repeat(60_000) })).status).toBe(413);
});

test("the sixth in an hour learns how long to wait, and keeps the typed text", async () => {
  const reader = marked(await lab.visitor());
  for (let turn = 0; turn < 5; turn += 1) expect((await send(form, reader)).status).toBe(200);
  const kept = await lab.db.feedback.count();
  const { status, page, headers } = await send({ ...form, agency: "Another agency" }, reader);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(3500);
  expect(status).toBe(429);
  expect(page).toContain("You have already sent several messages. Please try again in an hour.");
  expect(page).toContain('value="Another agency"');
  expect(page).toMatch(/value="concern"\s+checked/);
  expect(page).not.toContain("<ul>");
  expect(await lab.db.feedback.count()).toBe(kept);
});

test.for([
  [
    "es",
    "Seleccione un tipo de comentario",
    "Revise que haya llenado",
    "Número de recibo",
    "Ya envió varios",
  ],
  ["fr", "Choisissez un type d’avis", "Vérifiez que tous", "Numéro de référence", "Vous avez déjà envoyé"],
] as const)("in %s everything is translated", async ([language, type, above, receipt, tooOften]) => {
  const reader = marked(await lab.visitor());
  reader.language = language;
  const wrong = (await send({ ...form, feedbackType: "" }, reader)).page;
  expect(wrong).toContain(`<html lang="${language}">`);
  for (const said of [type, above]) expect(wrong).toContain(said);
  const { page } = await send(form, reader);
  expect(page).toContain(receipt);
  const number = /FB-\d{4}-\d{6}/.exec(page)?.[0] ?? "";
  expect(await lab.db.feedback.findUniqueOrThrow({ where: { receipt: number } })).toMatchObject({ language });
  for (let turn = 0; turn < 4; turn += 1) await send(form, reader);
  const sixth = (await send(form, reader)).page;
  for (const said of [tooOften, "They kept me waiting"]) expect(sixth).toContain(said);
});

test("refuses another site, another type and an administrator with a first password on a page", async () => {
  const before = await lab.db.feedback.count();
  const foreign = { origin: "https://evil.example" };
  const reader = await lab.visitor();
  reader.language = "fr";
  const refused = await send(form, reader, foreign);
  expect(refused.status).toBe(403);
  expect(refused.page).toContain("Cette requête vient d’un autre site.");
  expect((await send(form, reader, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  const json = await reader.fetch("/feedback", { method: "POST", body: form });
  expect([json.status, json.headers.get("content-type")]).toEqual([415, "text/html; charset=UTF-8"]);
  const admin = await signInAdmin(lab, { mustChangePassword: true });
  const denied = await send(form, admin);
  expect(denied.status).toBe(403);
  expect(denied.page).toContain("Change your temporary password first");
  expect(await lab.db.feedback.count()).toBe(before);
});

/** Like a browser: follows the redirect to the receipt. */
/** A browser that has sent something, by whose mark it is counted. */
const marked = (caller: Caller) => Object.assign(caller, { cookie: `safevoice-limits=${"m".repeat(43)}` });

async function send(fields: Record<string, string>, caller?: Caller, headers: Record<string, string> = {}) {
  const sender = caller ?? (await lab.visitor());
  const response = await sender.fetch("/feedback", {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
  const address = response.headers.get("location") ?? "";
  const shown = response.status === 303 ? await sender.fetch(address) : response;
  return {
    status: shown.status,
    headers: shown.headers,
    page: await shown.text(),
    address,
  };
}
