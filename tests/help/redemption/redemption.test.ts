import { beforeAll, beforeEach, expect, test } from "vitest";
import { dayMs, hourMs, minuteMs } from "../../../shared/core/time/durations.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { expireCodes } from "../../../graph/help/redemption/expire.ts";
import { endOfHelp } from "../../../graph/core/time/help-end.ts";
import { graceMs } from "../../../shared/help/redemption/rules.ts";
import { openPaper } from "../../../graph/messages/letters/write/sealed-columns.ts";
import {
  inviteTerminal,
  isInvitationOpen,
  revokeTerminal,
} from "../../../graph/help/redemption/terminals.ts";
import { start } from "../../harness/requests/cases.ts";
import { vendorIds } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { endPass, madePass, openedPass, readPass, sendToPass } from "../../harness/passes/passes.ts";
import { ask, globalId, sendForm, signInAdmin } from "../../harness/people.ts";
import {
  joinedTerminal,
  phraseFor,
  pressRedeem,
  ticketPath,
  withCounter,
  withTerminal,
} from "../../harness/passes/redemption.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
});
beforeEach(() => lab.setNow(start));

const later = (ms: number) => lab.setNow(new Date(start.getTime() + ms));
const helpOf = (id: number) => lab.db.helpDispatch.findUniqueOrThrow({ where: { id } });
const moneyOf = async (requestId: number) => {
  const { reservedCents, committedCents, spentCents } = await lab.db.requestMoney.findUniqueOrThrow({
    where: { requestId },
  });
  return [reservedCents, committedCents, spentCents].map(Number);
};

test("anyone who scans the code sees whether it is valid, and no name, place or case", async () => {
  const { path } = await withCounter(lab);
  const stranger = await lab.visitor();
  const response = await stranger.fetch(path);
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  for (const shown of ["Valid", "a ride", "$100.00", "November"]) expect(page).toContain(shown);
  for (const secret of ["Uber", "Noor", "EM-2026", "SafeVoice", "Redeem", "<form"])
    expect(page).not.toContain(secret);
  expect(Buffer.byteLength(page)).toBeLessThan(16_000);
  const french = await (await stranger.fetch(`${path}?lang=fr`)).text();
  expect(french).toContain("Valable");
});

test("a terminal redeems with the guest's words for less than the value, and undoes it", async () => {
  const { path, phrase, terminal, dispatch, number } = await withCounter(lab);
  const { device } = terminal;
  expect(await (await device.fetch(path)).text()).toContain("The guest&#39;s two words");
  expect(await moneyOf(number)).toEqual([40_000, 10_000, 0]);
  expect((await pressRedeem(device, path, { phrase, amount: "$72.50" })).status).toBe(303);
  expect(await helpOf(dispatch)).toMatchObject({ usesLeft: 0, actualCents: 7_250, redeemedBy: "Front desk" });
  expect(await moneyOf(number)).toEqual([40_000, 0, 7_250]);
  const shown = await (await device.fetch(path)).text();
  expect(shown).toMatch(/Redeemed at \d+:\d\d [AP]M by Front desk for \$72\.50\./);
  expect(await (await (await lab.visitor()).fetch(path)).text()).toContain("Already used");
  later(4 * minuteMs);
  const undone = await sendForm(device, path, { act: "undo" });
  expect(await (await device.fetch(undone.headers.get("location") ?? "")).text()).toContain("Undone.");
  expect(await helpOf(dispatch)).toMatchObject({ usesLeft: 1, actualCents: null, completedAt: null });
  expect(await moneyOf(number)).toEqual([40_000, 10_000, 0]);
  expect((await pressRedeem(device, path, { phrase, amount: "100" })).status).toBe(303);
  expect(await moneyOf(number)).toEqual([40_000, 0, 10_000]);
  const home = await (await device.fetch("/redeem")).text();
  for (const said of ["$72.50", "undone", "$100.00", "UBER••••"]) expect(home).toContain(said);
});

