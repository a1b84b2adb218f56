import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, inputNaming, payloadWith } from "../core/graphql/mutations.ts";
import { HelpType } from "../requests/enums.ts";
import { dispatchHelp, readAfter } from "./dispatch.ts";
import { completeDispatch, completeProvider, revealCode, startTimer, stopTimer } from "./progress.ts";
import { reissueDispatch, voidDispatch } from "./take-back.ts";

const DispatchProviderInput = builder.inputType("DispatchProviderInput", {
  fields: (t) => ({
    vendor: t.globalID(),
    helpType: t.field({ type: HelpType }),
    providerInfo: t.string({
      required: false,
      description: "For a ride, it must name Uber or Lyft where it is given.",
    }),
    estimatedValue: t.field({
      type: "USD",
      required: false,
      description:
        "US dollars. Left out: $100 for a ride, $10 a person for food. A room is worth its nights, whatever is said.",
    }),
    people: t.int({
      required: false,
      description: "Food: for how many, 10 at most; 1 where it is left out.",
    }),
    hours: t.int({
      required: false,
      description: "Shelter: for how long, 24 at most; 24 where it is left out.",
    }),
  }),
});

const DispatchHelpInput = builder.inputType("DispatchHelpInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The request." }),
    version: t.int({ required: false, description: "The request's `version` that was shown." }),
    providers: t.field({ type: [DispatchProviderInput] }),
    dispatchNotes: t.string({ required: false }),
    overReason: t.string({ required: false, description: "Why more is given than was allocated." }),
    idempotencyKey: t.string({
      required: false,
      description: "Chosen by the caller, at least 16 characters: a repeat with it dispatches nothing more.",
    }),
  }),
});

const VoidDispatchInput = builder.inputType("VoidDispatchInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The dispatch." }),
    reason: t.string(),
    returnCode: t.boolean({
      required: false,
      description: "A code out of a pool serves somebody else; else nobody ever.",
    }),
  }),
});

const ReissueDispatchInput = builder.inputType("ReissueDispatchInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The dispatch." }),
    reason: t.string(),
    returnCode: t.boolean({ required: false, description: "The old code serves somebody else." }),
    idempotencyKey: t.string({ required: false, description: "As for `dispatchHelp`." }),
  }),
});

/** A provider for one kind of help of one request. */
const providerInput = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      id: t.globalID({ description: "The request." }),
      vendor: t.globalID(),
      helpType: t.field({ type: HelpType }),
    }),
  });

