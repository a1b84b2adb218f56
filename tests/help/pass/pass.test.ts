import { beforeAll, beforeEach, expect, test } from "vitest";
import { createHttpApp } from "../../../graph/app/routes.ts";
import { createLimits, noLimits } from "../../../graph/core/http/call-limits.ts";
import { dayMs, hourMs, minuteMs } from "../../../shared/core/time/durations.ts";
import { voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { decideOpened } from "../../../graph/help/pass/open/visit.ts";
import { withoutSecrets } from "../../../graph/core/security/secret-links.ts";
import { start } from "../../harness/requests/cases.ts";
import { give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import {
  codeOf,
  endPass,
  madePass,
  makePass,
  openedPass,
  readPass,
  sendToPass,
  withHelp,
  withPass,
  wrongFor,
  type Made,
} from "../../harness/passes/passes.ts";
import { ask, fileRequest, sendForm, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
});
beforeEach(() => lab.setNow(start));

const read = readPass;
const send = sendToPass;
const opened = (pass: Made) => openedPass(lab, pass);

test("the link alone says how far the request is, the PIN shows the help", async () => {
  const { pass, dispatch } = await withHelp(lab);
  expect(pass.path).toMatch(/^\/c\/[0-9A-HJKMNP-TV-Z]{26}$/);
  expect(pass.shortCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(pass.pin).toMatch(/^\d{6}$/);
  const code = await codeOf(lab, dispatch);

  const stranger = await lab.visitor();
  const response = await stranger.fetch(pass.path);
  const glance = await response.text();
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect(glance).toContain("Your help is ready.");
  for (const secret of [code, "Uber", "Noor", "EM-2026", "SafeVoice", "police"])
    expect(glance).not.toContain(secret);
  expect(await read(stranger)).not.toContain(code);

  const person = await opened(pass);
  const page = await read(person);
  for (const shown of [code, "Uber", "A ride", "Confirmation number", "I got it"])
    expect(page).toContain(shown);
  expect(page).not.toContain("Enter your PIN");
  expect(Buffer.byteLength(page)).toBeLessThan(30_000);
  // The link leads on in the browser that has opened it.
  expect((await person.fetch(pass.path)).headers.get("location")).toBe("/c");
});

test("opening a link changes nothing, and an unknown one is not told from an ended one", async () => {
  const { pass, officer, number } = await withHelp(lab);
  const before = await lab.db.helpPass.findFirstOrThrow({ where: { requestId: number } });
  const stranger = await lab.visitor();
  await stranger.fetch(pass.path);
  await stranger.fetch(pass.path);
  expect(await lab.db.helpPass.findFirstOrThrow({ where: { requestId: number } })).toEqual(before);
  const unknown = await stranger.fetch(`/c/${"7".repeat(26)}`);
  await endPass(officer, number);
  const ended = await stranger.fetch(pass.path);
  expect([unknown.status, ended.status]).toEqual([404, 404]);
  expect(await ended.text()).toBe(await unknown.text());
});

test("a code and its PIN open the pass where no link can be; a wrong one is not told from an unknown one", async () => {
  const { pass, dispatch } = await withHelp(lab);
  const person = await lab.visitor();
  const unknown = await send(person, { act: "open", code: "ZZZZ-ZZZZ", pin: pass.pin });
  const wrong = await send(person, { act: "open", code: "ZZZZ-ZZZZ", pin: wrongFor(pass) });
  expect([unknown.status, wrong.status]).toEqual([400, 400]);
  expect(await wrong.text()).toBe(await unknown.text());
  const short = await send(person, { act: "open", code: "12", pin: pass.pin });
  expect(await short.text()).toContain("Enter the 8 letters and digits of the code");
  const typed = pass.shortCode.toLowerCase().replace("-", " ");
  const holder = withPass(person, await send(person, { act: "open", code: typed, pin: pass.pin }));
  expect(await read(holder)).toContain(await codeOf(lab, dispatch));
});

test("a pasted PIN opens the pass as it was written, and a PIN of another length is no guess", async () => {
  const { pass, number } = await withHelp(lab);
  const { pin } = pass;
  const person = await lab.visitor();
  expect(await (await person.fetch(pass.path)).text()).toMatch(/name="pin" class="box" maxlength="40"/);
  for (const wrong of [pin.slice(1), `${pin}1`, `${pin.slice(0, 5)}x`, "", "—"]) {
    const answer = await sendForm(person, pass.path, { pin: wrong });
    expect(await answer.text()).toContain("Enter the 6 digits of the PIN");
  }
  const row = await lab.db.helpPass.findFirstOrThrow({ where: { requestId: number } });
  expect([row.tries, row.wrongPins]).toEqual([0, 0]);
  const fullWidth = Array.from(pin, (digit) => String.fromCodePoint(0xff10 + Number(digit))).join("");
  const arabic = Array.from(pin, (digit) => String.fromCodePoint(0x660 + Number(digit))).join("");
  for (const typed of [
    ` ${pin.slice(0, 3)}–${pin.slice(3)}\u200b`,
    fullWidth,
    arabic,
    Array.from(pin).join(" "),
  ])
    expect((await sendForm(await lab.visitor(), pass.path, { pin: typed })).status, typed).toBe(303);
  const code = pass.shortCode.replace("-", "—");
  expect((await send(await lab.visitor(), { act: "open", code, pin: fullWidth })).status).toBe(303);
});

test("a code or PIN that cannot be one counts against no network", async () => {
  const { pass } = await withHelp(lab);
  const routes = createHttpApp(lab, createLimits());
  const send = (code: string, pin: string) =>
    routes.request("/c", {
      method: "POST",
      body: new URLSearchParams({ act: "open", code, pin }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  for (let tries = 0; tries < 25; tries += 1) {
    expect((await send("12", pass.pin)).status).toBe(400);
    expect((await send(pass.shortCode, "12345")).status).toBe(400);
  }
  expect((await send(pass.shortCode, pass.pin)).status).toBe(303);
});

test("an unknown code takes the same statements and hashes as a wrong PIN", async () => {
  const { pass } = await withHelp(lab);
  const workOf = async (code: string, pin: string) => {
    const context = await (await lab.visitor()).context();
    const work: string[] = [];
    const db = context.db.$extends({
      query: {
        $allOperations({ model = "", operation, args, query }) {
          work.push(`${model}.${operation}`);
          return query(args);
        },
      },
    }) as unknown as typeof context.db;
    const keys = {
      ...context.keys,
      hash(text: string) {
        work.push("hash");
        return context.keys.hash(text);
      },
    };
    const form = { act: "open", code, pin } as Parameters<ReturnType<typeof decideOpened>>[2];
    const refused = await decideOpened(noLimits)({ ...context, db, keys }, "", form).catch(String);
    return { work, refused };
  };
  const wrong = await workOf(pass.shortCode, wrongFor(pass));
  const unknown = await workOf("ZZZZ-ZZZZ", pass.pin);
  expect(unknown.refused).toBe(wrong.refused);
  const sorted = (work: string[]) => work.map((one) => one.replace("EmergencyRequest.findUnique", "")).sort();
  expect(wrong.work.filter((one) => one === "hash").length).toBeGreaterThan(1);
  // The request of a known pass comes with it; that of an unknown one is looked for alone.
  expect(sorted(unknown.work).filter(Boolean)).toEqual(sorted(wrong.work));
  // Nor does a PIN of another length tell them apart.
  const [short, shortUnknown] = [await workOf(pass.shortCode, "12"), await workOf("ZZZZ-ZZZZ", "12")];
  expect(shortUnknown.refused).toBe(short.refused);
});

test("only a person who opens the link counts as a visit", async () => {
  const { pass, number } = await withHelp(lab);
  const stranger = await lab.visitor();
  const visits = async () =>
    (await lab.db.helpPassVisit.aggregate({ where: { pass: { requestId: number } }, _sum: { count: true } }))
      ._sum.count ?? 0;
  for (const headers of [
    { "sec-purpose": "prefetch;prerender" },
    { "sec-purpose": "prefetch" },
    { purpose: "prefetch" },
    { "x-purpose": "preview" },
    { "x-moz": "prefetch" },
    { "x-refresh": "1" },
  ] as Record<string, string>[])
    expect((await stranger.fetch(pass.path, { headers })).status).toBe(200);
  expect((await stranger.fetch(pass.path, { method: "HEAD" })).status).toBe(200);
  expect(await visits()).toBe(0);
  await stranger.fetch(pass.path);
  // The form that comes back with its problem is no second visit.
  await sendForm(stranger, pass.path, { pin: wrongFor(pass) });
  expect(await visits()).toBe(1);
});

test("a page that a browser loads in advance was not read", async () => {
  const { pass, number } = await withHelp(lab);
  const person = await opened(pass);
  const readAt = async () =>
    (await lab.db.helpPass.findFirstOrThrow({ where: { requestId: number } })).lastReadAt;
  await person.fetch("/c", { headers: { "sec-purpose": "prefetch" } });
  await person.fetch("/c", { method: "HEAD" });
  expect(await readAt()).toBeNull();
  await read(person);
  expect(await readAt()).toEqual(start);
});

test("the headline, the sentence below it and the tickets agree", async () => {
  const { pass, admin, dispatch } = await withHelp(lab);
  const [stranger, person] = [await lab.visitor(), await opened(pass)];
  const stage = (page: string) => /class="stage">([^<]+)</.exec(page)?.[1];
  const both = async () => {
    const [glance, page] = [await read(stranger, pass.path), await read(person)];
    expect(stage(glance)).toBe(stage(page));
    return page;
  };
  const es = await (await person.fetch("/c?lang=es")).text();
  expect([stage(es), es.includes("ayuda está en camino"), es.includes("Lista para usar")]).toEqual([
    "Su ayuda está lista.",
    false,
    true,
  ]);
  expect(stage(await both())).toBe("Your help is ready.");
  await send(person, { act: "problem", ticket: String(dispatch), content: "" });
  expect(await both()).toContain("working on the problem");
  await voidDispatch(await admin.context(), dispatch, { reason: "A mistake" });
  const page = await both();
  expect(stage(page)).not.toMatch(/ready|on its way/);
  expect(page).not.toContain("You find it below");
});

test("twenty wrong PINs at once count twenty, and no more than five are compared", async () => {
  const { pass, number } = await withHelp(lab);
  const strangers = await Promise.all(Array.from({ length: 20 }, () => lab.visitor()));
  const answers = await Promise.all(
    strangers.map((one) => sendForm(one, pass.path, { pin: wrongFor(pass) })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(400));
  const row = await lab.db.helpPass.findFirstOrThrow({ where: { requestId: number } });
  expect([row.tries, row.wrongPins]).toEqual([20, 5]);
  // Locked: the right PIN does not open it either, until the time is over.
  const person = await lab.visitor();
  expect((await sendForm(person, pass.path, { pin: pass.pin })).status).toBe(400);
  lab.setNow(new Date(start.getTime() + 15 * minuteMs));
  expect((await sendForm(person, pass.path, { pin: pass.pin })).status).toBe(303);
});

test("ten wrong PINs need a new pass", async () => {
  const { pass, officer, number } = await withHelp(lab);
  const person = await lab.visitor();
  for (let wrong = 0; wrong < 10; wrong += 1) {
    if (wrong === 5) lab.setNow(new Date(start.getTime() + 16 * minuteMs));
    await sendForm(person, pass.path, { pin: wrongFor(pass) });
  }
  lab.setNow(new Date(start.getTime() + dayMs));
  const refused = await sendForm(person, pass.path, { pin: pass.pin });
  expect(await refused.text()).toContain("Ask for a new PIN");
  const next = await madePass(officer, number, pass.number);
  expect((await sendForm(person, next.path, { pin: next.pin })).status).toBe(303);
});

test("an own PIN replaces the one that was handed over, and closes every other browser", async () => {
  const { pass, number } = await withHelp(lab);
  const [person, other] = [await opened(pass), await opened(pass)];
  const guessable = await send(person, { act: "pin", pin: "123456", again: "123456" });
  expect(await guessable.text()).toContain("Choose a PIN that is harder to guess");
  const { dateOfBirthSealed } = await lab.db.victimInfo.findUniqueOrThrow({ where: { requestId: number } });
  const [year = "", month = "", day = ""] = lab.keys
    .open(dateOfBirthSealed, `VictimInfo.dateOfBirth.${number}`)
    .split("-");
  for (const pin of [`${month}${day}${year.slice(2)}`, `${day}${month}${year.slice(2)}`, `${year}${month}`]) {
    const born = await send(person, { act: "pin", pin, again: pin });
    expect([born.status, (await born.text()).includes("harder to guess")]).toEqual([400, true]);
  }
  expect((await send(person, { act: "pin", pin: "480273", again: "480273" })).status).toBe(303);
  expect(await read(other)).toContain("Open your Help Pass");
  const stranger = await lab.visitor();
  expect((await sendForm(stranger, pass.path, { pin: pass.pin })).status).toBe(400);
  expect((await sendForm(stranger, pass.path, { pin: "480273" })).status).toBe(303);
});

test("a new pass ends the one before, and an older page cannot end a newer one", async () => {
  const { pass, officer, admin, number } = await withHelp(lab);
  const person = await opened(pass);
  expect((await makePass(officer, number)).code).toBe("CONFLICT");
  const next = await madePass(admin, number, pass.number);
  expect((await makePass(officer, number, pass.number)).code).toBe("CONFLICT");
  expect(await read(person)).toContain("Open your Help Pass");
  expect((await (await lab.visitor()).fetch(pass.path)).status).toBe(404);
  expect((await (await lab.visitor()).fetch(next.path)).status).toBe(200);
});

test("two clicks at once make one pass", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const answers = await Promise.all([makePass(officer, number), makePass(officer, number)]);
  expect(answers.map(({ code }) => code ?? "made").toSorted()).toEqual(["CONFLICT", "made"]);
});

test("only the officer of the case, its citizen and administrators hand over a pass", async () => {
  const { number } = await withHelp(lab);
  const foreign = await signInOfficer(lab);
  expect((await makePass(foreign, number)).code).toBe("NOT_FOUND");
  expect((await makePass(await lab.visitor(), number)).code).toBe("UNAUTHENTICATED");
  const shown = `query ($n: Int!) { request(number: $n) { helpPass { number } } }`;
  expect((await ask(foreign, shown, { n: number })).data?.request?.helpPass ?? null).toBeNull();
  const citizen = await lab.visitor();
  const own = await fileRequest(lab, citizen, { victimInfo: false });
  expect((await makePass(citizen, own)).data.makePass.pass.pin).toMatch(/^\d{6}$/);
});

test("no program with a key makes or reads a pass", async () => {
  const { number } = await withHelp(lab);
  const { handsOver } = await import("../../../graph/help/pass/policy.ts");
  const { viewer } = await (await signInAdmin(lab)).context();
  const request = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  expect(handsOver(viewer, request)).toBe(true);
  expect(handsOver({ ...viewer, tool: { keyId: 1, scopes: ["admin"] } } as never, request)).toBe(false);
});

test("It doesn't work reaches the desk as a problem of that help, once", async () => {
  const { pass, number, dispatch } = await withHelp(lab);
  const person = await opened(pass);
  const form = { act: "problem", ticket: String(dispatch), content: "The driver refused the code" };
  const twice = await Promise.all([send(person, form), send(person, form)]);
  expect(twice.map(({ status }) => status)).toEqual([303, 303]);
  const responses = await lab.db.recipientResponse.findMany({ where: { requestId: number } });
  expect(responses).toMatchObject([
    { dispatchId: dispatch, isProblem: true, sender: "Help Pass", content: "The driver refused the code" },
  ]);
  expect((await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: dispatch } })).problemAt).not.toBeNull();
  const page = await read(person, "/c?done=problem");
  expect(page).toContain("We will look at it right away");
  expect(page).toContain("Don&#39;t use this code. We are getting you a new one.");
  const code = await codeOf(lab, dispatch);
  expect(page.indexOf("Show the old code")).toBeLessThan(page.indexOf(`<strong>${code}</strong>`));
  expect(page.indexOf("Ask for a call")).toBeLessThan(page.indexOf("Show the old code"));
  expect(page.indexOf('href="tel:211"')).toBeLessThan(page.indexOf("Show the old code"));
  expect(page).not.toContain("I got it");
});

test("help without an end of its own shows the end that its letter prints, until that has passed", async () => {
  const { pass, dispatch } = await withHelp(lab);
  const person = await opened(pass);
  await lab.db.helpDispatch.update({ where: { id: dispatch }, data: { endsAt: null } });
  expect(await read(person)).toContain("Valid until");
  const soon = new Date(start.getTime() + minuteMs);
  await lab.db.letter.updateMany({ where: { dispatchId: dispatch }, data: { validUntil: soon } });
  expect(await read(person)).toContain("Valid until");
  lab.setNow(soon);
  const page = await read(person);
  expect(page).toContain("I got it");
  expect(page).not.toContain("Valid until");
});

test("I got it completes that help, and a void one shows no code", async () => {
  const { pass, dispatch, admin, number } = await withHelp(lab);
  const person = await opened(pass);
  await send(person, { act: "received", ticket: String(dispatch) });
  const row = await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: dispatch } });
  expect(row).toMatchObject({ completedBy: "the recipient" });
  expect(await read(person)).toContain("Received");
  const vendors = await vendorIds(lab);
  const [next = 0] = await give(await signInAdmin(lab), number, [provider(vendors["DoorDash"], "food")], {
    overReason: "A meal, too",
  });
  const code = await codeOf(lab, next);
  expect(await read(person)).toContain(code);
  await voidDispatch(await admin.context(), next, { reason: "A mistake" });
  const page = await read(person);
  expect(page).not.toContain(code);
  expect(page).toContain("Please do not use its code");
  expect((await send(person, { act: "problem", ticket: String(next), content: "" })).status).toBe(409);
});