test("what is typed wrong names its field and redeems nothing", async () => {
  const { path, phrase, terminal, dispatch } = await withCounter(lab);
  const press = async (typed: { phrase: string; amount?: string }) => {
    const answer = await pressRedeem(terminal.device, path, typed);
    expect(answer.status).toBe(400);
    return answer.text();
  };
  expect(await press({ phrase: "", amount: "72" })).toContain("Enter the guest&#39;s two words");
  expect(await press({ phrase: "apple apple" })).toContain("These are not the guest");
  expect(await press({ phrase, amount: "seventy" })).toContain("Enter an amount in dollars");
  const inflated = await press({ phrase, amount: "100.01" });
  expect(inflated).toContain("good for $100.00 at most");
  expect(inflated).toContain(`value="${phrase}"`);
  for (const amount of ["-1", "1e5", "0x10", "9999999", "NaN"]) await press({ phrase, amount });
  expect(await helpOf(dispatch)).toMatchObject({ usesLeft: 1, actualCents: null });
});

test("the words are those of the live pass, in any of the three languages", async () => {
  const { path, phrase, terminal, dispatch, officer, number, pass } = await withCounter(lab);
  const person = await openedPass(lab, pass);
  expect(await readPass(person)).toContain(phrase);
  const spanish = await readPass(person, "/c?lang=es");
  const words = /<strong>(\p{L}+ \p{L}+)<\/strong>/u.exec(spanish)?.[1] ?? "";
  expect(words).not.toBe("");
  const next = await madePass(officer, number, pass.number);
  expect(next.number).not.toBe(pass.number);
  const renewed = await phraseFor(lab, dispatch);
  expect(renewed).not.toBe(phrase);
  expect((await pressRedeem(terminal.device, path, { phrase: words })).status).toBe(400);
  const typed = ` ${renewed.toUpperCase().replace(" ", " - ")} `;
  expect((await pressRedeem(terminal.device, path, { phrase: typed })).status).toBe(303);
});

test("without a live pass no words are right", async () => {
  const { path, phrase, terminal, officer, number, dispatch } = await withCounter(lab);
  await endPass(officer, number);
  expect((await pressRedeem(terminal.device, path, { phrase })).status).toBe(400);
  expect((await helpOf(dispatch)).usesLeft).toBe(1);
});

test("five wrong words lock a code for 15 minutes, fifteen for good, however many come at once", async () => {
  const { path, phrase, terminal, dispatch } = await withCounter(lab);
  const wrong = () => pressRedeem(terminal.device, path, { phrase: "apple apple" });
  const answers = await Promise.all(Array.from({ length: 20 }, wrong));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  expect((await helpOf(dispatch)).wrongPhrases).toBe(5);
  const locked = await pressRedeem(terminal.device, path, { phrase });
  expect(await locked.text()).toContain("Too many wrong words");
  for (const minutes of [16, 32]) {
    later(minutes * minuteMs);
    for (let n = 0; n < 5; n++) await wrong();
  }
  later(3 * hourMs);
  expect(await (await pressRedeem(terminal.device, path, { phrase })).text()).toContain(
    "Too many wrong words",
  );
  expect((await helpOf(dispatch)).usesLeft).toBe(1);
});

test("a right phrase forgets the wrong ones before it", async () => {
  const { path, phrase, terminal, dispatch } = await withCounter(lab);
  for (let n = 0; n < 4; n++) await pressRedeem(terminal.device, path, { phrase: "apple apple" });
  expect((await pressRedeem(terminal.device, path, { phrase })).status).toBe(303);
  expect(await helpOf(dispatch)).toMatchObject({ wrongPhrases: 0, usesLeft: 0 });
});

