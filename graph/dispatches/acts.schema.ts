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
    providerInfo: t.string({ required: false }),
    estimatedValue: t.field({ type: "USD", required: false }),
    people: t.int({ required: false }),
    hours: t.int({ required: false }),
  }),
});

const DispatchHelpInput = builder.inputType("DispatchHelpInput", {
  fields: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    version: t.int({ required: false }),
    providers: t.field({ type: [DispatchProviderInput] }),
    dispatchNotes: t.string({ required: false }),
    overReason: t.string({ required: false }),
    idempotencyKey: t.string({ required: false }),
  }),
});

const VoidDispatchInput = builder.inputType("VoidDispatchInput", {
  fields: (t) => ({
    id: t.globalID({ description: "Relay global ID of the dispatch." }),
    reason: t.string(),
    returnCode: t.boolean({ required: false }),
  }),
});

const ReissueDispatchInput = builder.inputType("ReissueDispatchInput", {
  fields: (t) => ({
    id: t.globalID({ description: "Relay global ID of the dispatch." }),
    reason: t.string(),
    returnCode: t.boolean({ required: false }),
    idempotencyKey: t.string({ required: false }),
  }),
});

/** A provider for one kind of help of one request. */
const providerInput = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      id: t.globalID({ description: "Relay global ID of the request." }),
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
    args: {
      input: t.arg({ type: inputNaming("CompleteDispatchInput", "Relay global ID of the dispatch.") }),
    },
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
    args: {
      input: t.arg({ type: inputNaming("RevealDispatchCodeInput", "Relay global ID of the dispatch.") }),
    },
    resolve: async (_root, { input }, context) => ({
      code: await revealCode(context, numberIn(input.id, "HelpDispatch")),
    }),
  }),
  startProviderTimer: t.field({
    access: "admin",
    type: payloadWith("StartProviderTimerPayload", "request", "EmergencyRequest"),
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
    args: { input: t.arg({ type: providerInput("CompleteProviderInput") }) },
    resolve: async (_root, { input }, context, info) => {
      const provider = providerOf(input);
      await completeProvider(context, provider);
      return readAfter(context, provider.requestId, askedOf("request", context, info));
    },
  }),
}));

/** Omitted choices have the usual values. */
const plain = ({ reason, returnCode }: { reason: string; returnCode?: boolean | null | undefined }) => ({
  reason,
  returnCode: returnCode ?? false,
});
