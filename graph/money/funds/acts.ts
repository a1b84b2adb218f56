import type { Fund, Prisma } from "../../../prisma/client/client.ts";
import { admit, demand } from "../../core/access/audiences.ts";
import { record, type AuditDetails } from "../../core/audit/record.ts";
import type { AuditAction } from "../../core/audit/actions.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { guardedWrite, type ExpectedRow } from "../../core/guarded-write.ts";
import { dayColumn } from "../../../shared/core/time/day-column.ts";
import { once } from "../../core/idempotency.ts";
import { lockFund } from "./move.sql.ts";
import { centsOf } from "../../../shared/core/forms/dollars.ts";
import { readFund, type FundView } from "./list.ts";
import { can } from "./policy.ts";
import { fundForm, reasonForm, type FundForm } from "../../../shared/money/funds/rules.ts";
import { says } from "../../../shared/money/funds/sentences.ts";

/** Creates a fund, which promises only what is deposited in it. A repeated key creates only one. */
export async function createFund(context: Context, input: unknown, key?: string | null): Promise<FundView> {
  const { viewer } = context;
  admit(viewer, "superAdmin");
  const form = parse(fundForm, input);
  const scope = `createFund ${viewer.adminId}`;
  const { answer } = await once(context, { scope, key: key ?? undefined, body: form }, async (tx) => {
    await demandName(tx, form.name);
    const columns = { ...columnsOf(form, context.now()), mode: "held" as const, createdAt: context.now() };
    const { id } = await tx.fund.create({ data: { ...columns, key: context.random.uuid() } });
    await record(tx, context, {
      action: "fund.created",
      resourceType: "fund",
      resourceId: id,
      details: { name: form.name },
    });
    return { id };
  });
  context.events.publish("fundChanged", answer);
  return readFund(context, answer.id);
}

/** Changes what a fund pays for, or closes it for new requests. */
export async function changeFund(context: Context, expected: ExpectedRow, input: unknown): Promise<FundView> {
  admit(context.viewer, "superAdmin");
  const form = parse(fundForm, input);
  return change(context, expected, {
    action: "fund.changed",
    data: async ({ closedAt }, tx) => {
      await demandName(tx, form.name, expected.id);
      return columnsOf(form, closedAt ?? context.now());
    },
    details: { name: form.name, isClosed: form.isClosed },
  });
}

/** Freezes a fund with a reason: money can come back, but none can go out. */
export async function freezeFund(context: Context, expected: ExpectedRow, input: unknown): Promise<FundView> {
  demand(can.freeze(context.viewer));
  const { reason } = parse(reasonForm, input);
  return change(context, expected, {
    action: "fund.frozen",
    allow: ({ frozenAt }) => {
      if (frozenAt) throw new Refusal("CONFLICT", says.alreadyFrozen);
    },
    data: { frozenAt: context.now(), frozenReason: reason },
    details: { reason },
  });
}

/** Lets the fund pay again. */
export async function unfreezeFund(context: Context, expected: ExpectedRow): Promise<FundView> {
  admit(context.viewer, "superAdmin");
  return change(context, expected, {
    action: "fund.unfrozen",
    allow: ({ frozenAt }) => {
      if (!frozenAt) throw new Refusal("CONFLICT", says.notFrozen);
    },
    data: { frozenAt: null, frozenReason: null },
    details: {},
  });
}

type Columns = Prisma.FundUpdateManyMutationInput;

interface Step {
  action: AuditAction;
  allow?: (before: Fund) => void;
  data: Columns | ((before: Fund, tx: Prisma.TransactionClient) => Promise<Columns>);
  details: AuditDetails;
}

async function change(
  context: Context,
  { id, version }: ExpectedRow,
  { action, allow, data, details }: Step,
) {
  await guardedWrite(context, "Fund", {
    // Waits for running transfers, so that every later one sees the change.
    lock: (tx) => lockFund(tx, id),
    where: { id },
    version,
    ...(allow && { allow }),
    data,
    missing: says.missing,
    conflict: says.changed,
    audit: () => ({ action, resourceType: "fund", resourceId: id, details }),
    announce: () => context.events.publish("fundChanged", { id }),
  });
  return readFund(context, id);
}

async function demandName(tx: Prisma.TransactionClient, name: string, id?: number) {
  const other = await tx.fund.findFirst({
    where: { name: { equals: name, mode: "insensitive" }, ...(id !== undefined && { id: { not: id } }) },
  });
  if (other) throw new Refusal("CONFLICT", says.nameUsed, { name: [says.nameUsed] });
}

const dayOf = (day: string | null | undefined) => (day ? dayColumn(day) : null);

const columnsOf = (form: FundForm, closedAt: Date) => ({
  name: form.name,
  funder: form.funder,
  priority: form.priority,
  startsOn: dayOf(form.startsOn),
  endsOn: dayOf(form.endsOn),
  helpTypes: form.helpTypes,
  states: form.states,
  perRequestMaxCents: form.perRequestMax ? BigInt(centsOf(form.perRequestMax)) : null,
  warnBelowCents: BigInt(centsOf(form.warnBelow)),
  closedAt: form.isClosed ? closedAt : null,
});