test("a screenshot or a double press uses the code once", async () => {
  const { path, phrase, terminal, dispatch, admin, vendorId } = await withCounter(lab);
  const other = await joinedTerminal(lab, admin, vendorId, "Second desk");
  expect((await pressRedeem(terminal.device, path, { phrase })).status).toBe(303);
  expect((await pressRedeem(terminal.device, path, { phrase })).status).toBe(303);
  expect((await pressRedeem(other.device, path, { phrase, amount: "100" })).status).toBe(303);
  const page = await (await other.device.fetch(path)).text();
  expect(page).toMatch(/Redeemed at \d+:\d\d [AP]M by Front desk for \$72\.00\./);
  expect(page).not.toContain("<form");
  expect((await sendForm(other.device, path, { act: "undo" })).status).toBe(303);
  expect(await lab.db.redemption.count({ where: { dispatchId: dispatch, undoneAt: null } })).toBe(1);
});

test("a second redemption, a larger amount and zero get three sentences, in each language and in local time", async () => {
  await lab.setZone("America/Chicago");
  lab.setNow(new Date("2026-11-20T14:32:00Z"));
  const { path, phrase, terminal, dispatch, admin, vendorId } = await withCounter(lab);
  const other = await joinedTerminal(lab, admin, vendorId, "Second desk");
  const press = async (language: string, amount: string) =>
    (await pressRedeem(other.device, `${path}?lang=${language}`, { phrase, amount })).text();
  for (const [language, zero, more] of [
    ["en", "Enter what the guest used, at least $0.01", "good for $100.00 at most"],
    ["es", "al menos $0.01", "como máximo"],
    ["fr", "au moins 0,01", "au maximum"],
  ] as const) {
    for (const amount of ["0", "$0.00"]) expect(await press(language, amount)).toContain(zero);
    expect(await press(language, "100.01")).toContain(more);
  }
  expect((await helpOf(dispatch)).usesLeft).toBe(1);
  await pressRedeem(terminal.device, path, { phrase, amount: "20" });
  const said = async (language: string) =>
    (await (await other.device.fetch(`${path}?lang=${language}`)).text()).replaceAll(/[\u00a0\u202f]/g, " ");
  expect(await said("en")).toContain("Redeemed at 8:32 AM by Front desk for $20.00.");
  expect(await said("es")).toMatch(/Canjeado a las 8:32.* por Front desk: (?:USD )?\$?20[.,]00/);
  expect(await said("fr")).toMatch(/Validé à 0?8:32 par Front desk pour 20,00 \$/);
  // Others see no name.
  expect(await (await (await lab.visitor()).fetch(path)).text()).not.toContain("Front desk");
  const second = await signInAdmin(lab);
  const redeeming = `mutation ($id: ID!, $amount: USD!) { redeemByPhone(input: { id: $id, amount: $amount }) { request { id } } }`;
  const byPhone = async (amount: number, who = second) =>
    (await ask(who, redeeming, { id: globalId("HelpDispatch", dispatch), amount })).message;
  expect(await byPhone(20)).toBe("Redeemed at 8:32 AM by Front desk for $20.00.");
  lab.setNow(new Date("2026-11-22T14:32:00Z"));
  expect(await byPhone(20, await signInAdmin(lab))).toBe(
    "Redeemed on Nov 20, 8:32 AM by Front desk for $20.00.",
  );
  const next = await withCounter(lab);
  const last = await signInAdmin(lab);
  const again = async (amount: number) =>
    ask(last, redeeming, { id: globalId("HelpDispatch", next.dispatch), amount });
  expect((await again(0)).message).toContain("at least $0.01");
  expect((await again(100.01)).message).toBe("This code is good for $100.00 at most");
  expect((await again(72.505)).message).toContain("Enter an amount in dollars");
});

test("an undo after five minutes changes nothing", async () => {
  const { path, phrase, terminal, dispatch } = await withCounter(lab);
  await pressRedeem(terminal.device, path, { phrase });
  later(5 * minuteMs);
  expect(await (await terminal.device.fetch(path)).text()).not.toContain("Undo");
  expect((await sendForm(terminal.device, path, { act: "undo" })).status).toBe(409);
  expect((await helpOf(dispatch)).actualCents).toBe(7_200);
});

