import { scopedTo } from "../../core/access/agency-scope.ts";
import { admit } from "../../core/access/audiences.ts";
import { isAdmin, may } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import type { Slice } from "../../core/graphql/pages.ts";
import { afterBursts } from "../../core/graphql/after-bursts.ts";
import { countWork, readWork, type WorkCounts, type WorkFilter, type WorkRow } from "./work.sql.ts";
import { workFilter } from "../../../shared/desk/tasks/rules.ts";

/** What the viewer's roles let them read, of every kind of work. */
function asked(context: Context, input: unknown): WorkFilter {
  const { viewer, now, config } = context;
  admit(viewer, "admin");
  const { view, kind, search } = parse(workFilter, input);
  return {
    scope: scopedTo(viewer),
    ...{ view, kind: kind ?? null, search: search ?? "", adminId: viewer.adminId, now: now() },
    callbackMinutes: config().callbackResponseMinutes,
    may: (permission) => may(viewer, permission),
  };
}

/** All open work in one list, earliest due first. */
export const listWork = (context: Context, input: unknown, { after, take }: Slice): Promise<WorkRow[]> =>
  readWork(context.sql, asked(context, input), { skip: after, take });

/** How much the filter shows, how much of all is overdue, and when the next becomes so. */
export const countListedWork = (context: Context, input: unknown): Promise<WorkCounts> =>
  countWork(context.sql, asked(context, input));

const topics = [
  "taskChanged",
  "inboxChanged",
  "callbackChanged",
  "correctionChanged",
  "requestChanged",
  "vendorChanged",
  "verificationChanged",
] as const;

/** Fires when the work may have changed, with its number. */
export const watchWork = (context: Context) =>
  afterBursts(context, topics, isAdmin, async () => ({ count: (await countListedWork(context, {})).count }));
