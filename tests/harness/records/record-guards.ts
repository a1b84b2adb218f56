import type { Subject } from "../../../graph/core/personal/classes.ts";
import { models, tableOf } from "../../../graph/core/personal/read.ts";
import { pathsOf, stepsOf } from "../../../graph/core/personal/rows.sql.ts";
import {
  guardedModels,
  strippings,
  stripSubjects,
  type Stripping,
} from "../../../graph/core/personal/strippings.ts";
import type { Model } from "../../../graph/core/personal/types.ts";

const holders = [...stripSubjects, "officer"] as const satisfies readonly Subject[];

/**
 * The triggers by which the database keeps held records, keeps stripped ones empty, and lets no one
 * act on a request whose record was destroyed.
 */
export const recordGuards = (): string[] => [...guardedModels.flatMap(guardsOf), ...closings()];

/** Money and its questions go on after a destruction; a message is refused where it is composed. */
const goesOn = new Set<Model>(["RequestMoney", "LedgerEntry", "StatementLine", "DeskTask", "Message"]);

/**
 * The tables in which an act on a request is a new row. A strip that deletes rows closes its own.
 */
export const actModels: readonly Model[] = models.filter(
  (model) =>
    !goesOn.has(model) &&
    !tableOf(model).isPassing &&
    pathsOf(model, "request").includes("requestId") &&
    !strippings.some((one) => one.model === model && one.record === "cases" && one.isDeleted),
);

/** What an act on a request changes in its own row. */
const actColumns = [
  ...["status", "version", "urgencyLevel", "officerId", "citizenId", "verificationId", "anonymous"],
  ...["contacting", "requestedHelpTypes", "needsSource", "requestAmountCents", "aiRecommendationCents"],
];

function closings(): string[] {
  const closing = (model: Model, when: string, request: string) =>
    `CREATE TRIGGER "${model}_destroyed_is_closed" BEFORE ${when} ON "${model}"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('request=${request}', 'cases', 'rows', '');`;
  return [
    closing("EmergencyRequest", updateOf(actColumns).slice(4), "id"),
    ...actModels.map((model) => closing(model, "INSERT", "requestId")),
  ];
}

function guardsOf(model: Model): string[] {
  const all = strippings.filter((one) => one.model === model);
  const main = all.at(-1)!;
  const columns = all.flatMap((one) => one.columns.map((column) => ({ ...column, of: one.record })));
  const names = [...new Set(columns.map(({ name }) => name))].filter((name) => name !== "id");
  const required = columns.filter(({ name, isRequired }) => isRequired && name !== "id");
  const units = unitsOf(model);
  const isOwn = units === "request=id" || units === "case=id" || units === "citizen=id";
  const empties = required.map(({ name }) => name);
  const held = [...new Set(empties)];
  const isFirst = ({ name }: { name: string }, at: number) =>
    columns.findIndex((one) => one.name === name) === at;
  const kept = columns
    .filter(isFirst)
    .filter(({ name }) => name !== "id")
    .map(({ name, of }) => (of === main.record || main.where ? name : `${name}:${of}`));
  return [
    `CREATE TRIGGER "${model}_held_stays" BEFORE DELETE${updateOf(held)} ON "${model}"
  FOR EACH ROW EXECUTE FUNCTION sv_held_stays('${unitsOf(model, holders)}', '${held.join(",")}');`,
    `CREATE TRIGGER "${model}_held_is_not_emptied" BEFORE TRUNCATE ON "${model}"
  FOR EACH STATEMENT EXECUTE FUNCTION sv_held_is_not_emptied();`,
    `CREATE TRIGGER "${model}_stripped_stays" BEFORE ${isOwn ? updateOf(names).slice(4) : `INSERT${updateOf(names)}`} ON "${model}"
  FOR EACH ROW EXECUTE FUNCTION sv_stripped_stays('${units}', '${recordIn(all)}', '${main.isDeleted ? "rows" : "columns"}', '${kept.join(",")}');`,
  ];
}

const updateOf = (columns: readonly string[]) =>
  columns.length === 0 ? "" : ` OR UPDATE OF ${columns.map((name) => `"${name}"`).join(", ")}`;

/** Whose record a row is, as the functions read it: `request=requestId`. */
function unitsOf(model: Model, subjects: readonly Subject[] = stripSubjects): string {
  const paths = subjects.flatMap((subject) =>
    pathsOf(model, subject).map((path) => {
      const { column, table, target } = stepsOf(model, path);
      return `${subject}=${table ? `${column}>${table}>${target}` : column}`;
    }),
  );
  const isOwn = tableOf(model).of?.sender !== undefined || model === "Session";
  return [...paths, ...(isOwn ? [`${model}=id`] : [])].join(",");
}

/** `cases`, or `kind:document=evidence;recipient_statement=recordings`. */
function recordIn(all: readonly Stripping[]): string {
  const by = all.flatMap(({ where, record }) => (where ? [`${where.value}=${record}`] : []));
  return by.length > 0 ? `${all[0]!.where!.column}:${by.join(";")}` : all.at(-1)!.record;
}
