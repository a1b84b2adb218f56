import { HelpType } from "../../core/graphql/enums.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, type InputFields, mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { readAfter } from "./give/dispatch.ts";
import { completeDispatch, completeProvider, revealCode, startTimer, stopTimer } from "./progress.ts";

/** A provider for one kind of help of one request. */
const providerInput = (t: InputFields) => ({
  id: t.globalID({ description: "Relay global ID of the request." }),
  vendor: t.globalID({ description: "Relay global ID of the provider." }),
  helpType: t.field({ description: "Kind of help.", type: HelpType }),
});

type GlobalId = Parameters<typeof numberIn>[0];
const providerOf = ({
  id,
  vendor,
  helpType,
}: {
  id: GlobalId;
  vendor: GlobalId;
  helpType: "food" | "shelter" | "transportation";
}) => ({
  requestId: numberIn(id, "EmergencyRequest"),
  vendorId: numberIn(vendor, "Vendor"),
  helpType,
});

rowMutation("completeDispatch", ["request", "EmergencyRequest"], {
  access: "dispatch",
  description:
    "Records that the help was given. Its money is spent if another person dispatched it; otherwise it stays committed until another person does the same. CONFLICT if it was voided or already completed. NOT_FOUND.",
  input: idOf("dispatch"),
  resolve: async (input, context, selection) =>
    readAfter(context, await completeDispatch(context, numberIn(input.id, "HelpDispatch")), selection),
});

mutation("revealDispatchCode", {
  access: "dispatch",
  description: "Returns the code of a dispatch. The access is logged. NOT_FOUND.",
  input: idOf("dispatch"),
  resolve: async (input, context) => ({
    code: await revealCode(context, numberIn(input.id, "HelpDispatch")),
  }),
  payload: (t) => ({ code: t.exposeString("code", { description: "The full code." }) }),
});

rowMutation("startProviderTimer", ["request", "EmergencyRequest"], {
  access: "dispatch",
  description:
    "Starts a timer that every administrator sees. A running timer keeps running, and becomes the caller's. INVALID. CONFLICT if the request cannot be dispatched. NOT_FOUND.",
  input: providerInput,
  resolve: async (input, context, selection) => {
    const provider = providerOf(input);
    await startTimer(context, provider);
    return readAfter(context, provider.requestId, selection);
  },
});

rowMutation("stopProviderTimer", ["request", "EmergencyRequest"], {
  access: "dispatch",
  description:
    "Stops and removes the caller's timer. The timer of another administrator keeps running. NOT_FOUND.",
  input: providerInput,
  resolve: async (input, context, selection) => {
    const provider = providerOf(input);
    await stopTimer(context, provider);
    return readAfter(context, provider.requestId, selection);
  },
});

rowMutation("completeProvider", ["request", "EmergencyRequest"], {
  access: "dispatch",
  description:
    "Records that a provider gave its help: its dispatches are completed and its timer stops. Money of help that the caller dispatched stays committed. NOT_FOUND.",
  input: providerInput,
  resolve: async (input, context, selection) => {
    const provider = providerOf(input);
    await completeProvider(context, provider);
    return readAfter(context, provider.requestId, selection);
  },
});
