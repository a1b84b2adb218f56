import * as z from "zod/mini";
import { component, route, type Routes } from "../../core/http/rest.ts";
import { rowsPerPage } from "../../../shared/core/graphql/pages.ts";
import { parseId } from "../../core/errors.ts";
import { monthOf } from "./export.ts";
import { rangeOf } from "./months.ts";
import { listEntries, listFunds, readFund } from "./list.ts";
import { fundModes, ledgerAccounts, ledgerKinds, modeOf } from "../../../shared/money/funds/kinds.ts";

const fundAnswer = component(
  "Fund",
  z.object({
    id: z.number(),
    name: z.string(),
    mode: z.enum(fundModes),
    available: z.number(),
    reserved: z.number(),
    committed: z.number(),
    spent: z.number(),
    lost: z.number(),
  }),
);

const entryAnswer = component(
  "LedgerEntry",
  z.object({
    id: z.number(),
    at: z.string(),
    kind: z.enum(ledgerKinds),
    source: z.enum(ledgerAccounts),
    target: z.enum(ledgerAccounts),
    amount: z.number(),
    caseId: z.nullable(z.string()),
    reference: z.nullable(z.string()),
  }),
);

export const fundRoutes: Routes = {
  "GET /api/funds": route(
    {
      access: "readMoney",
      scope: "money:read",
      operationId: "listFunds",
      tag: "Allocations",
      summary: "List the funds with their balances.",
      description: "Amounts are US dollars. The first fund pays first; closed funds come last.",
      answer: z.object({ funds: z.array(fundAnswer) }),
    },
    async (context) => ({
      funds: (await listFunds(context)).map((fund) => ({
        id: fund.id,
        name: fund.name,
        mode: modeOf(fund),
        available: fund.availableCents / 100,
        reserved: fund.reservedCents / 100,
        committed: fund.committedCents / 100,
        spent: fund.spentCents / 100,
        lost: fund.lostCents / 100,
      })),
    }),
  ),
  "GET /api/funds/:id/entries": route(
    {
      access: "readMoney",
      scope: "money:read",
      example: { params: { id: "1" }, query: { month: "2026-01" } },
      operationId: "listFundEntries",
      isPaged: true,
      tag: "Allocations",
      summary: "List a fund's journal.",
      description:
        "Newest first, 25 entries on a page, with amounts in US dollars. The `Link` header points to the next page.",
      refusals: ["NOT_FOUND"],
      query: z.object({ month: z.optional(monthOf), after: z.optional(z.string()) }),
      answer: z.object({ entries: z.array(entryAnswer) }),
    },
    async (context, { params, query: { month, after } }) => {
      const { id } = await readFund(context, parseId(params["id"]));
      const rows = await listEntries(
        context,
        { fundId: id, ...(month !== undefined && (await rangeOf(context, month))) },
        { after: after === undefined ? 0 : parseId(after, "after"), take: rowsPerPage },
      );
      if (rows.length === rowsPerPage) {
        const next = new URLSearchParams({ ...(month && { month }), after: `${rows.at(-1)?.id}` });
        context.setNextPage?.(`/api/funds/${id}/entries?${next}`);
      }
      return {
        entries: rows.map((row) => ({
          ...{ id: row.id, at: row.at.toISOString(), kind: row.kind },
          ...{ source: row.source, target: row.target, amount: Number(row.cents) / 100 },
          ...{ caseId: row.caseId, reference: row.reference },
        })),
      };
    },
  ),
};
