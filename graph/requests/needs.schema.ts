import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, payloadWith } from "../core/graphql/mutations.ts";
import { StatedNeedsInput } from "../needs/types.ts";
import { confirmNeeds } from "./confirm-needs.ts";

const ConfirmNeedsInput = builder.inputType("ConfirmNeedsInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The request." }),
    needs: t.field({ type: StatedNeedsInput }),
    version: t.int({
      required: false,
      description:
        "The request's `version` that was shown. Without it, what is there is replaced whoever said it.",
    }),
  }),
});

builder.mutationField("confirmNeeds", (t) =>
  t.field({
    access: "officerOrAdmin",
    type: payloadWith("ConfirmNeedsPayload", "request", "EmergencyRequest"),
    description:
      "States what an undecided request needs, in place of what was read or confirmed before; the recommendation follows, and approvals of what it said before no longer count. INVALID with fields; CONFLICT once it is decided, and where somebody has changed the request since that version.",
    args: { input: t.arg({ type: ConfirmNeedsInput }) },
    resolve: (_root, { input: { id, needs, version } }, context, info) => {
      const query = askedOf("request", context, info);
      return confirmNeeds(context, numberIn(id, "EmergencyRequest"), needs, { shown: version, query });
    },
  }),
);
