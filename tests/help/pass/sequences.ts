import fc from "fast-check";
import { hourMs, minuteMs } from "../../../shared/core/time/durations.ts";
import type { Caller, Lab } from "../../harness/kernel.ts";
import {
  cookieOf,
  codeOf,
  endPass,
  madePass,
  readPass,
  sendToPass,
  withHelp,
  wrongFor,
} from "../../harness/passes/passes.ts";
import type { Made } from "../../harness/passes/passes.ts";
import { sendForm } from "../../harness/people.ts";

const which = fc.nat({ max: 2 });
const parts = { browser: which, pass: which, pin: which };
const one = (...kinds: string[]) => fc.record({ kind: fc.constantFrom(...kinds), ...parts });
const act = fc.oneof(
  { weight: 6, arbitrary: one("pin") },
  { weight: 3, arbitrary: one("card") },
  { weight: 2, arbitrary: one("old") },
  {
    weight: 6,
    arbitrary: one(
      ...["replace", "expire", "end", "exposed", "own", "wrong"],
      ...["lock", "close", "keep", "rest", "answer"],
    ),
  },
);
const sequence = fc.array(act, { minLength: 6, maxLength: 14 });
type Act = { kind: string; browser: number; pass: number; pin: number };

/** A pass that was not ended, and the wrong PINs since the last right one. */
interface Live extends Made {
  wrong: number;
  isLocked: boolean;
}
const untried = { wrong: 0, isLocked: false };
const canOpen = ({ wrong, isLocked }: Live) => wrong < 10 && !isLocked;

function failed(pass: Live) {
  if (!canOpen(pass)) return;
  pass.wrong += 1;
  pass.isLocked = pass.wrong === triesUntilLock;
}

/**
 * Three requests, each with a help, and three browsers. After every step each browser may show the
 * help of one request at most: of the pass that it opened last with its PIN, while that pass is
 * live. A device that kept a pass is told once it ended. Returns what was wrong, and how often a
 * pass opened.
 */
