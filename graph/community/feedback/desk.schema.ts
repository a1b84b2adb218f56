import { isAdmin } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { valuesOf } from "../../core/graphql/enums.ts";
import { connectionOf, pageOf, paging, selectedIn } from "../../core/graphql/pages.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { handleFeedback, openContact, releaseFeedback, reopenFeedback, takeFeedback } from "./desk/acts.ts";
import { countFeedback, listFeedback } from "./desk/list.ts";
import { feedbackStates, feedbackViews } from "../../../shared/community/feedback/kinds.ts";
import { FeedbackType } from "./enums.ts";
import { feedbackChanges } from "./watch.ts";

const FeedbackState = builder.enumType("FeedbackState", {
  description: "State of feedback.",
  values: valuesOf(feedbackStates, { handled: "Handled.", open: "Not handled." }),
});
const FeedbackView = builder.enumType("FeedbackView", {
  description: "Which feedback to list.",
  values: valuesOf(feedbackViews, {
    all: "All feedback.",
    followUp: "Open feedback whose writer asks for an answer.",
    handled: "Handled feedback.",
    mine: "Open feedback that the caller is handling.",
    open: "Open feedback.",
  }),
});

const Feedback = builder.prismaNode("Feedback", {
  description:
    "Feedback about an agency, for administrators only. The agency does not receive it, and the writer is unknown.",
  access: { byId: "readDesk" },
  id: { field: "id" },
  fields: (t) => ({
    receipt: t.exposeString("receipt", {
      description: "Receipt number for the writer, such as `FB-2026-048213`.",
    }),
    feedbackType: t.expose("feedbackType", { description: "Kind of the feedback.", type: FeedbackType }),
    agency: t.exposeString("agency", { description: "Name of the agency." }),
    text: t.exposeString("feedback", { description: "The writer's text." }),
    language: t.exposeString("language", { description: "The writer's language: `en`, `es` or `fr`." }),
    wantsFollowUp: t.exposeBoolean("wantsFollowUp", {
      description: "True if the writer asks for an answer.",
    }),
    hasContact: t.boolean({
      description:
        "True if the writer left an email address or phone number. `openFeedbackContact` returns it.",
      select: { email: true, phone: true },
      resolve: ({ email, phone }) => Boolean(email || phone),
    }),
    state: t.expose("state", { description: "State of the feedback.", type: FeedbackState }),
    ownerName: t.exposeString("ownerName", {
      description: "User name of the administrator who is handling it. Null if no one is.",
      nullable: true,
    }),
    isMine: t.boolean({
      description: "True if the caller is handling it.",
      select: { ownerName: true },
      resolve: ({ ownerName }, _args, { viewer }) => isAdmin(viewer) && viewer.username === ownerName,
    }),
    note: t.exposeString("note", {
      description: "How it was handled. Null while it is open.",
      nullable: true,
    }),
    createdAt: t.expose("createdAt", { description: "When it was sent.", type: "DateTime" }),
    handledAt: t.expose("handledAt", {
      description: "When it was handled. Null while it is open.",
      type: "DateTime",
      nullable: true,
    }),
  }),
});

const FeedbackFilterInput = builder.inputType("FeedbackFilter", {
  description: "Limits the feedback. Omitted fields do not limit it.",
  fields: (t) => ({
    view: t.field({
      description: "Which feedback to list. The default is `open`.",
      type: FeedbackView,
      required: false,
    }),
    feedbackType: t.field({
      description: "Only feedback of this kind.",
      type: FeedbackType,
      required: false,
    }),
    search: t.string({
      description: "Receipt number, or part of the agency's name or the note. At most 100 characters.",
      required: false,
    }),
  }),
});

const FeedbackConnection = connectionOf("Feedback", Feedback, { description: "One page of feedback." });

builder.queryField("feedback", (t) =>
  t.field({
    access: "readDesk",
    description:
      "Feedback about agencies: open ones oldest first, handled ones newest first. INVALID with `fields`.",
    type: FeedbackConnection,
    args: {
      filter: t.arg({ description: "Limits the feedback.", type: FeedbackFilterInput, required: false }),
      ...paging,
    },
    resolve: (_root, { filter, ...page }, context, info) => {
      const asked = {
        view: filter?.view ?? ("open" as const),
        feedbackType: filter?.feedbackType,
        search: filter?.search,
      };
      return pageOf(page, {
        read: (slice) => listFeedback(context, asked, slice, selectedIn(context, info)),
        count: () => countFeedback(context, asked),
      });
    },
  }),
);

const numberOf = (id: Parameters<typeof numberIn>[0]) => numberIn(id, "Feedback");

mutation("openFeedbackContact", {
  access: "workDesk",
  description: "Returns the writer's contact details. The access is logged. NOT_FOUND.",
  input: idOf("feedback"),
  resolve: (input, context) => openContact(context, numberOf(input.id)),
  payload: (t) => ({
    email: t.exposeString("email", { description: "Email address. Null if none was given.", nullable: true }),
    phone: t.exposeString("phone", {
      description: "Phone number, as entered. Null if none was given.",
      nullable: true,
    }),
  }),
});

rowMutation("takeFeedback", ["feedback", "Feedback"], {
  access: "workDesk",
  description:
    "Assigns feedback to the caller. CONFLICT, with the name, if someone is handling it, or if it is handled. NOT_FOUND.",
  input: idOf("feedback"),
  resolve: (input, context, selection) => takeFeedback(context, numberOf(input.id), selection),
});

rowMutation("releaseFeedback", ["feedback", "Feedback"], {
  access: "workDesk",
  description:
    "Stops handling feedback. Allowed for its owner and super administrators. CONFLICT. NOT_FOUND.",
  input: idOf("feedback"),
  resolve: (input, context, selection) => releaseFeedback(context, numberOf(input.id), selection),
});

rowMutation("handleFeedback", ["feedback", "Feedback"], {
  access: "workDesk",
  description:
    "Closes feedback with a note. INVALID without a note. CONFLICT unless the caller is handling it. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the feedback." }),
    note: t.string({ description: "How it was handled. At most 1000 characters." }),
  }),
  resolve: ({ id, note }, context, selection) => handleFeedback(context, numberOf(id), { note }, selection),
});

rowMutation("reopenFeedback", ["feedback", "Feedback"], {
  access: "workDesk",
  description:
    "Opens handled feedback again and assigns it to the caller. CONFLICT if it is open. NOT_FOUND.",
  input: idOf("feedback"),
  resolve: (input, context, selection) => reopenFeedback(context, numberOf(input.id), selection),
});

builder.subscriptionField("feedbackChanged", (t) =>
  t.field({
    access: "readDesk",
    description: "Each new or changed feedback.",
    type: Feedback,
    nullable: true,
    subscribe: (_root, _args, context) => feedbackChanges.watch(context),
    resolve: (change, _args, context) => feedbackChanges.row(context, change),
  }),
);
