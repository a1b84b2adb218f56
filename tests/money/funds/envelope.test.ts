import { beforeAll, expect, test } from "vitest";
import { setByAdministrator } from "../../../graph/decisions/allocations/approval/by-administrator.ts";
import { leftOf, takenByHelp, takenOf } from "../../../shared/decisions/allocations/envelope.ts";
import { markDistributed } from "../../../graph/decisions/allocations/money/distribute.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { reissueDispatch, voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { redeemByPhone, undoByAdministrator } from "../../../graph/help/redemption/by-phone.ts";
import { expireCodes } from "../../../graph/help/redemption/expire.ts";
import { readEnvelope } from "../../../graph/core/database/envelope.sql.ts";
import { envelopeIn } from "../../../web/help/dispatches/hub/envelopeIn.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { approvedRequest, give, provider } from "../../harness/requests/dispatches.ts";
import { chance, type Chance } from "./model/chance.ts";

const lab = useKernel();
let admin: Caller;
/** Another one, who dispatches nothing. */
let second: Caller;
let officer: Caller;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  [admin, second, officer] = [await signInAdmin(lab), await signInAdmin(lab), await signInOfficer(lab)];
});

/** What a plain bookkeeper writes down about one dispatch. */
interface Help {
  id: number;
  cents: number;
  cost: Cost;
  state: "open" | "used" | "expired" | "void";
  lostCents: number;
}
type Cost = "made" | "prepaid" | "on_use";

interface Book {
  id: number;
  allocatedCents: number;
  paidCents: number;
  isEnded: boolean;
  help: Help[];
}

interface Story {
  chance: Chance;
  vendors: Record<Cost, number>;
  books: Book[];
}

const plainly = ({ allocatedCents, paidCents, help }: Book) => ({
  allocated: allocatedCents,
  live: help.reduce((sum, { state, cents }) => sum + (state === "void" ? 0 : cents), 0),
  lost: help.reduce((sum, { state, lostCents }) => sum + (state === "void" ? lostCents : 0), 0),
  paid: paidCents,
});

/** Providers without a pool, with prepaid codes, and with codes that are paid on use. */
async function addVendors(seed: number): Promise<Story["vendors"]> {
  const add = async (cost: Cost) => {
    const name = `Envelope ${seed} ${cost}`;
    const { id } = await lab.db.vendor.create({ data: { key: name, name, helpTypes: ["transportation"] } });
    if (cost !== "made")
      await lab.db.vendorCode.createMany({
        data: Array.from({ length: 200 }, (_, n) => ({
          ...{ vendorId: id, cost, batch: "envelope" },
          codeSealed: lab.keys.seal(`${name} ${n}`, "VendorCode.code"),
          codeKey: lab.keys.hash(`vendor-code ${name} ${n}`),
          expiresAt: n % 2 ? null : new Date(lab.now().getTime() + 400 * dayMs),
        })),
      });
    return id;
  };
  return { made: await add("made"), prepaid: await add("prepaid"), on_use: await add("on_use") };
}

const rowOf = (id: number) => lab.db.helpDispatch.findUniqueOrThrow({ where: { id } });
const openHelp = ({ chance, books }: Story, states: readonly Help["state"][]) =>
  chance.pick(
    books
      .filter(({ isEnded }) => !isEnded)
      .flatMap((book) => book.help.map((help) => ({ book, help })))
      .filter(({ help }) => states.includes(help.state)),
  );
/** Two dispatches of the same provider are a duplicate, and the limits count a day. */
const yesterday = (id: number) =>
  lab.db
    .$executeRaw`UPDATE "HelpDispatch" SET "createdAt" = "createdAt" - interval '25 hours' WHERE "id" = ${id}`;

