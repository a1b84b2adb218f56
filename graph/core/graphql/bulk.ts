import type { AudienceName } from "../access/audiences.ts";
import type { Context } from "../context.ts";
import { doEach, type Done } from "../do-each.ts";
import { builder } from "./builder.ts";
import { mutation } from "./mutations.ts";

const RowResult = builder.objectRef<Done<string, unknown>>("RowResult").implement({
  description: "The result for one row of a bulk action.",
  access: "through",
  fields: (t) => ({
    id: t.exposeString("key", { description: "The `id` that was sent." }),
    refusal: t.exposeString("refusal", {
      description: "Why it was not done. Null if it was.",
      nullable: true,
    }),
  }),
});

interface BulkMutation {
  access: AudienceName;
  description: string;
  /** What its ids are. */
  ids: string;
  /** What its results are. */
  results: string;
  act: (context: Context, id: string) => Promise<unknown>;
}

/** The mutation that does `act` to each of the rows, at most 50. */
export const bulkMutation = (
  name: string,
  { access, description, ids: idsText, results, act }: BulkMutation,
) =>
  mutation(name, {
    access,
    description,
    input: (t) => ({ ids: t.stringList({ description: idsText }) }),
    resolve: async ({ ids }, context) => ({
      results: await doEach(ids, String, (id) => act(context, id)),
    }),
    payload: (t) => ({ results: t.expose("results", { description: results, type: [RowResult] }) }),
  });
