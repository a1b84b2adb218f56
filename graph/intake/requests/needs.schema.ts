import { numberIn } from "../../core/graphql/ids.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import { StatedNeedsInput } from "../needs/reader/types.ts";
import { confirmNeeds } from "./confirm-needs.ts";

rowMutation("confirmNeeds", ["request", "EmergencyRequest"], {
  access: "officerOrWorker",
  description:
    "Replaces the needs of an undecided request with confirmed ones. The recommendation is computed again, and approvals of the old needs stop counting. INVALID with `fields`. CONFLICT if it is decided or has changed since. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    needs: t.field({ description: "Confirmed needs.", type: StatedNeedsInput }),
    version: t.int({
      description: "The `version` that the client last read. CONFLICT if it has changed since.",
    }),
  }),
  resolve: ({ id, needs, version }, context, selection) => {
    const query = selection;
    return confirmNeeds(context, numberIn(id, "EmergencyRequest"), needs, { shown: version, query });
  },
});
