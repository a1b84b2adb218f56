import { beforeEach } from "vitest";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { openContext } from "../../../graph/core/http/call.ts";
import { ownVerification } from "../../../graph/intake/request-access/own-case.ts";
import { submitOfficerVerification } from "../../../graph/officers/verification/submission/submit.ts";
import { answerOnPage } from "../people.ts";
import { isSession, type Caller, type Lab } from "../kernel.ts";

export const minute = 60_000;
export const start = new Date("2026-11-20T12:00:00Z");

let cases = 0;
let networks = 0;

/** A filled officer form for a new case. */
export function filledForm() {
  cases += 1;
  return {
    officerName: "Dana Reyes",
    officerRank: "Sergeant",
    agency: "Austin Police",
    badgeNumber: "4471",
    officerPhone: "(512) 555-0100",
    officerEmail: "dana.reyes@austin.example",
    caseNumber: `APD-2026-${1000 + cases}`,
    incidentDescription: "A family <without> shelter",
    services: ["food", "shelter"],
    language: undefined as Language | undefined,
    supervisorName: "Lee Park",
    supervisorRank: "Lieutenant",
    supervisorPhone: "512-555-0101",
    // A supervisor without confirmations gets five emails a day.
    supervisorEmail: `lee.park${cases}@austintexas.gov`,
  };
}

/**
 * Officers with their cases, and supervisors who answer; every test begins at `start`, with its own
 * addresses.
 */
export function useCases(lab: Lab) {
  beforeEach(() => {
    lab.setNow(start);
    networks += 1;
  });

  /** A caller with this test's address: forms are counted by address. */
  async function callerAt(host = 1) {
    const caller = await lab.visitor();
    const setCookie = (cookie: string) => {
      if (isSession(cookie)) caller.cookie = cookie.split(";")[0] ?? "";
    };
    const call = { ip: `10.0.${networks}.${host}`, userAgent: "test", setCookie };
    const context = () =>
      openContext(lab, { ...call, language: caller.language, correlation: lab.random.uuid() }, caller.cookie);
    return Object.assign(caller, { context });
  }
  async function officer(over: Partial<ReturnType<typeof filledForm>> = {}) {
    const person = await callerAt();
    const form = { ...filledForm(), ...over };
    const { id } = await submitOfficerVerification(await person.context(), form);
    return Object.assign(person, { id, form });
  }
  async function mailsOf(verificationId: number, kind = "supervisor-verification") {
    const rows = await lab.db.message.findMany({
      where: { kind, verificationId },
      orderBy: { createdAt: "asc" },
    });
    return rows.map((row) => ({ ...row, ...openBody(lab, row.bodySealed) }));
  }
  async function linkOf(verificationId: number) {
    const text = (await mailsOf(verificationId)).at(-1)?.text ?? "";
    return /\/verify\/[\w-]{43}/.exec(text)?.[0] ?? "no link";
  }
  async function answer(link: string, over: { decision?: string; badgeNumber?: string } = {}) {
    return answerOnPage(await lab.visitor(), link, { decision: "verified", badgeNumber: "4471", ...over });
  }
  return {
    after: (ms: number) => lab.setNow(new Date(start.getTime() + ms)),
    callerAt,
    officer,
    mailsOf,
    linkOf,
    answer,
    own: async (caller: Caller) => ownVerification(await caller.context()),
    statusOf: async (id: number) => (await lab.db.verification.findUniqueOrThrow({ where: { id } })).status,
    audited: (id: number) =>
      lab.db.auditEntry.findMany({
        where: { resourceType: "verification", resourceId: String(id) },
        orderBy: { id: "asc" },
      }),
  };
}

/** The refusal, as `CODE: sentence`. */
export const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "no refusal",
    (error: { code?: string; message: string }) => `${error.code}: ${error.message}`,
  );
