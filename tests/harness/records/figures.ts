import { readAnalytics } from "../../../graph/desk/analytics/service.ts";
import type { Caller, Lab } from "../kernel.ts";

const tables = [
  "LedgerEntry",
  "FundDay",
  "FundShard",
  "RequestMoney",
  "LedgerMonth",
  "Redemption",
  "AutomaticDecision",
];
/** Amounts, decisions and times of tables whose words a strip removes. */
const kept: Record<string, string> = {
  EmergencyRequest: `"id", "caseId", "status", "createdAt", "completedAt", "firstDecidedAt", "requestAmountCents", "officerId"`,
  FundAllocation: `"id", "requestId", "amountCents", "status", "paidCents", "allocatedAt"`,
  HelpDispatch: `"id", "requestId", "estimatedValueCents", "actualCents", "fundCents", "settledAt", "confirmationNumber"`,
  Approval: `"id", "requestId", "decision", "personName", "createdAt"`,
  Letter: `"id", "number", "hash", "checkKey", "state", "kind"`,
};

/** Sums, decisions, counts and the analytics of a year, which a destruction leaves as they are. */
export async function readFigures(lab: Lab, reader: Caller) {
  const sums: Record<string, unknown> = {};
  for (const table of [...tables, ...Object.keys(kept)]) {
    const { rows } = await lab.pool.query<{ count: number; hash: string }>(
      `SELECT count(*)::int AS "count", md5(string_agg(t::text, E'\\n' ORDER BY t::text)) AS "hash" FROM (SELECT ${kept[table] ?? "*"} FROM "${table}") t`,
    );
    sums[table] = rows[0];
  }
  const analytics = await readAnalytics(await reader.context(), { range: "1y" });
  const { span: _span, ...figures } = analytics;
  return { sums, figures };
}
