import { deskChanges } from "../../core/graphql/desk-changes.ts";

export type Change = { id: number | null; state: string };

/** New or changed entries; the row is null for bulk changes. */
export const entryChanges = deskChanges("entryChanged", "readDesk", async (context, { id }) =>
  id === null ? null : context.db.resource.findUnique({ where: { id } }),
);
