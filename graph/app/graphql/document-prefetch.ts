import { Kind, valueFromASTUntyped, type DocumentNode, type OperationDefinitionNode } from "graphql";
import * as z from "zod/mini";
import { HelpType } from "../../../prisma/client/enums.ts";
import { trackedFilter } from "../../../shared/desk/cases/rules.ts";
import { wordsIn } from "../../intake/requests/search.ts";
import { pageSize, rowsPerPage } from "../../../shared/core/graphql/pages.ts";
import { maxRequestsPerPage, requestsPerPage } from "../../../shared/intake/requests/paging.ts";
import { trackedAhead } from "../../intake/requests/tracker.sql.ts";
import { dispatchAhead } from "../../help/dispatches/give/facts.sql.ts";
import type { Ahead } from "../../core/prefetch/prefetch.ts";
import { columnsIn, topField, type Fragments } from "../../intake/requests/columns.ts";
import { listAhead } from "../../intake/requests/list.sql.ts";

/** The number in a global id of this type; undefined if it is not one. */
type NumberOf = (globalId: string, type: string) => number | undefined;

/** What one of the app's own documents will read first. Bad input is reported later. */
export const documentAhead = (
  document: DocumentNode,
  variables: Record<string, unknown>,
  numberOf: NumberOf,
): Ahead | undefined =>
  ofList(document, variables) ?? ofTracker(document, variables) ?? ofDispatch(document, variables, numberOf);

/**
 * The first page of the list, prefetched for its document. One extra row shows whether there is a
 * next page.
 */
function ofList(document: DocumentNode, variables: Record<string, unknown>): Ahead | undefined {
  const { list, fragments, args } = listIn(document, "requests", variables);
  const columns = list ? columnsIn(list, fragments) : null;
  const { first = requestsPerPage, ...others } = args;
  if (!columns || !isCount(first) || Object.values(others).some((value) => value != null)) return undefined;
  return listAhead(columns, Math.min(first, maxRequestsPerPage) + 1);
}

/** The first page of the tracker, in each order. */
function ofTracker(document: DocumentNode, variables: Record<string, unknown>): Ahead | undefined {
  const { list, args } = listIn(document, "trackedRequests", variables);
  const { search, status, isOpen, order, after, first = rowsPerPage } = args;
  if (!list || after != null || !isCount(first)) return undefined;
  const { data } = z.safeParse(trackedFilter, {
    search: search ?? undefined,
    status,
    isOpen: isOpen ?? undefined,
    order: order ?? undefined,
  });
  if (!data) return undefined;
  const asked = { ...data, words: wordsIn(data.search), status: data.status ?? null };
  return trackedAhead(asked, { after: 0, take: pageSize(first) + 1 });
}

/** The list at the top of a query, if it occurs once and is always read, with its arguments. */
function listIn(document: DocumentNode, name: string, variables: Record<string, unknown>) {
  const { operation, fragments } = partsOf(document);
  const list = operation?.operation === "query" ? topField(operation, fragments, name) : undefined;
  const args: Record<string, unknown> = {};
  if (!operation || !list || list.directives?.length) return { list: undefined, fragments, args };
  const given = { ...defaultsOf(operation), ...variables };
  for (const { name: arg, value } of list.arguments ?? [])
    args[arg.value] = valueFromASTUntyped(value, given);
  return { list, fragments, args };
}
const isCount = (first: unknown): first is number => Number.isInteger(first) && (first as number) > 0;

const partsOf = ({ definitions }: DocumentNode) => {
  const fragments: Fragments = Object.fromEntries(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  );
  return { operation: definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION), fragments };
};

const defaultsOf = ({ variableDefinitions }: OperationDefinitionNode) =>
  Object.fromEntries(
    (variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );

function ofDispatch(document: DocumentNode, variables: Record<string, unknown>, numberOf: NumberOf) {
  const { operation } = partsOf(document);
  const field = operation?.operation === "mutation" ? operation.selectionSet.selections[0] : undefined;
  if (field?.kind !== Kind.FIELD || field.name.value !== "dispatchHelp") return undefined;
  const { data } = z.safeParse(dispatchInput, variables["input"]);
  if (!data) return undefined;
  return dispatchAhead({
    requestId: numberOf(data.id, "EmergencyRequest") ?? 0,
    providers: data.providers.map(({ vendor, helpType }) => ({
      vendorId: numberOf(vendor, "Vendor") ?? 0,
      helpType,
    })),
    key: data.idempotencyKey ?? "",
  });
}

const dispatchInput = z.object({
  id: z.string(),
  providers: z.array(z.object({ vendor: z.string(), helpType: z.enum(HelpType) })),
  idempotencyKey: z.nullish(z.string()),
});