test("only a joined, live terminal of the same vendor redeems", async () => {
  const { path, phrase, terminal, dispatch, admin } = await withCounter(lab);
  const vendors = await vendorIds(lab);
  const lyft = await joinedTerminal(lab, admin, vendors["Lyft"] ?? 0);
  const page = await (await lyft.device.fetch(path)).text();
  expect(page).toContain("belongs to another provider");
  expect(page).not.toContain("<form");
  const stranger = await lab.visitor();
  for (const device of [lyft.device, stranger]) await pressRedeem(device, path, { phrase });
  expect((await helpOf(dispatch)).usesLeft).toBe(1);
  // The link that made the device a terminal works once.
  expect((await sendForm(stranger, terminal.path, {})).status).toBe(404);
  await revokeTerminal(await admin.context(), terminal.id);
  await pressRedeem(terminal.device, path, { phrase });
  expect((await terminal.device.fetch("/redeem")).status).toBe(403);
  expect((await helpOf(dispatch)).usesLeft).toBe(1);
});

test("a link for a terminal ends after 7 days, a terminal after 90", async () => {
  const { admin, vendorId } = await withCounter(lab);
  const late = await ask(
    admin,
    `mutation ($vendor: ID!) { inviteTerminal(input: { vendor: $vendor, name: "Back office" }) { href qr { size } vendor { terminals { name isEnded } } } }`,
    { vendor: globalId("Vendor", vendorId) },
  );
  const { href, vendor } = late.data.inviteTerminal;
  expect(vendor.terminals).toContainEqual({ name: "Back office", isEnded: false });
  later(7 * dayMs);
  const device = await lab.visitor();
  expect((await sendForm(device, new URL(href).pathname, {})).status).toBe(404);
  const joined = await joinedTerminal(lab, await signInAdmin(lab), vendorId, "Night desk");
  later(97 * dayMs);
  expect((await joined.device.fetch("/redeem")).status).toBe(403);
});

test("two devices that open the same link at once: one becomes the terminal", async () => {
  const { admin, vendorId } = await withCounter(lab);
  const { data } = await ask(
    admin,
    `mutation ($vendor: ID!) { inviteTerminal(input: { vendor: $vendor, name: "Race" }) { href } }`,
    { vendor: globalId("Vendor", vendorId) },
  );
  const { pathname } = new URL(data.inviteTerminal.href);
  const devices = await Promise.all(Array.from({ length: 10 }, () => lab.visitor()));
  const answers = await Promise.all(devices.map((device) => sendForm(device, pathname, {})));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  const at = answers.findIndex(({ status }) => status === 303);
  expect((await withTerminal(devices[at]!, answers[at]!).fetch("/redeem")).status).toBe(200);
});

test("without a QR code the letter's number and check code lead to the code", async () => {
  const { admin, terminal, path, phrase, dispatch } = await withCounter(lab);
  const letter = await lab.db.letter.findFirstOrThrow({
    where: { dispatchId: dispatch, audience: "victim" },
  });
  const wrong = await sendForm(terminal.device, "/redeem", {
    act: "find",
    number: letter.number ?? "",
    code: "ABCDEFGH",
  });
  expect(wrong.status).toBe(400);
  expect(await wrong.text()).toContain(`value="${letter.number}"`);
  const { check } = openPaper(lab, letter.factsSealed) ?? {};
  if (!check) throw new Error("The letter has no check code");
  const find = (device: Caller, code: string) =>
    sendForm(device, "/redeem", { act: "find", number: check.number, code });
  // As it is printed, and as someone types it.
  for (const code of [check.code, check.code.toLowerCase().replace("-", " ")]) {
    const found = await find(terminal.device, code);
    expect([found.status, found.headers.get("location")]).toEqual([303, path]);
  }
  expect(await ticketPath(lab, dispatch)).toBe(path);
  await pressRedeem(terminal.device, path, { phrase });
  expect(await (await terminal.device.fetch(path)).text()).toMatch(
    /Redeemed at \d+:\d\d [AP]M by Front desk for \$72\.00\./,
  );
  // Without a terminal's cookie it opens nothing; another vendor's terminal only sees the state.
  const stranger = await find(await lab.visitor(), check.code);
  expect(stranger.headers.get("location")).toBeNull();
  const lyft = (await vendorIds(lab))["Lyft"] ?? 0;
  const other = await joinedTerminal(lab, admin, lyft);
  expect((await find(other.device, check.code)).headers.get("location")).toBe(path);
  expect(await (await other.device.fetch(path)).text()).toContain("This code belongs to another provider");
});

