import type { Agency, Prisma } from "../../../prisma/client/client.ts";
import { uniqueViolated, refusalOf } from "../../adapters/database/refusal.ts";
import { fullScopeOf } from "../../core/access/agency-scope.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { guardedWrite, type ExpectedRow } from "../../core/guarded-write.ts";
import { takeCases } from "./cases.sql.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { conflictOf } from "../../../shared/accounts/agencies/domains.ts";
import { agencyForm } from "../../../shared/accounts/agencies/rules.ts";
import { says } from "../../../shared/accounts/agencies/sentences.ts";

type Tx = Prisma.TransactionClient;
type Selection = Pick<Prisma.AgencyFindManyArgs, "select" | "include">;

/** The agencies whose cases the viewer sees, by name: all, for the whole program. */
export function listAgencies({ db, viewer }: Context, query: Selection = {}): Promise<Agency[]> {
  admit(viewer, "admin");
  const { agencies } = fullScopeOf(viewer);
  return db.agency.findMany({
    ...query,
    where: agencies === null ? {} : { id: { in: [...agencies] } },
    orderBy: { name: "asc" },
  });
}

/** A new agency. Earlier cases of its domains that belong to none become its cases. */
export async function addAgency(context: Context, input: unknown, query: Selection = {}): Promise<Agency> {
  admit(context.viewer, "superAdmin");
  const { domains, ...form } = parse(agencyForm, input);
  const added = await nameOnce(() =>
    context.db.$transaction(async (tx) => {
      const { id } = await tx.agency.create({ data: { ...form, createdAt: context.now() } });
      const cases = await replaceDomains(tx, id, domains);
      await record(tx, context, {
        action: "agency.added",
        resourceType: "agency",
        resourceId: id,
        details: { name: form.name, domains, cases: cases.length },
      });
      return { cases, agency: await tx.agency.findUniqueOrThrow({ ...query, where: { id } }) };
    }),
  );
  announce(context, added.cases);
  return added.agency;
}

/**
 * Replaces name, contact and domains from the version that was shown. Earlier cases of a new domain
 * that belong to no agency become its cases; those of a domain that leaves stay.
 */
export async function changeAgency(
  context: Context,
  { id, version }: ExpectedRow,
  input: unknown,
  query: Selection = {},
): Promise<Agency> {
  admit(context.viewer, "superAdmin");
  const { domains, ...form } = parse(agencyForm, input);
  let cases: number[] = [];
  let before: string[] = [];
  const saved = await nameOnce(() =>
    guardedWrite(context, "Agency", {
      query,
      where: { id },
      version,
      data: async (_agency, tx) => {
        before = await domainsOf(tx, id);
        return form;
      },
      missing: says.missing,
      conflict: says.changedMeanwhile,
      audit: ({ before: { name } }) => ({
        action: "agency.changed",
        resourceType: "agency",
        resourceId: id,
        details: { name: form.name, was: name, before, after: domains },
      }),
      within: async (tx) => {
        cases = await replaceDomains(tx, id, domains);
      },
    }),
  );
  announce(context, cases);
  return saved;
}

async function domainsOf(tx: Tx, agencyId: number): Promise<string[]> {
  const rows = await tx.agencyDomain.findMany({ where: { agencyId }, orderBy: { domain: "asc" } });
  return rows.map(({ domain }) => domain);
}

/** Returns the officers' cases that became the agency's. */
async function replaceDomains(tx: Tx, agencyId: number, typed: readonly string[]): Promise<number[]> {
  // Two who add conflicting domains at once must see each other's.
  await lockName(tx, "agency-domains");
  const domains = [...new Set(typed)];
  const others = await tx.agencyDomain.findMany({
    where: { agencyId: { not: agencyId } },
    include: { agency: { select: { name: true } } },
  });
  for (const domain of domains)
    for (const { domain: other, agency } of others) demandApart(domain, other, agency.name);
  const known = await domainsOf(tx, agencyId);
  await tx.agencyDomain.deleteMany({ where: { agencyId, domain: { notIn: domains } } });
  // Cases of a domain that it has already may have been moved away on purpose.
  const added = domains.filter((domain) => !known.includes(domain));
  if (added.length === 0) return [];
  await tx.agencyDomain.createMany({ data: added.map((domain) => ({ domain, agencyId })) });
  return takeCases(tx, agencyId, added);
}

function demandApart(domain: string, other: string, agency: string) {
  const refuse = (sentence: Parameters<typeof fieldOf>[0]) => {
    throw new Refusal("CONFLICT", sentence, fieldOf(sentence));
  };
  switch (conflictOf(domain, other)) {
    case "taken":
      return refuse(says.domainTaken({ domain, agency }));
    case "within":
      return refuse(says.domainWithin({ domain, other, agency }));
    case "alike":
      return refuse(says.domainAlike({ domain, other, agency }));
    case undefined:
      return undefined;
  }
}
const fieldOf = (sentence: ReturnType<typeof says.domainTaken>) => ({ domains: [sentence] });

async function nameOnce<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (refusalOf(error, uniqueViolated) === undefined) throw error;
    throw new Refusal("CONFLICT", says.nameTaken, { name: [says.nameTaken] });
  }
}

function announce({ events }: Context, cases: readonly number[]) {
  for (const verificationId of cases) events.publish("verificationChanged", { verificationId });
}

/** Narrows this session's lists to one agency, or shows again all that the account sees. */
export async function switchAgency(context: Context, agencyId: number | null): Promise<void> {
  const { viewer, db } = context;
  admit(viewer, "admin");
  if (viewer.tool) throw new Refusal("FORBIDDEN", says.notYours);
  if (agencyId !== null) {
    const seen = await listAgencies(context);
    if (!seen.some(({ id }) => id === agencyId)) throw new Refusal("NOT_FOUND", says.missing);
  }
  await db.session.update({ where: { id: viewer.sessionId }, data: { agencyId } });
  context.viewer = { ...viewer, shownAgency: agencyId };
}