test("another request's help cannot be answered for", async () => {
  const [one, other] = [await withHelp(lab), await withHelp(lab)];
  const person = await opened(one.pass);
  for (const act of ["problem", "received"])
    expect((await send(person, { act, ticket: String(other.dispatch), content: "" })).status).toBe(409);
  expect(await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: other.dispatch } })).toMatchObject({
    problemAt: null,
    completedAt: null,
  });
});

test("Call me queues an urgent callback; a number that cannot be called is named, and what was typed stays", async () => {
  const { pass } = await withHelp(lab);
  const person = await opened(pass);
  const refused = await send(person, { act: "call", phone: "12", when: "After 5 PM" });
  const page = await refused.text();
  expect(page).toContain("Enter a phone number that we can call");
  expect(page).toContain("After 5 PM");
  expect((await send(person, { act: "call", phone: "512-555-0143", when: "After 5 PM" })).status).toBe(303);
  expect(await lab.db.callbackRequest.findFirstOrThrow({ orderBy: { id: "desc" } })).toMatchObject({
    requestType: "urgent",
    message: "From a Help Pass. After 5 PM",
  });
});

test("Someone else saw this ends the pass everywhere, and tells the desk", async () => {
  const { pass, number } = await withHelp(lab);
  const [person, partner] = [await opened(pass), await opened(pass)];
  expect(await (await send(person, { act: "exposed" })).text()).toContain("This Help Pass is closed");
  expect(await read(partner)).toContain("Open your Help Pass");
  expect((await (await lab.visitor()).fetch(pass.path)).status).toBe(404);
  expect(await lab.db.recipientResponse.findFirstOrThrow({ where: { requestId: number } })).toMatchObject({
    isProblem: true,
    dispatchId: null,
  });
});

