import type { EmergencyRequest, Prisma } from "../../../prisma/client/client.ts";
import { countTogether } from "../../decisions/allocations/approval/same-person.ts";
import { admit } from "../../core/access/audiences.ts";
import { may } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { pseudonymOf } from "../../core/text/naming.ts";
import { demandRequest, readRequest } from "../../intake/request-access/service.ts";
import { says } from "../../../shared/desk/cases/sentences.ts";
import { readKindred, type Kindred } from "./same-person.sql.ts";

const most = 20;

/**
 * The newest cases that share a key with this one. If one of the two is anonymous, neither is named
 * next to the other. Empty for everyone but administrators.
 */
export async function samePersonOf(
  context: Context,
  { id, anonymous }: { id: number; anonymous: boolean },
): Promise<Kindred[]> {
  if (!may(context.viewer, "readCases")) return [];
  const rows = await readKindred(context.db, id, most);
  return rows.map(({ same, by, at, anonymous: isOther, ...row }) => ({
    ...row,
    victimName: anonymous || isOther ? pseudonymOf(row.caseId, context.language) : row.victimName,
    verdict: same === null || by === null || at === null ? null : { same, by, at },
  }));
}

/**
 * An administrator's judgment whether two cases are for the same person. The last one counts, and
 * is logged.
 */
export async function judgePerson(
  context: Context,
  { number, other, same }: { number: number; other: number; same: boolean },
  query: Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include"> = {},
): Promise<EmergencyRequest> {
  const { viewer } = context;
  admit(viewer, "approve");
  if (number === other) throw new Refusal("INVALID", says.oneCase, { other: [says.oneCase] });
  await demandRequest(context, number);
  await demandRequest(context, other);
  const pair = { firstId: Math.min(number, other), secondId: Math.max(number, other) };
  const word = { same, by: viewer.username, at: context.now() };
  await context.db.$transaction(async (tx) => {
    await tx.personVerdict.upsert({
      where: { firstId_secondId: pair },
      create: { ...pair, ...word },
      update: word,
    });
    await countTogether(context, tx, { requestIds: [number, other], same });
    for (const [id, against] of [
      [number, other],
      [other, number],
    ])
      await record(tx, context, {
        action: "request.person-judged",
        resourceType: "request",
        resourceId: id ?? number,
        details: { other: against ?? other, after: same ? "same person" : "not the same person" },
      });
  });
  context.events.publish("requestChanged", { id: number });
  context.events.publish("requestChanged", { id: other });
  return readRequest(context, number, query);
}