test("an unused code expires, and its money returns 72 hours later", async () => {
  const { path, phrase, terminal, dispatch, number, pass } = await withCounter(lab);
  const { endsAt } = await helpOf(dispatch);
  const end = endOfHelp(lab.zone(), start, null);
  expect(endsAt).toEqual(end);
  lab.setNow(end);
  expect(await (await terminal.device.fetch(path)).text()).toContain("Expired. Do not accept it.");
  await pressRedeem(terminal.device, path, { phrase });
  await expireCodes(systemContext(lab, "test"));
  expect(await moneyOf(number)).toEqual([40_000, 10_000, 0]);
  lab.setNow(new Date(end.getTime() + graceMs + 1));
  await expireCodes(systemContext(lab, "test"));
  expect((await helpOf(dispatch)).expiredAt).not.toBeNull();
  expect(await moneyOf(number)).toEqual([40_000, 0, 0]);
  expect(await expireCodes(systemContext(lab, "test"))).toBe(0);
  const person = await openedPass(lab, pass);
  expect(await readPass(person)).toContain("Expired.");
});

test("redeemed help cannot be voided, and void help cannot be redeemed", async () => {
  const one = await withCounter(lab);
  await pressRedeem(one.terminal.device, one.path, { phrase: one.phrase });
  await expect(
    voidDispatch(await one.admin.context(), one.dispatch, { reason: "Mistake" }),
  ).rejects.toMatchObject({ code: "CONFLICT" });
  const two = await withCounter(lab);
  await voidDispatch(await two.admin.context(), two.dispatch, { reason: "Mistake" });
  await pressRedeem(two.terminal.device, two.path, { phrase: two.phrase });
  expect(await helpOf(two.dispatch)).toMatchObject({ usesLeft: 1, actualCents: null });
  expect(await (await two.terminal.device.fetch(two.path)).text()).toContain("Void. Do not accept it.");
});

test("an administrator redeems for a vendor who calls, and undoes it", async () => {
  const { admin, officer, dispatch, number } = await withCounter(lab);
  const redeeming = `mutation ($id: ID!, $amount: USD!) { redeemByPhone(input: { id: $id, amount: $amount }) {
    request { dispatches { codeState actualAmount redeemedBy redeemedOnTerminal canUndoRedemption redeemableAmount } } } }`;
  const id = globalId("HelpDispatch", dispatch);
  for (const amount of [100.01, -1]) {
    expect((await ask(admin, redeeming, { id, amount })).fields).toHaveProperty("amount");
  }
  expect((await ask(officer, redeeming, { id, amount: 1 })).code).toBe("FORBIDDEN");
  expect((await ask(admin, redeeming, { id, amount: 60 })).code).toBe("FORBIDDEN");
  const second = await signInAdmin(lab);
  const { data } = await ask(second, redeeming, { id, amount: 60 });
  expect(data.redeemByPhone.request.dispatches[0]).toMatchObject({
    ...{ codeState: "used", actualAmount: 60, redeemedOnTerminal: false, canUndoRedemption: true },
  });
  expect((await ask(second, redeeming, { id, amount: 60 })).code).toBe("CONFLICT");
  const undoing = `mutation ($id: ID!) { undoRedemption(input: { id: $id }) { request { dispatches { codeState } } } }`;
  expect((await ask(admin, undoing, { id })).data.undoRedemption.request.dispatches[0].codeState).toBe(
    "valid",
  );
  expect((await ask(admin, undoing, { id })).code).toBe("CONFLICT");
  expect(await moneyOf(number)).toEqual([40_000, 10_000, 0]);
});

