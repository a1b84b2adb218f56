import { builder } from "../../../core/graphql/builder.ts";
import { mutation, type Payload } from "../../../core/graphql/mutations.ts";
import { deleteView, listViews, saveView } from "./views.ts";

const CaseListView = builder
  .objectRef<Awaited<ReturnType<typeof listViews>>[number]>("CaseListView")
  .implement({
    description: "A saved view of the list of cases.",
    access: "through",
    fields: (t) => ({
      number: t.exposeInt("id", { description: "Row number." }),
      name: t.exposeString("name", { description: "Name, unique among the views of its owner." }),
      address: t.exposeString("address", {
        description: "URL parameters of the list, such as `status=pending&q=elm`.",
      }),
      isShared: t.exposeBoolean("isShared", {
        description: "True if every administrator who reads cases sees it.",
      }),
      isOwn: t.exposeBoolean("isOwn", { description: "True if the caller saved it and can delete it." }),
      owner: t.string({
        description: "Full name of the administrator who saved it.",
        resolve: ({ owner }) => owner.name,
      }),
    }),
  });

builder.queryField("caseListViews", (t) =>
  t.field({
    access: "readCases",
    description: "The caller's saved views of the list of cases and the shared ones, by name.",
    type: [CaseListView],
    resolve: (_root, _args, context) => listViews(context),
  }),
);

const listPayload: Payload<object> = (t) => ({
  views: t.field({
    description: "All views that the caller sees, by name.",
    type: [CaseListView],
    resolve: (_done, _args, context) => listViews(context),
  }),
});

mutation("saveCaseListView", {
  access: "workCases",
  description: "Saves a view of the list of cases. Errors: `INVALID` with `fields`.",
  input: (t) => ({
    name: t.string({
      description: "Name, up to 60 characters. The caller's view with this name is replaced.",
    }),
    address: t.string({
      description: "URL parameters of the list. Unknown ones are dropped. At most 400 characters.",
    }),
    isShared: t.boolean({ description: "True to show it to every administrator who reads cases." }),
  }),
  resolve: async (input, context) => {
    await saveView(context, input);
    return {};
  },
  payload: (t) => listPayload(t),
});

mutation("deleteCaseListView", {
  access: "workCases",
  description: "Deletes a saved view of the caller. Errors: `NOT_FOUND`.",
  input: (t) => ({ number: t.int({ description: "Row number of the view." }) }),
  resolve: async ({ number }, context) => {
    await deleteView(context, number);
    return {};
  },
  payload: (t) => listPayload(t),
});
