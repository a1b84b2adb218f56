import { numberIn } from "../../core/graphql/ids.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import { StatedNeedsInput } from "../needs/reader/types.ts";
import { confirmNeeds } from "./confirm-needs.ts";

rowMutation("confirmNeeds", ["request", "EmergencyRequest"], {
  access: "officerOrWorker",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    needs: t.field({ type: StatedNeedsInput }),
    version: t.int(),
  }),
  resolve: ({ id, needs, version }, context, selection) => {
    const query = selection;
    return confirmNeeds(context, numberIn(id, "EmergencyRequest"), needs, { shown: version, query });
  },
});