test("the person disputes a use that was not theirs, once, and three disputes mark the terminal", async () => {
  const first = await withCounter(lab);
  const terminals = () =>
    ask(
      first.admin,
      `query ($id: ID!) { node(id: $id) { ... on Vendor { terminals { id disputes isFlagged } } } }`,
      {
        id: globalId("Vendor", first.vendorId),
      },
    );
  for (let n = 1; n <= 3; n++) {
    const one = n === 1 ? first : await withCounter(lab);
    const person = await openedPass(lab, one.pass);
    await sendToPass(person, { act: "dispute", ticket: String(one.dispatch) });
    expect((await helpOf(one.dispatch)).disputeAt).toBeNull();
    await pressRedeem(first.terminal.device, one.path, { phrase: one.phrase });
    expect(await readPass(person)).toContain("That wasn’t me");
    for (let press = 0; press < 2; press++)
      expect((await sendToPass(person, { act: "dispute", ticket: String(one.dispatch) })).status).toBe(303);
    expect((await helpOf(one.dispatch)).disputeAt).not.toBeNull();
    expect(
      await lab.db.recipientResponse.count({ where: { dispatchId: one.dispatch, isProblem: true } }),
    ).toBe(1);
    expect(await readPass(person)).toContain("You told us that it wasn’t you.");
    const tasks = { kind: "dispute", subjectId: one.dispatch, requestId: one.number } as const;
    expect(await lab.db.deskTask.findMany({ where: tasks })).toMatchObject([{ state: "open" }]);
    const { data } = await terminals();
    const id = globalId("RedemptionTerminal", first.terminal.id);
    expect(data.node.terminals).toContainEqual({ id, disputes: n, isFlagged: n === 3 });
  }
});

test("an unused invitation ends with the account that made it; a joined terminal stays", async () => {
  const { terminal, vendorId, path: ticket, phrase } = await withCounter(lab);
  await signInAdmin(lab, { role: "super_admin" }); // the last one cannot be disabled
  const ends: Record<string, object> = {
    "it is disabled": { isActive: false },
    "it may dispatch no more": { roles: ["auditor"] },
  };
  for (const [why, data] of Object.entries(ends)) {
    const maker = await signInAdmin(lab, { role: "super_admin" });
    const { viewer } = await maker.context();
    const adminId = viewer.kind === "admin" ? viewer.adminId : 0;
    const { href, id } = await inviteTerminal(await maker.context(), vendorId, { name: "Side door" });
    const path = new URL(href).pathname;
    const device = await lab.visitor();
    expect([why, (await device.fetch(path)).status]).toEqual([why, 200]);
    await lab.db.admin.update({ where: { id: adminId }, data });
    expect([why, (await device.fetch(path)).status]).toEqual([why, 404]);
    expect([why, (await sendForm(device, path, {})).status]).toEqual([why, 404]);
    const row = await lab.db.redemptionTerminal.findUniqueOrThrow({ where: { id } });
    expect([why, row.joinedAt, await isInvitationOpen(lab, row)]).toEqual([why, null, false]);
  }
  const { createdBy } = await lab.db.redemptionTerminal.findUniqueOrThrow({ where: { id: terminal.id } });
  await lab.db.admin.update({ where: { username: createdBy }, data: { isActive: false } });
  expect((await pressRedeem(terminal.device, ticket, { phrase })).status).toBe(303);
});
