import { isAdmin } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging, selectedIn } from "../../core/graphql/pages.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { handleFeedback, openContact, releaseFeedback, reopenFeedback, takeFeedback } from "./desk/acts.ts";
import { countFeedback, listFeedback } from "./desk/list.ts";
import { feedbackStates, feedbackViews } from "../../../shared/community/feedback/kinds.ts";
import { FeedbackType } from "./enums.ts";
import { feedbackChanges } from "./watch.ts";

const FeedbackState = builder.enumType("FeedbackState", { values: feedbackStates });
const FeedbackView = builder.enumType("FeedbackView", { values: feedbackViews });

const Feedback = builder.prismaNode("Feedback", {
  access: { byId: "readDesk" },
  id: { field: "id" },
  fields: (t) => ({
    receipt: t.exposeString("receipt"),
    feedbackType: t.expose("feedbackType", { type: FeedbackType }),
    agency: t.exposeString("agency"),
    text: t.exposeString("feedback"),
    language: t.exposeString("language"),
    wantsFollowUp: t.exposeBoolean("wantsFollowUp"),
    hasContact: t.boolean({
      select: { email: true, phone: true },
      resolve: ({ email, phone }) => Boolean(email || phone),
    }),
    state: t.expose("state", { type: FeedbackState }),
    ownerName: t.exposeString("ownerName", { nullable: true }),
    isMine: t.boolean({
      select: { ownerName: true },
      resolve: ({ ownerName }, _args, { viewer }) => isAdmin(viewer) && viewer.username === ownerName,
    }),
    note: t.exposeString("note", { nullable: true }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    handledAt: t.expose("handledAt", { type: "DateTime", nullable: true }),
  }),
});

const FeedbackFilterInput = builder.inputType("FeedbackFilter", {
  fields: (t) => ({
    view: t.field({ type: FeedbackView, required: false }),
    feedbackType: t.field({ type: FeedbackType, required: false }),
    search: t.string({ required: false }),
  }),
});

const FeedbackConnection = connectionOf("Feedback", Feedback);

builder.queryField("feedback", (t) =>
  t.field({
    access: "readDesk",
    type: FeedbackConnection,
    args: {
      filter: t.arg({ type: FeedbackFilterInput, required: false }),
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
  input: idOf("feedback"),
  resolve: (input, context) => openContact(context, numberOf(input.id)),
  payload: (t) => ({
    email: t.exposeString("email", { nullable: true }),
    phone: t.exposeString("phone", { nullable: true }),
  }),
});

rowMutation("takeFeedback", ["feedback", "Feedback"], {
  access: "workDesk",
  input: idOf("feedback"),
  resolve: (input, context, selection) => takeFeedback(context, numberOf(input.id), selection),
});

rowMutation("releaseFeedback", ["feedback", "Feedback"], {
  access: "workDesk",
  input: idOf("feedback"),
  resolve: (input, context, selection) => releaseFeedback(context, numberOf(input.id), selection),
});

rowMutation("handleFeedback", ["feedback", "Feedback"], {
  access: "workDesk",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the feedback." }),
    note: t.string(),
  }),
  resolve: ({ id, note }, context, selection) => handleFeedback(context, numberOf(id), { note }, selection),
});

rowMutation("reopenFeedback", ["feedback", "Feedback"], {
  access: "workDesk",
  input: idOf("feedback"),
  resolve: (input, context, selection) => reopenFeedback(context, numberOf(input.id), selection),
});

builder.subscriptionField("feedbackChanged", (t) =>
  t.field({
    access: "readDesk",
    type: Feedback,
    nullable: true,
    subscribe: (_root, _args, context) => feedbackChanges.watch(context),
    resolve: (change, _args, context) => feedbackChanges.row(context, change),
  }),
);