const acts: Record<string, (story: Story) => Promise<unknown>> = {
  async approve({ chance, books }) {
    const dollars = chance.upTo(150);
    const id = await approvedRequest(lab, { officer, dollars });
    books.push({ id, allocatedCents: dollars * 100, paidCents: 0, isEnded: false, help: [] });
  },
  async dispatch({ chance, books, vendors }) {
    const book = chance.pick(books.filter(({ isEnded }) => !isEnded));
    if (!book) return;
    const cost = chance.pick(["made", "prepaid", "on_use"] as const)!;
    const cents = 100 * chance.upTo(90);
    const isOver = takenOf(plainly(book)) + cents > book.allocatedCents;
    const ride = provider(vendors[cost], "transportation", { estimatedValue: cents / 100 });
    if (isOver)
      await expect(give(admin, book.id, [ride])).rejects.toMatchObject({
        fields: { overReason: [expect.anything()] },
      });
    const [id = 0] = await give(admin, book.id, [ride], isOver ? { overReason: "More" } : {});
    expect((await rowOf(id)).overReason).toBe(isOver ? "More" : null);
    await yesterday(id);
    book.help.push({ id, cents, cost, state: "open", lostCents: 0 });
  },
  async void(story) {
    const picked = openHelp(story, ["open"]);
    if (!picked) return;
    const { help } = picked;
    const returnCode = story.chance.next() < 0.5;
    await voidDispatch(await admin.context(), help.id, { reason: "Torn", returnCode });
    help.state = "void";
    help.lostCents = help.cost === "prepaid" && !returnCode ? help.cents : 0;
  },
  async reissue(story) {
    const picked = openHelp(story, ["open"]);
    if (!picked) return;
    const { book, help } = picked;
    const returnCode = story.chance.next() < 0.5;
    await reissueDispatch(await admin.context(), help.id, { reason: "Torn", returnCode });
    help.state = "void";
    help.lostCents = help.cost === "prepaid" && !returnCode ? help.cents : 0;
    const { id } = await lab.db.helpDispatch.findFirstOrThrow({ where: { replacesId: help.id } });
    await yesterday(id);
    book.help.push({ ...help, id, state: "open", lostCents: 0 });
  },
  async redeem(story) {
    const help = openHelp(story, ["open"])?.help;
    if (!help) return;
    await redeemByPhone(await second.context(), help.id, { amount: story.chance.upTo(help.cents) / 100 });
    help.state = "used";
  },
  async undo(story) {
    const help = openHelp(story, ["used"])?.help;
    if (!help) return;
    await undoByAdministrator(await admin.context(), help.id);
    help.state = "open";
  },
  async expire(story) {
    const help = openHelp(story, ["open"])?.help;
    if (!help) return;
    const ago = (days: number) => new Date(lab.now().getTime() - days * dayMs);
    const { codeId } = await lab.db.helpDispatch.update({
      where: { id: help.id },
      data: { createdAt: ago(11), endsAt: ago(4) },
    });
    // A prepaid code that its provider no longer accepts is lost, and its whole value stays taken.
    if (codeId !== null && story.chance.next() < 0.5)
      await lab.db.vendorCode.update({ where: { id: codeId }, data: { expiresAt: ago(4) } });
    expect(await expireCodes(systemContext(lab, "expiry"))).toBe(1);
    help.state = "expired";
  },
  /** The provider's end of the code moves, which changes no money. */
  async extend(story) {
    const help = openHelp(story, ["open"])?.help;
    if (!help) return;
    const { endsAt } = await rowOf(help.id);
    await lab.db.helpDispatch.update({
      where: { id: help.id },
      data: { endsAt: new Date((endsAt ?? lab.now()).getTime() + dayMs) },
    });
  },
  async pay({ chance, books }) {
    const book = chance.pick(books.filter(({ isEnded }) => !isEnded));
    if (!book || chance.next() < 0.6) return;
    const allocation = await lab.db.fundAllocation.findFirstOrThrow({
      where: { requestId: book.id, status: "allocated" },
    });
    const left = leftOf(plainly(book));
    await markDistributed(await admin.context(), allocation.id, { amount: left / 100 });
    Object.assign(book, { paidCents: left, isEnded: true });
  },
  /** Sets it to pending, which voids its money, and allocates another amount. */
  async reallocate({ chance, books }) {
    const book = chance.pick(
      books.filter(({ isEnded, help }) => !isEnded && help.every(({ state }) => state === "void")),
    );
    if (!book) return;
    const where = { id: book.id };
    const { version } = await lab.db.emergencyRequest.findUniqueOrThrow({ where });
    await setByAdministrator(await admin.context(), book.id, { status: "pending", reason: "Again", version });
    expect(await readEnvelope(lab.db, book.id)).toEqual({ ...plainly(book), allocated: 0 });
    const amountCents = 100 * chance.upTo(150);
    await lab.db.emergencyRequest.update({ where, data: { status: "approved", approvedAt: lab.now() } });
    await lab.db.fundAllocation.create({
      data: { requestId: book.id, amountCents, justification: "Again", status: "allocated" },
    });
    book.allocatedCents = amountCents;
  },
};

