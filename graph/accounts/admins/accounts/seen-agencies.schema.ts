import { builder } from "../../../core/graphql/builder.ts";
import { passwordCode } from "../../../core/graphql/descriptions.ts";
import { numberIn } from "../../../core/graphql/ids.ts";
import { rowMutation } from "../../../core/graphql/mutations.ts";
import { setAccountAgencies } from "./account-acts.ts";

builder.prismaObjectFields("Admin", (t) => ({
  programWide: t.exposeBoolean("programWide", {
    description: "True if the account sees every case and the program's own pages.",
  }),
  agencies: t.intList({
    description: "`number` of each agency whose cases the account sees. Empty for the whole program.",
    select: { agencies: { orderBy: { agencyId: "asc" } } },
    resolve: ({ agencies }) => agencies.map(({ agencyId }) => agencyId),
  }),
}));

rowMutation("setAdminAgencies", ["admin", "Admin"], {
  access: "superAdmin",
  description: `Replaces what an account sees, and ends its sessions. CONFLICT if nothing would change, if the account changed meanwhile, or for the last active super administrator who sees the whole program. INVALID for an unknown agency. FORBIDDEN for your own account. NOT_FOUND. ${passwordCode}`,
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the account." }),
    programWide: t.boolean({ description: "Whether the account sees the whole program." }),
    agencies: t.intList({
      description: "`number` of each agency whose cases it sees otherwise. An empty list sees nothing.",
    }),
    version: t.int({ description: "The `version` that the caller saw." }),
  }),
  resolve: ({ id, ...change }, context, selection) =>
    setAccountAgencies(context, numberIn(id, "Admin"), change, selection),
});
