import { Kind, type DocumentNode } from "graphql";
import * as z from "zod/mini";
import { HelpType } from "../../prisma/client/enums.ts";
import type { Context } from "../core/context.ts";
import { numberOf } from "../core/graphql/ids.ts";
import type { KeptKey } from "../core/idempotency.ts";
import { takeAhead, type Ahead } from "../core/sessions/prefetch.ts";
import { askedJson, factsIn, factsOf, type Asked, type DispatchFacts, type FoundFacts } from "./facts.ts";
import { limitWindowMs } from "./rules.shared.ts";

/*
 * The facts of a dispatch, read together with the administrator's session. Only for the path
 * without a lock: under the lock everything is read again.
 */

export const clickAhead = (requestId: number, asked: string, key = ""): Ahead => ({
  name: "dispatch-facts",
  of: "admin",
  value: `(SELECT to_json(x) FROM (${factsOf({
    id: `s."requestId" AND s."adminId" IS NOT NULL`,
    since: `$1::timestamptz - interval '${limitWindowMs} milliseconds'`,
    asked: `s."asked"`,
    scope: `'dispatch ' || s."adminId"`,
    key: `s."key"`,
  })}) x)`,
  asked: { requestId: ["int", requestId], asked: ["text", asked], key: ["text", key] },
});

const numberFrom = (type: string) =>
  z.pipe(
    z.string(),
    z.transform((id) => numberOf(id, type) ?? 0),
  );
const clicked = z.object({
  id: numberFrom("EmergencyRequest"),
  providers: z.array(z.object({ vendor: numberFrom("Vendor"), helpType: z.enum(HelpType) })),
  idempotencyKey: z.nullish(z.string()),
});

/** What a dispatch document reads first. Bad input is reported later. */
export function dispatchAhead(document: DocumentNode, variables: Record<string, unknown>): Ahead | undefined {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const field = operation?.operation === "mutation" ? operation.selectionSet.selections[0] : undefined;
  if (field?.kind !== Kind.FIELD || field.name.value !== "dispatchHelp") return undefined;
  const { data } = z.safeParse(clicked, variables["input"]);
  if (!data) return undefined;
  const asked = data.providers.map(({ vendor, helpType }) => ({ vendorId: vendor, helpType }));
  return clickAhead(data.id, askedJson(asked), data.idempotencyKey ?? "");
}

/** The prefetched facts of exactly this dispatch; undefined if they must be read. */
export function factsAhead(
  context: Context,
  { requestId, providers, key }: { requestId: number; providers: readonly Asked[]; key: KeptKey | undefined },
): DispatchFacts | undefined {
  const found = takeAhead(context, clickAhead(requestId, askedJson(providers), key?.key));
  return found ? factsIn(found as FoundFacts, providers) : undefined;
}
