import { graphql } from "graphql";
import type { AdminRole, Trust, VerificationStatus } from "../../prisma/client/enums.ts";
import { schema } from "../../graph/app/schema.ts";
import type { Sentence } from "../../shared/core/i18n/phrases.ts";
import { openSession } from "../../graph/core/sessions/sessions.ts";
import { caseKeyOf } from "../../graph/officers/verification/submission/case-key.ts";
import type { HelpType } from "../../shared/intake/requests/rules.ts";
import { normaliseEmail } from "../../shared/officers/verification/rules.ts";
import type { Caller, Lab } from "./kernel.ts";

interface OfficerFacts {
  trust?: Trust | null;
  status?: VerificationStatus;
  emergencyUntil?: Date;
  email?: string;
  supervisorEmail?: string;
  services?: HelpType[];
}

let people = 0;

/** An officer with a session, after the supervisor's answer. */
export async function signInOfficer(
  lab: Lab,
  { trust = "trusted", status = trust ? "verified" : "pending", emergencyUntil, ...facts }: OfficerFacts = {},
): Promise<Caller & { officerId: number; verificationId: number; badgeNumber: string }> {
  const n = ++people;
  const email = facts.email ?? `officer${n}@city${n}.gov`;
  const supervisorEmail = facts.supervisorEmail ?? `chief${n}@city${n}.gov`;
  const officer = await lab.db.officer.create({
    data: {
      name: `Robin Vale ${n}`,
      rank: "Sergeant",
      agency: `City ${n} Police`,
      badgeNumber: `B-${n}`,
      phone: "555-010-0100",
      email,
      emailKey: normaliseEmail(email),
    },
  });
  const verification = await lab.db.verification.create({
    data: {
      officerId: officer.id,
      caseNumber: `CASE-${n}`,
      caseKey: caseKeyOf(`CASE-${n}`),
      incidentDescription: "A family was found without shelter",
      services: facts.services ?? ["food", "shelter"],
      supervisorName: `Captain Moor ${n}`,
      supervisorRank: "Captain",
      supervisorPhone: "555-010-0101",
      supervisorEmail,
      supervisorEmailKey: normaliseEmail(supervisorEmail),
      status,
      trust: status === "verified" ? trust : null,
      method: status === "verified" ? "email" : null,
      statusToken: `status-${n}`,
      emergencyUntil: emergencyUntil ?? null,
    },
  });
  const caller = await lab.visitor();
  (
    await openSession(await caller.context(), lab.db, {
      officerId: officer.id,
      verificationId: verification.id,
    })
  ).enter();
  return Object.assign(caller, {
    officerId: officer.id,
    verificationId: verification.id,
    badgeNumber: officer.badgeNumber,
  });
}

interface AdminFacts {
  email?: string;
  mustChangePassword?: boolean;
  /** The only role; `roles` for several. */
  role?: AdminRole;
  roles?: AdminRole[];
  /** Sees the cases of these alone. */
  agencies?: readonly number[];
}

const unknownPassword =
  "$argon2id$v=19$m=19456,t=2,p=1$e+REMgd1/nl/3O9o5pCtDA$kQ3cCWIeOnWZs6lWDfmyOxkWdnprCcxke3ktKSGypng";

/** An administrator who has just entered their password. */
export async function signInAdmin(
  lab: Lab,
  {
    email = `admin${++people}@fund.example`,
    mustChangePassword = false,
    role = "admin",
    roles = [role],
    agencies,
  }: AdminFacts = {},
): Promise<Caller & { adminId: number }> {
  const admin = await lab.db.admin.create({
    data: {
      username: email,
      name: "Kim Ash",
      email,
      emailKey: normaliseEmail(email),
      passwordHash: unknownPassword,
      mustChangePassword,
      roles,
      ...(agencies && {
        programWide: false,
        agencies: { create: agencies.map((agencyId) => ({ agencyId })) },
      }),
    },
  });
  const caller = await lab.visitor();
  const owner = { adminId: admin.id, passwordAt: lab.now() };
  (await openSession(await caller.context(), lab.db, owner)).enter();
  return Object.assign(caller, { adminId: admin.id });
}

/** Rolling limits that no test reaches. */
export async function liftMoneyLimits(lab: Lab) {
  const most = 2_000_000_000;
  const data = {
    victimLimitDayCents: most,
    victimLimitMonthCents: most,
    officerLimitDayCents: most,
    officerLimitMonthCents: most,
  };
  await lab.db.systemConfig.update({ where: { id: 1 }, data });
  await lab.refreshConfig();
}

export const newRequestForm = (changes: Record<string, unknown> = {}) => ({
  caseId: "EM-1999-1000",
  urgencyLevel: "medium",
  victimName: "Noor Ibarra-Whitlock",
  victimAddress: "12 Elm Street, Austin, TX 78701",
  victimPhone: "512-555-0143",
  victimEmail: "noor@example.com",
  requestDetails: "Needs food for two people and a room for one night",
  needs: { meals: { people: 2 }, room: { nights: 1, people: 2 } },
  evidenceUrls: [],
  ...changes,
});