const RevealedCode = builder.objectRef<{ code: string }>("RevealDispatchCodePayload").implement({
  fields: (t) => ({ code: t.exposeString("code") }),
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

builder.mutationFields((t) => ({
  dispatchHelp: t.field({
    access: "admin",
    type: payloadWith("DispatchHelpPayload", "request", "EmergencyRequest"),
    description:
      "Gives help out for an approved request, by all of these providers or by none; the request is dispatched then. UNPROCESSABLE with `fields.limits` where the limits over 24 hours would be passed; INVALID with fields, with `overReason` for more than was allocated without a reason; CONFLICT when the request or a provider is not what was shown, was dispatched already within 24 hours, or has no free code left; NOT_FOUND.",
    args: { input: t.arg({ type: DispatchHelpInput }) },
    resolve: async (_root, { input }, context, info) => {
      const { id, version, providers, dispatchNotes, overReason, idempotencyKey } = input;
      const number = numberIn(id, "EmergencyRequest");
      const form = {
        providers: providers.map(({ vendor, ...provider }) => ({
          ...provider,
          vendorId: numberIn(vendor, "Vendor"),
        })),
        dispatchNotes,
        overReason,
      };
      await dispatchHelp(context, number, form, { version, idempotencyKey });
      return readAfter(context, number, askedOf("request", context, info));
    },
  }),
  voidDispatch: t.field({
    access: "admin",
    type: payloadWith("VoidDispatchPayload", "request", "EmergencyRequest"),
    description:
      "Takes one dispatch back: its letters are void, and a request without any other help is approved again. INVALID without a reason; CONFLICT when it was taken back or given; NOT_FOUND.",
    args: { input: t.arg({ type: VoidDispatchInput }) },
    resolve: async (_root, { input: { id, ...form } }, context, info) =>
      readAfter(
        context,
        await voidDispatch(context, numberIn(id, "HelpDispatch"), plain(form)),
        askedOf("request", context, info),
      ),
  }),
  reissueDispatch: t.field({
    access: "admin",
    type: payloadWith("ReissueDispatchPayload", "request", "EmergencyRequest"),
    description:
      "Takes a dispatch back and gives the same help out again by the same provider, with another code. Refused as `voidDispatch` and `dispatchHelp` are.",
    args: { input: t.arg({ type: ReissueDispatchInput }) },
    resolve: async (_root, { input: { id, idempotencyKey, ...form } }, context, info) =>
      readAfter(
        context,
        await reissueDispatch(context, numberIn(id, "HelpDispatch"), plain(form), idempotencyKey),
        askedOf("request", context, info),
      ),
  }),
  completeDispatch: t.field({
    access: "admin",
    type: payloadWith("CompleteDispatchPayload", "request", "EmergencyRequest"),
    description: "The help was given. CONFLICT when it was taken back or given; NOT_FOUND.",
    args: { input: t.arg({ type: inputNaming("CompleteDispatchInput", "The dispatch.") }) },
    resolve: async (_root, { input }, context, info) =>
      readAfter(
        context,
        await completeDispatch(context, numberIn(input.id, "HelpDispatch")),
        askedOf("request", context, info),
      ),
  }),
  revealDispatchCode: t.field({
    access: "admin",
    type: RevealedCode,
    description: "The code of a dispatch; that it was read is logged. NOT_FOUND.",
    args: { input: t.arg({ type: inputNaming("RevealDispatchCodeInput", "The dispatch.") }) },
    resolve: async (_root, { input }, context) => ({
      code: await revealCode(context, numberIn(input.id, "HelpDispatch")),
    }),
  }),
  startProviderTimer: t.field({
    access: "admin",
    type: payloadWith("StartProviderTimerPayload", "request", "EmergencyRequest"),
    description:
      "Somebody is at work on a provider: its clock runs for everybody; one that runs already runs on. CONFLICT; INVALID; NOT_FOUND.",
    args: { input: t.arg({ type: providerInput("StartProviderTimerInput") }) },
    resolve: async (_root, { input }, context, info) => {
      const provider = providerOf(input);
      await startTimer(context, provider);
      return readAfter(context, provider.requestId, askedOf("request", context, info));
    },
  }),
  stopProviderTimer: t.field({
    access: "admin",
    type: payloadWith("StopProviderTimerPayload", "request", "EmergencyRequest"),
    description: "Nobody is at work on it any more: its clock stops and is gone. NOT_FOUND.",
    args: { input: t.arg({ type: providerInput("StopProviderTimerInput") }) },
    resolve: async (_root, { input }, context, info) => {
      const provider = providerOf(input);
      await stopTimer(context, provider);
      return readAfter(context, provider.requestId, askedOf("request", context, info));
    },
  }),
  completeProvider: t.field({
    access: "admin",
    type: payloadWith("CompleteProviderPayload", "request", "EmergencyRequest"),
    description:
      "What this provider was to give was given: its clock stops, and its dispatches are complete. NOT_FOUND.",
    args: { input: t.arg({ type: providerInput("CompleteProviderInput") }) },
    resolve: async (_root, { input }, context, info) => {
      const provider = providerOf(input);
      await completeProvider(context, provider);
      return readAfter(context, provider.requestId, askedOf("request", context, info));
    },
  }),
}));

/** A choice that was left out is the usual one. */
const plain = ({ reason, returnCode }: { reason: string; returnCode?: boolean | null | undefined }) => ({
  reason,
  returnCode: returnCode ?? false,
});
