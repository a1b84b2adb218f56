import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { StatedNeedsInput } from "../needs/types.ts";
import { confirmNeeds } from "./confirm-needs.ts";

builder.mutationField("confirmNeeds", (t) =>
  t.prismaField({
    access: "officerOrAdmin",
    type: "EmergencyRequest",
    description:
      "States what an undecided request needs, in place of what was read or confirmed before; the recommendation follows, and approvals of what it said before no longer count. INVALID with fields; CONFLICT once it is decided.",
    args: { requestId: t.arg.globalID(), needs: t.arg({ type: StatedNeedsInput }) },
    resolve: (query, _root, { requestId, needs }, context) =>
      confirmNeeds(context, numberIn(requestId, "EmergencyRequest"), needs, query),
  }),
);
