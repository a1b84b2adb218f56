import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { typeOf } from "../../core/graphql/pages.ts";
import { idOf, type InputFields, mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { HelpType } from "../../intake/requests/enums.ts";
import { dispatchHelp, readAfter } from "./give/dispatch.ts";
import { previewDispatch, previewReissue, type PreviewedHelp } from "./give/preview.ts";
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
    earliestEnd: t.field({ type: "DateTime", required: false }),
  }),
});

const DispatchPreview = builder.objectRef<PreviewedHelp>("DispatchPreview").implement({
  access: "through",
  fields: (t) => ({
    vendorNumber: t.exposeInt("vendorId"),
    helpType: t.expose("helpType", { type: HelpType }),
    endsAt: t.expose("endsAt", { type: "DateTime", nullable: true }),
    endsSoon: t.exposeBoolean("endsSoon"),
  }),
});

builder.queryField("dispatchPreview", (t) =>
  t.field({
    access: "dispatch",
    type: [DispatchPreview],
    args: { request: t.arg.globalID(), providers: t.arg({ type: [DispatchProviderInput] }) },
    resolve: (_root, { request, providers }, context) =>
      previewDispatch(context, numberIn(request, "EmergencyRequest"), providers.map(chosenIn)),
  }),
);

builder.prismaObjectField("HelpDispatch", "reissuePreview", (t) =>
  t.field({
    type: DispatchPreview,
    nullable: true,
    resolve: (dispatch, _args, context) => previewReissue(context, dispatch),
  }),
);

type ProviderInput = (typeof DispatchProviderInput)["$inferInput"];
const chosenIn = ({ vendor, ...provider }: ProviderInput) => ({
  ...provider,
  vendorId: numberIn(vendor, "Vendor"),
});

/** A provider for one kind of help of one request. */
const providerInput = (t: InputFields) => ({
  id: t.globalID({ description: "Relay global ID of the request." }),
  vendor: t.globalID(),
  helpType: t.field({ type: HelpType }),
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

mutation("dispatchHelp", {
  access: "dispatch",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    version: t.int({ required: false }),
    providers: t.field({ type: [DispatchProviderInput] }),
    dispatchNotes: t.string({ required: false }),
    overReason: t.string({ required: false }),
    idempotencyKey: t.string({ required: false }),
  }),
  resolve: async (input, context, selected) => {
    const { id, version, providers, dispatchNotes, overReason, idempotencyKey } = input;
    const number = numberIn(id, "EmergencyRequest");
    const form = {
      providers: providers.map(chosenIn),
      dispatchNotes,
      overReason,
    };
    const { isRepeat } = await dispatchHelp(context, number, form, { version, idempotencyKey });
    return { isRepeat, request: await readAfter(context, number, selected("request")) };
  },
  payload: (t) => ({
    request: t.field({ type: typeOf("EmergencyRequest"), resolve: ({ request }) => request as never }),
    isRepeat: t.exposeBoolean("isRepeat"),
  }),
});

rowMutation("voidDispatch", ["request", "EmergencyRequest"], {
  access: "dispatch",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the dispatch." }),
    reason: t.string(),
    returnCode: t.boolean({ required: false }),
  }),
  resolve: async ({ id, ...form }, context, selection) =>
    readAfter(context, await voidDispatch(context, numberIn(id, "HelpDispatch"), plain(form)), selection),
});

rowMutation("reissueDispatch", ["request", "EmergencyRequest"], {
  access: "dispatch",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the dispatch." }),
    reason: t.string(),
    returnCode: t.boolean({ required: false }),
    earliestEnd: t.field({ type: "DateTime", required: false }),
    idempotencyKey: t.string({ required: false }),
  }),
  resolve: async ({ id, idempotencyKey, earliestEnd, ...form }, context, selection) =>
    readAfter(
      context,
      await reissueDispatch(
        context,
        numberIn(id, "HelpDispatch"),
        { ...plain(form), earliestEnd },
        idempotencyKey,
      ),
      selection,
    ),
});

rowMutation("completeDispatch", ["request", "EmergencyRequest"], {
  access: "dispatch",
  input: idOf("dispatch"),
  resolve: async (input, context, selection) =>
    readAfter(context, await completeDispatch(context, numberIn(input.id, "HelpDispatch")), selection),
});

mutation("revealDispatchCode", {
  access: "dispatch",
  input: idOf("dispatch"),
  resolve: async (input, context) => ({
    code: await revealCode(context, numberIn(input.id, "HelpDispatch")),
  }),
  payload: (t) => ({ code: t.exposeString("code") }),
});

rowMutation("startProviderTimer", ["request", "EmergencyRequest"], {
  access: "dispatch",
  input: providerInput,
  resolve: async (input, context, selection) => {
    const provider = providerOf(input);
    await startTimer(context, provider);
    return readAfter(context, provider.requestId, selection);
  },
});

rowMutation("stopProviderTimer", ["request", "EmergencyRequest"], {
  access: "dispatch",
  input: providerInput,
  resolve: async (input, context, selection) => {
    const provider = providerOf(input);
    await stopTimer(context, provider);
    return readAfter(context, provider.requestId, selection);
  },
});

rowMutation("completeProvider", ["request", "EmergencyRequest"], {
  access: "dispatch",
  input: providerInput,
  resolve: async (input, context, selection) => {
    const provider = providerOf(input);
    await completeProvider(context, provider);
    return readAfter(context, provider.requestId, selection);
  },
});

/** Omitted choices have the usual values. */
const plain = ({ reason, returnCode }: { reason: string; returnCode?: boolean | null | undefined }) => ({
  reason,
  returnCode: returnCode ?? false,
});
