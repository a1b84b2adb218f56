import type { AudienceName } from "../access/audiences.ts";
import type { Context } from "../context.ts";
import { doEach, type Done } from "../do-each.ts";
import { builder } from "./builder.ts";
import { mutation } from "./mutations.ts";

const RowResult = builder.objectRef<Done<string, unknown>>("RowResult").implement({
  access: "through",
  fields: (t) => ({
    id: t.exposeString("key"),
    refusal: t.exposeString("refusal", { nullable: true }),
  }),
});

/** The mutation that does `act` to each of the rows, at most 50. */
export const bulkMutation = (
  name: string,
  access: AudienceName,
  act: (context: Context, id: string) => Promise<unknown>,
) =>
  mutation(name, {
    access,
    input: (t) => ({ ids: t.stringList() }),
    resolve: async ({ ids }, context) => ({
      results: await doEach(ids, String, (id) => act(context, id)),
    }),
    payload: (t) => ({ results: t.expose("results", { type: [RowResult] }) }),
  });
