import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, payloadWith } from "../core/graphql/mutations.ts";
import { StatedNeedsInput } from "../needs/reader/types.ts";
import { confirmNeeds } from "./confirm-needs.ts";

const ConfirmNeedsInput = builder.inputType("ConfirmNeedsInput", {
  fields: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    needs: t.field({ type: StatedNeedsInput }),
    version: t.int(),
  }),
});

builder.mutationField("confirmNeeds", (t) =>
  t.field({
    access: "officerOrAdmin",
    type: payloadWith("ConfirmNeedsPayload", "request", "EmergencyRequest"),
    args: { input: t.arg({ type: ConfirmNeedsInput }) },
    resolve: (_root, { input: { id, needs, version } }, context, info) => {
      const query = askedOf("request", context, info);
      return confirmNeeds(context, numberIn(id, "EmergencyRequest"), needs, { shown: version, query });
    },
  }),
);
