import type { Release } from "../../../prisma/client/client.ts";
import { auditRow } from "../../core/audit/record.ts";
import { toolOf } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { describe } from "../../core/personal/read.ts";
import { bodyKeyOf, type ReleaseGroup } from "../../../shared/intake/releases/rules.ts";
import { forPrograms } from "../../../shared/core/i18n/phrases.ts";
import { groupOf } from "./groups.ts";
import { outsideActOf, type AnswerColumns, type Row } from "./outside-acts.ts";

export type Live = Pick<Release, "id" | "requestId" | "what" | "way">;

/**
 * The releases, and the legal orders, by which data of these requests may go to a body now. Read
 * for each act, so that a withdrawal stops the next one.
 */
export async function liveRelease(
  { db, now }: Pick<Context, "db" | "now">,
  { requests, body }: { requests: number[]; body: string | null | undefined },
): Promise<Live[]> {
  const bodyKey = bodyKeyOf(body ?? "");
  if (bodyKey === "" || requests.length === 0) return [];
  return db.release.findMany({
    where: { requestId: { in: requests }, bodyKey, withdrawnAt: null, until: { gt: now() } },
    select: { id: true, requestId: true, what: true, way: true },
    orderBy: { id: "asc" },
  });
}

interface Going {
  answer: unknown;
  body: string | null | undefined;
}

/**
 * Empties what no release lets out in the rows of an outside act, and logs each release that let
 * something out.
 */
export async function keepReleased(context: Context, name: string, going: Going): Promise<void> {
  await logUses(context, name, await emptyUnreleased(context, name, going));
}

/** The same before anything goes out. Returns the releases that hold now. */
export async function emptyUnreleased(
  context: Context,
  name: string,
  { answer, body }: Going,
): Promise<Live[]> {
  const act = outsideActOf(name);
  if (!act || act.by === "search") return [];
  const rows = act.rowsIn(answer);
  const numberOf = (row: Row) => Number(row[act.id]);
  const releases = await liveRelease(context, { requests: [...new Set(rows.map(numberOf))], body });
  for (const row of rows) {
    const own = releases.filter(({ requestId }) => requestId === numberOf(row));
    empty(row, act.columns, new Set(own.flatMap(({ what }) => what)));
  }
  return releases;
}

interface Made {
  requestId: number;
  body: string;
  /** What it shows of the person. */
  what: readonly ReleaseGroup[];
}

/**
 * Before a file that was made earlier goes out: whether releases still hold for all that it shows.
 * Logs them if so.
 */
export async function isStillReleased(context: Context, name: string, made: Made): Promise<boolean> {
  const { requestId, body, what } = made;
  const releases = await liveRelease(context, { requests: [requestId], body });
  const used = releases.filter((one) => one.what.some((group) => what.includes(group)));
  if (!what.every((group) => used.some((one) => one.what.includes(group)))) return false;
  await logUses(context, name, used);
  return true;
}

async function logUses(context: Context, name: string, releases: readonly Live[]): Promise<void> {
  if (releases.length === 0) return;
  await context.db.auditEntry.createMany({
    data: releases.map(({ id, requestId, what }) =>
      auditRow(context, {
        action: "release.used",
        resourceType: "release",
        resourceId: id,
        details: { request: requestId, event: name, fields: what },
      }),
    ),
  });
}

/**
 * The same for a program with an API key. A body that processes data for the program, by an
 * agreement, needs no release.
 */
export async function keepReleasedToTool<Answer>(
  context: Context,
  name: string,
  answer: Answer,
): Promise<Answer> {
  const tool = toolOf(context.viewer);
  if (tool && !tool.agreement) await keepReleased(context, name, { answer, body: tool.body });
  return answer;
}

const searchClosed = forPrograms(
  "This API key can't search: the results would tell whether a person is known here. A super admin can record an agreement for the key.",
);

/** A search by a program would tell whether a person is known here. */
export function demandSearch(context: Context): void {
  const tool = toolOf(context.viewer);
  if (tool && !tool.agreement) throw new Refusal("FORBIDDEN", searchClosed);
}

function empty(row: Row, columns: AnswerColumns, released: ReadonlySet<ReleaseGroup>): void {
  for (const [field, value] of Object.entries(row)) {
    const part = columns.parts?.[field];
    if (part) {
      for (const each of [value].flat()) if (each) empty(each as Row, part, released);
      continue;
    }
    const group = groupOf(classOf(columns, field));
    if (group && !released.has(group)) row[field] = emptied(value);
  }
}

const classOf = ({ of: model, renamed }: AnswerColumns, field: string) => {
  const column = renamed?.[field] ?? field;
  return (describe(model, column) ?? describe(model, `${column}Sealed`))?.of;
};

const emptied = (value: unknown) => (typeof value === "string" ? "" : Array.isArray(value) ? [] : null);
