import { afterEach, expect, test } from "vitest";
import { programPause } from "../../../graph/money/funds/pause.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const query = `{ newRequestDraft { interpreterPhone pause { reason text } } }`;
const draft = async (person: Caller) => (await ask(person, query)).data.newRequestDraft;

const settings = { programPaused: false, pausedText: "", pausedTextEs: "", pausedTextFr: "" };
const configured = (own: Partial<typeof settings>) => ({ ...lab.config(), ...settings, ...own });
const inLanguage = async (language: Language, own: Partial<typeof settings>) =>
  programPause({ ...lab, language, config: () => configured(own) });

afterEach(async () => {
  await lab.db.fund.updateMany({ data: { closedAt: null } });
});

test("requests are paid for while one fund has money or pays without a deposit", async () => {
  const officer = await signInOfficer(lab);
  expect((await draft(officer)).pause).toBeNull();
  await lab.db.fund.updateMany({ data: { closedAt: new Date() } });
  expect((await draft(officer)).pause).toEqual({ reason: "no_money", text: null });
  const key = "pause";
  const { id } = await lab.db.fund.create({ data: { key, name: key, mode: "held", priority: 1 } });
  expect((await draft(officer)).pause).toEqual({ reason: "no_money", text: null });
  const entered = { fundId: id, cents: 100n, reference: key, enteredById: 1, enteredBy: "A" };
  const data = { ...entered, decidedById: 2, decidedBy: "B", confirmedAt: new Date() };
  const deposit = (await lab.db.deposit.create({ data })).id;
  await lab.db
    .$queryRaw`SELECT fund_move(${id}, 'funder', 'available', 100, 'deposited', now(), NULL, ${deposit})`;
  expect((await draft(officer)).pause).toBeNull();
});

test("a paused program says why in the caller's language, or leaves it to a general sentence", async () => {
  const paused = { programPaused: true, pausedText: "The county's year ends.", pausedTextEs: "Fin de año." };
  expect(await inLanguage("en", paused)).toEqual({ reason: "paused", text: "The county's year ends." });
  expect(await inLanguage("es", paused)).toEqual({ reason: "paused", text: "Fin de año." });
  expect(await inLanguage("fr", paused)).toEqual({ reason: "paused", text: null });
  expect(await inLanguage("en", { ...paused, programPaused: false })).toBeNull();
});

test("the interpreter's number is for officers", async () => {
  const interpreterPhone = "312-555-0142";
  const withNumber = (person: Caller): Caller => ({
    ...person,
    context: async () => ({
      ...(await person.context()),
      config: () => ({ ...lab.config(), interpreterPhone }),
    }),
  });
  expect((await draft(withNumber(await signInOfficer(lab)))).interpreterPhone).toBe(interpreterPhone);
  expect((await draft(withNumber(await lab.visitor()))).interpreterPhone).toBeNull();
  expect((await draft(await signInOfficer(lab))).interpreterPhone).toBeNull();
});