export const victimInfoForm = (changes: Record<string, unknown> = {}) => ({
  fullName: "Noor Ibarra-Whitlock",
  dateOfBirth: "1990-04-12",
  address: "12 Elm Street",
  city: "Austin",
  state: "TX",
  zipCode: "78701",
  phone: "512-555-0143",
  email: "noor@example.com",
  governmentId: "ZYX-078-05-1120",
  needStatement: "She lost her home in a fire and has nowhere to sleep tonight.",
  relationToOfficer: "None",
  employmentStatus: "unemployed",
  ...changes,
});

/**
 * A request of this officer, by default with victim information; with a recommendation of the given
 * dollars if named.
 */
export async function fileRequest(
  lab: Lab,
  officer: Caller,
  { victimInfo = true, recommended }: { victimInfo?: boolean; recommended?: number } = {},
): Promise<number> {
  const { createRequest } = await import("../../graph/intake/requests/create.ts");
  const { saveVictimInfo } = await import("../../graph/intake/requests/victim-info/victim-info.ts");
  const { id } = await createRequest(await officer.context(), newRequestForm());
  if (victimInfo) await saveVictimInfo(await officer.context(), id, victimInfoForm());
  if (recommended !== undefined)
    await lab.db.emergencyRequest.update({
      where: { id },
      data: { aiRecommendationCents: recommended * 100 },
    });
  return id;
}

/** Ages all earlier events, so that a new subscription receives only later ones. */
export function forgetRecentEvents(caller: Caller): void {
  const { context } = caller;
  caller.context = async () => {
    const whole = await context();
    const { events } = whole;
    return {
      ...whole,
      events: { ...events, recently: async () => [], since: events.subscribe as typeof events.since },
    };
  };
}

export interface Answer {
  /** As JSON: each test knows its selection. */
  data: ReturnType<typeof JSON.parse>;
  /** The first error's code, with its message and fields. */
  code: string | undefined;
  message: string | undefined;
  /** The refusal in translatable form. */
  sentence: Sentence;
  fields: Record<string, string[]> | undefined;
}

/** A GraphQL call of this caller on the real schema. */
export async function ask(
  caller: Caller,
  source: string,
  variableValues: Record<string, unknown> = {},
): Promise<Answer> {
  const { data, errors } = await graphql({
    schema,
    source,
    variableValues,
    contextValue: await caller.context(),
  });
  const [error] = errors ?? [];
  return {
    data,
    code: error?.extensions["code"] as string | undefined,
    message: error?.message,
    sentence: { text: error?.message ?? "", ...error?.extensions },
    fields: error?.extensions["fields"] as Answer["fields"],
  };
}

/**
 * What the request's screen shows this caller and sends with their decision; a guess if they may
 * not see it.
 */
export async function shownTo(caller: Caller, number: number) {
  const id = globalId("EmergencyRequest", number);
  const { data } = await ask(caller, "query ($n: Int!) { request(number: $n) { approvalAmount version } }", {
    n: number,
  });
  return { id, amount: data?.request?.approvalAmount ?? 500, version: data?.request?.version ?? 0 };
}

export const globalId = (type: string, number: number) => Buffer.from(`${type}:${number}`).toString("base64");

/** The hidden fields of a form on our page, as a browser would send them. */
export const carriedBy = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

/** Opens the page behind a link and submits its form with these values. */
export async function answerOnPage(reader: Caller, link: string, filled: Record<string, string>) {
  const carried = carriedBy(await (await reader.fetch(link)).text());
  return sendForm(reader, link, { ...carried, ...filled });
}

export const sendForm = (reader: Caller, path: string, fields: Record<string, string>) =>
  reader.fetch(path, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

/** The secret in the newest email of this kind, as its reader would follow it. */
export async function linkInMail(
  lab: Lab,
  where: { kind: string; requestId?: number; verificationId?: number },
): Promise<string | undefined> {
  const { openBody } = await import("../../graph/messages/communications/compose.ts");
  const messages = await lab.db.message.findMany({ where });
  const links = messages.flatMap(
    ({ bodySealed }) =>
      /https?:\/\/[^/\s]+(\/(?:verify|approve)\/[\w-]+)/.exec(openBody(lab, bodySealed).text)?.[1] ?? [],
  );
  // By the links' own order: with a fixed clock, all emails have the same time.
  const hashOf = (link: string) => lab.keys.hash(link.slice(link.lastIndexOf("/") + 1));
  const newest = await lab.db.link.findFirst({
    where: { tokenHash: { in: links.map(hashOf) } },
    orderBy: { id: "desc" },
  });
  return links.find((link) => hashOf(link) === newest?.tokenHash);
}

/** The rows of a page of a list. */
export const rowsOf = <Row>({ edges }: { edges: readonly { node: Row }[] }): Row[] =>
  edges.map(({ node }) => node);