test("a browser closes after 15 quiet minutes; what the page asks by itself does not keep it open", async () => {
  const { pass } = await withHelp(lab);
  const person = await opened(pass);
  lab.setNow(new Date(start.getTime() + 10 * minuteMs));
  await person.fetch("/c", { headers: { "x-refresh": "1" } });
  lab.setNow(new Date(start.getTime() + 16 * minuteMs));
  expect(await read(person)).toContain("Open your Help Pass");
  const other = await opened(pass);
  for (let minutes = 10; minutes <= 60; minutes += 10) {
    lab.setNow(new Date(start.getTime() + (16 + minutes) * minuteMs));
    await read(other);
  }
  expect(await read(other)).toContain("Open your Help Pass");
});

test("a pass ends 30 days after its request was completed", async () => {
  const { pass, number } = await withHelp(lab);
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { status: "completed" } });
  const { completedAt } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  const open = async (at: number) => {
    lab.setNow(new Date(completedAt!.getTime() + at));
    return (await (await lab.visitor()).fetch(pass.path)).status;
  };
  expect(await open(30 * dayMs - hourMs)).toBe(200);
  expect(await open(30 * dayMs + hourMs)).toBe(404);
});

test("an expired pass is shown as expired, with who made it, and a new one replaces it", async () => {
  const { pass, officer, admin, number } = await withHelp(lab);
  const query = `query ($n: Int!) { request(number: $n) { helpPass { number madeBy isExpired expiresAt } } }`;
  const shown = async (caller: Caller) => (await ask(caller, query, { n: number })).data.request.helpPass;
  const { name, badgeNumber } = await lab.db.officer.findUniqueOrThrow({ where: { id: officer.officerId } });
  expect(await shown(officer)).toEqual({
    number: pass.number,
    madeBy: `${name} (${badgeNumber})`,
    isExpired: false,
    expiresAt: new Date(start.getTime() + 180 * dayMs).toISOString(),
  });
  await lab.db.helpPass.update({ where: { id: pass.number }, data: { expiresAt: start } });
  expect(await shown(officer)).toMatchObject({ number: pass.number, isExpired: true });
  await madePass(admin, number, pass.number);
  // Who works at the desk is told to administrators alone.
  expect(await shown(officer)).toMatchObject({ madeBy: null, isExpired: false });
  expect((await shown(admin)).madeBy).toMatch(/./);
});

