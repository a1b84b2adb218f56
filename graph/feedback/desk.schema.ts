import { isAdmin } from "../core/access/viewer.ts";
import { builder } from "../core/graphql/builder.ts";
import { rowsPerPage } from "../core/graphql/desk-list.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, inputNaming, payloadWith } from "../core/graphql/mutations.ts";
import { handleFeedback, openContact, releaseFeedback, reopenFeedback, takeFeedback } from "./desk/acts.ts";
import { countFeedback, listFeedback, type Listed } from "./desk/list.ts";
import { feedbackStates, feedbackViews } from "./desk.shared.ts";
import { FeedbackType } from "./enums.ts";
import { readChanged, watchFeedback } from "./watch.ts";

const FeedbackState = builder.enumType("FeedbackState", { values: feedbackStates });
const FeedbackView = builder.enumType("FeedbackView", { values: feedbackViews });

const Feedback = builder.prismaNode("Feedback", {
  access: { byId: "admin" },
  description:
    "What somebody said about an agency, for administrators alone; the agency never gets it. Who wrote it is not known; a contact, where one was given, is told by `openFeedbackContact`.",
  id: { field: "id" },
  fields: (t) => ({
    receipt: t.exposeString("receipt", { description: "What the writer keeps, e.g. `FB-2026-048213`." }),
    feedbackType: t.expose("feedbackType", { type: FeedbackType }),
    agency: t.exposeString("agency"),
    text: t.exposeString("feedback", { description: "In the writer's own words." }),
    language: t.exposeString("language", { description: "`en`, `es` or `fr`: the writer's." }),
    wantsFollowUp: t.exposeBoolean("wantsFollowUp"),
    hasContact: t.boolean({
      select: { email: true, phone: true },
      description: "Whether an address or a number was given.",
      resolve: ({ email, phone }) => Boolean(email || phone),
    }),
    state: t.expose("state", { type: FeedbackState }),
    ownerName: t.exposeString("ownerName", {
      nullable: true,
      description: "The user name of the administrator who sees to it.",
    }),
    isMine: t.boolean({
      select: { ownerName: true },
      description: "Whether the viewer sees to it.",
      resolve: ({ ownerName }, _args, { viewer }) => isAdmin(viewer) && viewer.username === ownerName,
    }),
    note: t.exposeString("note", { nullable: true, description: "How it was handled." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    handledAt: t.expose("handledAt", { type: "DateTime", nullable: true }),
  }),
});

const FeedbackFilterInput = builder.inputType("FeedbackFilter", {
  fields: (t) => ({
    view: t.field({ type: FeedbackView, required: false, description: "`open` unless it is said." }),
    feedbackType: t.field({ type: FeedbackType, required: false }),
    search: t.string({
      required: false,
      description: "The receipt's number, or letters of the agency or the note; at most 100 characters.",
    }),
  }),
});

const FeedbackList = builder.objectRef<Listed>("FeedbackList").implement({
  access: "through",
  description: "One page of the feedback that a filter finds.",
  fields: (t) => ({
    total: t.int({
      description: "How much the filter finds in all.",
      resolve: ({ filter }, _args, context) => countFeedback(context, filter),
    }),
    rowsPerPage: t.int({ resolve: () => rowsPerPage }),
    rows: t.prismaField({
      type: [Feedback],
      resolve: (query, asked, _args, context) => listFeedback(context, asked, query),
    }),
  }),
});

builder.queryField("feedback", (t) =>
  t.field({
    access: "admin",
    type: FeedbackList,
    description:
      "What was said about agencies: what is to be done with the oldest first, what is done with the newest first. INVALID with fields.",
    args: {
      filter: t.arg({ type: FeedbackFilterInput, required: false }),
      page: t.arg.int({ required: false, description: "From 1." }),
    },
    resolve: (_root, { filter, page }) => ({
      filter: { view: filter?.view ?? "open", feedbackType: filter?.feedbackType, search: filter?.search },
      page,
    }),
  }),
);

const OpenFeedbackContactPayload = builder
  .objectRef<Awaited<ReturnType<typeof openContact>>>("OpenFeedbackContactPayload")
  .implement({
    fields: (t) => ({
      email: t.exposeString("email", { nullable: true }),
      phone: t.exposeString("phone", { nullable: true, description: "As it was written." }),
    }),
  });

const HandleFeedbackInput = builder.inputType("HandleFeedbackInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The feedback." }),
    note: t.string({ description: "How it was handled; at most 1000 characters." }),
  }),
});

const payload = (name: string) => payloadWith(name, "feedback", "Feedback");
const naming = (name: string) => inputNaming(name, "The feedback.");
const numberOf = (id: Parameters<typeof numberIn>[0]) => numberIn(id, "Feedback");

builder.mutationFields((t) => ({
  openFeedbackContact: t.field({
    access: "admin",
    type: OpenFeedbackContactPayload,
    description: "How its writer wants to be reached; that it was read is logged. NOT_FOUND.",
    args: { input: t.arg({ type: naming("OpenFeedbackContactInput") }) },
    resolve: (_root, { input }, context) => openContact(context, numberOf(input.id)),
  }),
  takeFeedback: t.field({
    access: "admin",
    type: payload("TakeFeedbackPayload"),
    description: "The viewer sees to it. CONFLICT when somebody does, with who, or it is handled; NOT_FOUND.",
    args: { input: t.arg({ type: naming("TakeFeedbackInput") }) },
    resolve: (_root, { input }, context, info) =>
      takeFeedback(context, numberOf(input.id), askedOf("feedback", context, info)),
  }),
  releaseFeedback: t.field({
    access: "admin",
    type: payload("ReleaseFeedbackPayload"),
    description:
      "Nobody sees to it any more, said by whoever did or a super administrator. CONFLICT; NOT_FOUND.",
    args: { input: t.arg({ type: naming("ReleaseFeedbackInput") }) },
    resolve: (_root, { input }, context, info) =>
      releaseFeedback(context, numberOf(input.id), askedOf("feedback", context, info)),
  }),
  handleFeedback: t.field({
    access: "admin",
    type: payload("HandleFeedbackPayload"),
    description: "Done with, by whoever sees to it. INVALID without a note; CONFLICT; NOT_FOUND.",
    args: { input: t.arg({ type: HandleFeedbackInput }) },
    resolve: (_root, { input: { id, note } }, context, info) =>
      handleFeedback(context, numberOf(id), { note }, askedOf("feedback", context, info)),
  }),
  reopenFeedback: t.field({
    access: "admin",
    type: payload("ReopenFeedbackPayload"),
    description: "There is more to do about it; the viewer has it. CONFLICT when it is open; NOT_FOUND.",
    args: { input: t.arg({ type: naming("ReopenFeedbackInput") }) },
    resolve: (_root, { input }, context, info) =>
      reopenFeedback(context, numberOf(input.id), askedOf("feedback", context, info)),
  }),
}));

builder.subscriptionField("feedbackChanged", (t) =>
  t.field({
    access: "admin",
    type: Feedback,
    nullable: true,
    description: "All feedback that is new or changed.",
    subscribe: (_root, _args, context) => watchFeedback(context),
    resolve: (change, _args, context) => readChanged(context, change),
  }),
);