const shown = `query ($number: Int!) { request(number: $number) { status allocations { status amount paid dispatched left }
  dispatches { estimatedValue lost voidedAt } } }`;

/** Card, form, rows, function, triggers and the view of the fund say what the bookkeeper says. */
async function compare(book: Book) {
  const expected = plainly(book);
  const left = leftOf(expected);
  expect(await readEnvelope(lab.db, book.id)).toEqual(expected);

  const rows = await lab.db.helpDispatch.findMany({ where: { requestId: book.id } });
  const byRows = takenByHelp(
    rows.map(({ estimatedValueCents, lostCents, voidedAt }) => ({
      ...{ valueCents: estimatedValueCents, lostCents, isVoided: voidedAt !== null },
    })),
  );
  expect(byRows).toEqual({ live: expected.live, lost: expected.lost });

  const { request } = (await ask(admin, shown, { number: book.id })).data;
  const [card] = request.allocations;
  expect(card).toMatchObject({
    dispatched: (expected.live + expected.lost) / 100,
    left: book.isEnded ? 0 : left / 100,
  });
  expect(envelopeIn(request)).toEqual({
    allocatedCents: expected.allocated,
    givenCents: takenOf(expected),
  });

  const [due] = await lab.db.$queryRaw<{ reserved: number; taken: number }[]>`
    SELECT d."reservedCents"::int AS "reserved", e."takenCents"::int AS "taken"
    FROM "RequestMoneyDue" d, sv_envelope(${book.id}::int) e WHERE d."requestId" = ${book.id}`;
  expect(due).toEqual({ reserved: book.isEnded ? 0 : left, taken: takenOf(expected) });
}

/** The triggers allow any writer exactly what the bookkeeper says is left. */
async function tryWriters(book: Book) {
  const left = leftOf(plainly(book));
  await expect(tryRow(book.id, left + 1)).rejects.toThrow("More than the allocated");
  if (left > 0) await expect(tryRow(book.id, left)).rejects.toThrow("undone");
  await expect(tryPay(book.id, left + 1)).rejects.toThrow(/\.\d\d of this allocation is left|within_amount/);
  await expect(tryPay(book.id, left)).rejects.toThrow("undone");
}

/** Writes past the services, and takes it back. */
const tryRow = (requestId: number, cents: number) =>
  lab.db.$transaction(async (tx) => {
    await tx.$executeRaw`
      INSERT INTO "HelpDispatch" ("requestId", "helpType", "dispatchNotes", "providerInfo", "estimatedValueCents", "promoCodeSealed", "promoCodeKey", "confirmationNumber")
      VALUES (${requestId}, 'food', '', '', ${cents}, '', 'envelope', 'envelope')`;
    throw new Error("undone");
  });
const tryPay = (requestId: number, paidCents: number) =>
  lab.db.$transaction(async (tx) => {
    await tx.fundAllocation.updateMany({
      where: { requestId, status: "allocated" },
      data: { status: "distributed", paidCents },
    });
    throw new Error("undone");
  });

test("over random histories everyone counts the same money", async () => {
  const seed = 2031;
  const story: Story = { chance: chance(seed), vendors: await addVendors(seed), books: [] };
  const names = [...Object.keys(acts), "dispatch", "dispatch", "dispatch", "void"];
  // Every act has its turn, in another order each time.
  const turns = Array.from({ length: 5 }, () => {
    const left = [...names];
    return names.map(() => left.splice(story.chance.upTo(left.length) - 1, 1)[0]!);
  }).flat();
  const ran = new Set<string>();
  await acts["approve"]!(story);
  for (const name of turns) {
    const before = JSON.stringify(story.books);
    await acts[name]!(story);
    if (JSON.stringify(story.books) !== before || name === "extend") ran.add(name);
    for (const [at, book] of story.books.entries())
      if (JSON.stringify(book) !== JSON.stringify(JSON.parse(before)[at])) await compare(book);
  }
  for (const book of story.books.filter(({ isEnded }) => !isEnded)) await tryWriters(book);
  expect([...ran].toSorted()).toEqual(Object.keys(acts).toSorted());
  // The histories contain burnt prepaid codes.
  expect(story.books.some((book) => plainly(book).lost > 0)).toBe(true);
});