test("blank cards are eight on a sheet, in three languages, and hold no secret", async () => {
  const stranger = await lab.visitor();
  for (const language of ["en", "es", "fr"]) {
    const page = await (await stranger.fetch(`/card/print?lang=${language}`)).text();
    expect(page.match(/class="help"/g)).toHaveLength(8);
    expect(page).toContain("2-1-1");
  }
});

test("the pass speaks the case's language, and the reader's own first", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { language: "es" } });
  const pass = await madePass(officer, number);
  const person = await lab.visitor();
  expect(await read(person, `${pass.path}?lang=fr`)).toContain("Nous avons reçu votre demande.");
  expect(await read(person, `${pass.path}?lang=es`)).toContain("Recibimos su solicitud.");
});

test("no log and no copy of a message holds a pass's secret", async () => {
  const { pass } = await withHelp(lab);
  expect(withoutSecrets(`See https://example.test${pass.path}`)).toBe("See https://example.test/c/…");
  await opened(pass);
  const entries = JSON.stringify(
    await lab.db.auditEntry.findMany({
      where: { action: { startsWith: "pass." } },
      select: { action: true, details: true, actorName: true },
    }),
  );
  expect(entries).toContain("pass.opened");
  for (const secret of [pass.pin, pass.shortCode, pass.path.slice(3)]) expect(entries).not.toContain(secret);
  const row = JSON.stringify(await lab.db.helpPass.findMany());
  for (const secret of [pass.pin, pass.path.slice(3)]) expect(row).not.toContain(`"${secret}"`);
  const ofPerson = await lab.db.auditEntry.findMany({ where: { action: "pass.opened" } });
  expect(ofPerson.map(({ ip }) => ip)).toEqual(ofPerson.map(() => null));
});