export async function walkSequences(lab: Lab, { count, seed }: { count: number; seed: number }) {
  const requests = await Promise.all([withHelp(lab), withHelp(lab), withHelp(lab)]);
  const codes = await Promise.all(requests.map(({ dispatch }) => codeOf(lab, dispatch)));
  const live: (Live | undefined)[] = requests.map(({ pass }) => ({ ...pass, ...untried }));
  const old: Made[] = [];
  const found = { wrong: [] as string[], opened: 0, steps: 0, kept: 0 };
  for (const acts of fc.sample(sequence, { numRuns: count, seed })) {
    // Each sequence begins with three live passes and three browsers in which none is open.
    for (const [at, { officer, number }] of requests.entries())
      if (!live[at] || live[at].wrong > 0) await renew(at, officer, number);
    const people = await Promise.all(requests.map(async () => new Browser(await lab.visitor())));
    const say = (what: string) => found.wrong.push(`${what} in ${JSON.stringify(acts)}`);
    for (const [index, step] of acts.entries()) {
      await take(step, people, say);
      found.steps += 1;
      const isLast = index === acts.length - 1;
      for (const [at, person] of people.entries())
        if (at === step.browser || changesOthers.has(step.kind) || isLast) await look(person, at, step, say);
    }
    const left = await lab.db.helpPassSession.count({ where: { pass: { endedAt: { not: null } } } });
    if (left > 0) say(`${left} browsers of an ended pass are left`);
  }
  return found;

  async function look(person: Browser, at: number, step: Act, say: (what: string) => void) {
    const after = `after ${JSON.stringify(step)}`;
    if (person.hasCookie) {
      const page = await readPass(person.caller);
      for (const [number, code] of codes.entries())
        if (code && page.includes(code) && person.opened !== number)
          say(`browser ${at} shows request ${number} ${after}`);
      if (person.opened !== undefined && !page.includes("Your help"))
        say(`browser ${at} was closed ${after}`);
    }
    if (!person.kept) return;
    const { id, pass } = person.kept;
    const { status } = await person.caller.fetch(`/c/kept/${id}`);
    const isLive = live[pass.at]?.number === pass.number;
    if (status !== (isLive ? 200 : 410)) say(`browser ${at} is told ${status} of a kept pass ${after}`);
  }

  async function renew(at: number, officer: Caller, number: number) {
    const before = live[at];
    if (before) old.push(before);
    // An expired one is replaced as well.
    const last = await lab.db.helpPass.findFirst({ where: { requestId: number, endedAt: null } });
    live[at] = { ...(await madePass(officer, number, last?.id)), ...untried };
  }

  function forget(at: number, people: Browser[]) {
    const gone = live[at];
    if (gone) old.push(gone);
    live[at] = undefined;
    closeAll(at, people);
  }

  function closeAll(at: number, people: Browser[], but?: Browser) {
    for (const one of people) if (one.opened === at && one !== but) one.opened = undefined;
  }

  async function take(
    { kind, browser, pass, pin }: Act,
    people: Browser[],
    say: (what: string) => void,
  ): Promise<void> {
    const person = people[browser];
    const request = requests[pass];
    const target = live[pass];
    if (!person || !request) return;
    switch (kind) {
      case "pin":
      case "card": {
        if (!target) return;
        const typed = live[pin]?.pin ?? "481203";
        const answer = await (kind === "pin"
          ? sendForm(person.caller, target.path, { pin: typed })
          : sendToPass(person.caller, { act: "open", code: target.shortCode, pin: typed }));
        const isRight = typed === target.pin;
        const isOpened = person.took(answer);
        if (isOpened !== (isRight && canOpen(target)))
          say(isOpened ? "a wrong PIN or a locked pass opened" : "the right PIN opened nothing");
        if (!isRight) failed(target);
        if (!isOpened) return;
        person.opened = pass;
        target.wrong = 0;
        found.opened += 1;
        return;
      }
      case "old": {
        const last = old[(pass * 3 + pin) % Math.max(1, old.length)];
        if (!last) return;
        if (person.took(await sendForm(person.caller, last.path, { pin: last.pin })))
          say("an old link opened a pass");
        return;
      }
      case "wrong":
      case "lock":
        if (!target) return;
        for (let tries = kind === "lock" ? triesUntilLock : 1; tries > 0; tries -= 1) {
          await sendForm(person.caller, target.path, { pin: wrongFor(target) });
          failed(target);
        }
        return;
      case "replace":
        await renew(pass, request.officer, request.number);
        return closeAll(pass, people);
      case "expire":
        if (!target) return;
        await lab.db.helpPass.update({ where: { id: target.number }, data: { expiresAt: lab.now() } });
        return forget(pass, people);
      case "end":
        if (!target) return;
        await endPass(request.officer, request.number);
        return forget(pass, people);
      case "exposed":
        if (person.opened === undefined) return;
        await sendToPass(person.caller, { act: "exposed" });
        return forget(person.opened, people);
      case "own": {
        const own = person.opened;
        const changed = own !== undefined && live[own];
        if (!changed) return;
        // Two PINs in turn, so that the one before is a wrong one.
        const chosen = `48027${own + (changed.pin.startsWith("48027") && changed.pin.endsWith(`${own}`) ? 3 : 0)}`;
        await sendToPass(person.caller, { act: "pin", pin: chosen, again: chosen });
        changed.pin = chosen;
        return closeAll(own, people, person);
      }
      case "close":
        if (person.opened === undefined) return;
        await sendToPass(person.caller, { act: "leave" });
        person.opened = undefined;
        return;
      case "keep": {
        const own = person.opened;
        const current = own !== undefined && live[own];
        if (!current) return;
        const id = /data-id="([^"]+)"/.exec(await readPass(person.caller))?.[1];
        if (id) {
          person.kept = { id, pass: { at: own, number: current.number } };
          found.kept += 1;
        } else say("an open pass cannot be kept");
        return;
      }
      case "rest":
      case "answer": {
        // An answer to another request's help is refused.
        const form = { act: "problem", ticket: String(request.dispatch) };
        if (kind === "answer" && person.hasCookie) {
          const { status } = await sendToPass(person.caller, form);
          if (status === 303 && person.opened !== pass) say("another request's help was answered for");
        }
        lab.setNow(new Date(lab.now().getTime() + (kind === "rest" ? 16 * minuteMs : hourMs)));
        for (const one of people) one.opened = undefined;
        for (const one of live) if (one) one.isLocked = false;
      }
    }
  }
}

const triesUntilLock = 5;
/** After other steps, only the browser that took them can show something else. */
const changesOthers = new Set(["replace", "expire", "end", "exposed", "own", "rest", "answer"]);

/** A browser that keeps the cookie of the pass that it opened last. */
class Browser {
  opened: number | undefined;
  kept: { id: string; pass: { at: number; number: number } } | undefined;
  readonly caller: Caller;
  private cookie = "";

  constructor(person: Caller) {
    this.caller = {
      ...person,
      fetch: (path, init) =>
        person.fetch(path, {
          ...init,
          headers: { ...init?.headers, ...(this.cookie && { cookie: this.cookie }) },
        }),
    };
  }

  get hasCookie(): boolean {
    return this.cookie !== "";
  }

  /** Whether the answer opened a pass. */
  took(answer: Response): boolean {
    const given = cookieOf(answer);
    if (answer.status !== 303 || !given) return false;
    this.cookie = given;
    return true;
  }
}
