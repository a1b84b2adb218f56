import { HelpType } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { typeOf } from "../../core/graphql/pages.ts";
import { mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { dispatchHelp, readAfter } from "./give/dispatch.ts";
import { dispatchPrefetch } from "./give/facts.sql.ts";
import { previewDispatch, previewReissue, type PreviewedHelp } from "./give/preview.ts";
import { reissueDispatch, voidDispatch } from "./take-back.ts";

const DispatchProviderInput = builder.inputType("DispatchProviderInput", {
  description: "What one provider gives.",
  fields: (t) => ({
    vendor: t.globalID({ description: "Relay global ID of the provider." }),
    helpType: t.field({ description: "Kind of help.", type: HelpType }),
    providerInfo: t.string({
      description: "Details for the provider. For a ride, it must name Uber or Lyft if given.",
      required: false,
    }),
    estimatedValue: t.field({
      description:
        "Value in US dollars. The default is $100 for a ride and $10 for each person for food. Ignored for shelter, whose nights set the value.",
      type: "USD",
      required: false,
    }),
    people: t.int({ description: "Food: number of people, at most 10. The default is 1.", required: false }),
    hours: t.int({
      description: "Shelter: duration in hours, at most 24. The default is 24.",
      required: false,
    }),
    earliestEnd: t.field({
      description:
        "When a code with less than 24 hours left may end, as `dispatchPreview` returned it. CONFLICT if it ends before, or if this is omitted. Other codes are accepted.",
      type: "DateTime",
      required: false,
    }),
  }),
});

const DispatchPreview = builder.objectRef<PreviewedHelp>("DispatchPreview").implement({
  description: "What one provider would give if the help were dispatched now.",
  access: "through",
  fields: (t) => ({
    vendorNumber: t.exposeInt("vendorId", { description: "Row number of the provider." }),
    helpType: t.expose("helpType", { description: "Kind of help.", type: HelpType }),
    endsAt: t.expose("endsAt", {
      description:
        "When its code would end. Null if the provider's pool has no code for it, so that a dispatch would be refused.",
      type: "DateTime",
      nullable: true,
    }),
    endsSoon: t.exposeBoolean("endsSoon", {
      description: "True if the code has less than 24 hours left, and the pool has no other.",
    }),
  }),
});

builder.queryField("dispatchPreview", (t) =>
  t.field({
    access: "dispatch",
    description:
      "What `dispatchHelp` would give now, in the order of the providers. It takes no code, so another administrator can be first. INVALID with `fields`.",
    type: [DispatchPreview],
    args: {
      request: t.arg.globalID({ description: "Relay global ID of the request." }),
      providers: t.arg({
        description: "Providers and what each of them gives, as for `dispatchHelp`.",
        type: [DispatchProviderInput],
      }),
    },
    resolve: (_root, { request, providers }, context) =>
      previewDispatch(context, numberIn(request, "EmergencyRequest"), providers.map(chosenIn)),
  }),
);

builder.prismaObjectField("HelpDispatch", "reissuePreview", (t) =>
  t.field({
    description:
      "What would replace it if it were reissued now. Null without a provider, and unless the caller may dispatch.",
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

mutation("dispatchHelp", {
  access: "dispatch",
  description:
    "Dispatches help for an approved request. INVALID with `fields`, with `overReason` or `overlapReason` if a reason is required. UNPROCESSABLE with `fields.limits` above the 24-hour limits. CONFLICT if the request or a provider changed, help was dispatched in the last 24 hours, or no code is free. CONFLICT also if a code ends within 24 hours, and before `earliestEnd`. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    version: t.int({
      description: "The request's `version` that the client last read. CONFLICT if it has changed since.",
      required: false,
    }),
    providers: t.field({
      description:
        "Providers and what each of them gives. If empty, the request is dispatched without a provider.",
      type: [DispatchProviderInput],
    }),
    dispatchNotes: t.string({ description: "Notes for administrators.", required: false }),
    overReason: t.string({
      description: "Why more is dispatched than was allocated. Required in that case.",
      required: false,
    }),
    overlapReason: t.string({
      description:
        "Why help is dispatched of a kind that another request of the person got within 30 days. Required in that case.",
      required: false,
    }),
    idempotencyKey: t.string({ required: false }),
  }),
  prefetch: ({ id, providers, idempotencyKey }) =>
    dispatchPrefetch({
      requestId: numberIn(id, "EmergencyRequest"),
      providers: providers.map(chosenIn),
      key: idempotencyKey ?? "",
    }),
  resolve: async (input, context, selected) => {
    const { id, version, providers, dispatchNotes, overReason, overlapReason, idempotencyKey } = input;
    const number = numberIn(id, "EmergencyRequest");
    const form = {
      providers: providers.map(chosenIn),
      dispatchNotes,
      overReason,
      overlapReason,
    };
    const { isRepeat } = await dispatchHelp(context, number, form, { version, idempotencyKey });
    return { isRepeat, request: await readAfter(context, number, selected("request")) };
  },
  payload: (t) => ({
    request: t.field({
      description: "The request with its dispatches.",
      type: typeOf("EmergencyRequest"),
      resolve: ({ request }) => request as never,
    }),
    isRepeat: t.exposeBoolean("isRepeat", {
      description: "The same idempotency key was sent before, so nothing more was dispatched.",
    }),
  }),
});

rowMutation("voidDispatch", ["request", "EmergencyRequest"], {
  access: "dispatch",
  description:
    "Voids a dispatch and its letters. A request without other help is approved again. INVALID without a reason. CONFLICT if it was voided or completed. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the dispatch." }),
    reason: t.string({ description: "Why the dispatch is voided." }),
    returnCode: t.boolean({
      description:
        "If true, the code returns to the provider's pool. If false, it is never used again. The default is false.",
      required: false,
    }),
  }),
  resolve: async ({ id, ...form }, context, selection) =>
    readAfter(context, await voidDispatch(context, numberIn(id, "HelpDispatch"), plain(form)), selection),
});

rowMutation("reissueDispatch", ["request", "EmergencyRequest"], {
  access: "dispatch",
  description:
    "Voids a dispatch and dispatches the same help from the same provider with a new code. Errors as for `voidDispatch` and `dispatchHelp`.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the dispatch." }),
    reason: t.string({ description: "Why the dispatch is replaced." }),
    returnCode: t.boolean({
      description: "If true, the old code returns to the provider's pool. The default is false.",
      required: false,
    }),
    earliestEnd: t.field({
      description:
        "When a new code with less than 24 hours left may end, as `reissuePreview` returned it. CONFLICT if it ends before, or if this is omitted. Other codes are accepted.",
      type: "DateTime",
      required: false,
    }),
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

/** Omitted choices have the usual values. */
const plain = ({ reason, returnCode }: { reason: string; returnCode?: boolean | null | undefined }) => ({
  reason,
  returnCode: returnCode ?? false,
});
