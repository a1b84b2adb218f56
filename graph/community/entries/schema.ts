import "./audit-actions.ts";
import "./descriptions.ts";
import { may } from "../../core/access/viewer.ts";
import { connectionOf, pageOf, paging, selectedIn, typeOf } from "../../core/graphql/pages.ts";
import { builder } from "../../core/graphql/builder.ts";
import { globalIdIn, globalIdOf, numberIn } from "../../core/graphql/ids.ts";
import { type InputFields, mutation, type Payload, rowMutation } from "../../core/graphql/mutations.ts";
import { addEntry, bringEntryBack, changeEntry, confirmEntry, retireEntry, type Shown } from "./acts.ts";
import { confirmEntries, undoConfirmations, type EntryDone } from "./confirm-many.ts";
import { countEntries, listEntries } from "./list.ts";
import { entryFields, type EntryFilter } from "../../../shared/community/entries/rules.ts";
import { entryViews } from "../../../shared/community/entries/views.ts";
import { entryChanges, type Change } from "./watch.ts";

const EntryView = builder.enumType("EntryView", { values: entryViews });

builder.prismaObjectFields("Resource", (t) => ({
  version: t.exposeInt("version"),
  isRetired: t.boolean({
    select: { retiredAt: true },
    resolve: ({ retiredAt }) => retiredAt !== null,
  }),
  editedAt: t.expose("editedAt", { type: "DateTime", nullable: true }),
  editedBy: t.string({
    nullable: true,
    select: { editedBy: true },
    resolve: ({ editedBy }, _args, { viewer }) => (may(viewer, "readDesk") ? editedBy : null),
  }),
  confirmedBy: t.string({
    nullable: true,
    select: { confirmedBy: true },
    resolve: ({ confirmedBy }, _args, { viewer }) => (may(viewer, "readDesk") ? confirmedBy : null),
  }),
  confirmedSource: t.string({
    nullable: true,
    select: { confirmedSource: true },
    resolve: ({ confirmedSource }, _args, { viewer }) => (may(viewer, "readDesk") ? confirmedSource : null),
  }),
  openReports: t.int({
    nullable: true,
    select: { _count: { select: { corrections: { where: { state: "open" } } } } },
    resolve: ({ _count }, _args, { viewer }) => (may(viewer, "readDesk") ? _count.corrections : null),
  }),
}));

const EntryFilterInput = builder.inputType("EntryFilter", {
  fields: (t) => ({
    view: t.field({ type: EntryView, required: false }),
    state: t.string({ required: false }),
    type: t.string({ required: false }),
    search: t.string({ required: false }),
  }),
});

const DirectoryEntryConnection = connectionOf("DirectoryEntry", typeOf("Resource"));

builder.queryFields((t) => ({
  directoryEntries: t.field({
    access: "readDesk",
    type: DirectoryEntryConnection,
    args: {
      filter: t.arg({ type: EntryFilterInput, required: false }),
      ...paging,
    },
    resolve: (_root, { filter, ...page }, context, info) => {
      const asked = { ...filter, view: filter?.view ?? "current" } as EntryFilter;
      return pageOf(page, {
        read: (slice) => listEntries(context, asked, slice, selectedIn(context, info)),
        count: () => countEntries(context, asked),
      });
    },
  }),
}));

const EntryFormInput = builder.inputType("EntryFormInput", {
  fields: (t) =>
    Object.fromEntries(entryFields.map((field) => [field, t.string({ required: false })])) as Record<
      (typeof entryFields)[number],
      ReturnType<typeof t.string<false>>
    >,
});

const naming = (t: InputFields) => ({
  id: t.globalID({ description: "Relay global ID of the entry." }),
  version: t.int(),
  correction: t.id({ required: false }),
});

interface Named {
  id: Parameters<typeof numberIn>[0];
  version: number;
  correction?: string | null | undefined;
}

const shownIn = ({ id, version, correction }: Named): Shown => ({
  id: numberIn(id, "Resource"),
  version,
  ...(correction && { correction: numberIn(globalIdIn(correction), "Correction") }),
});

rowMutation("addEntry", ["entry", "Resource"], {
  access: "workDesk",
  input: (t) => ({ entry: t.field({ type: EntryFormInput }) }),
  resolve: (input, context, selection) => addEntry(context, input.entry, selection),
});

rowMutation("changeEntry", ["entry", "Resource"], {
  access: "workDesk",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the entry." }),
    version: t.int(),
    correction: t.id({ required: false }),
    entry: t.field({ type: EntryFormInput }),
  }),
  resolve: (input, context, selection) => changeEntry(context, shownIn(input), input.entry, selection),
});

rowMutation("confirmEntry", ["entry", "Resource"], {
  access: "workDesk",
  input: naming,
  resolve: (input, context, selection) => confirmEntry(context, shownIn(input), selection),
});

const ShownEntryInput = builder.inputType("ShownEntryInput", {
  fields: (t) => ({ id: t.globalID(), version: t.int() }),
});

const EntryResult = builder.objectRef<EntryDone>("EntryResult").implement({
  access: "through",
  fields: (t) => ({
    id: t.string({ resolve: ({ key }) => globalIdOf("Resource", key.id) }),
    entry: t.field({ type: typeOf("Resource"), nullable: true, resolve: ({ row }) => row }),
    refusal: t.exposeString("refusal", { nullable: true }),
  }),
});

const entryResults: Payload<{ results: EntryDone[] }> = (t) => ({
  results: t.expose("results", { type: [EntryResult] }),
});

mutation("confirmEntries", {
  access: "workDesk",
  input: (t) => ({ entries: t.field({ type: [ShownEntryInput] }), day: t.string(), source: t.string() }),
  resolve: async ({ entries, ...input }, context) => ({
    results: await confirmEntries(context, entries.map(shownIn), input),
  }),
  payload: (t) => entryResults(t),
});

mutation("undoConfirmations", {
  access: "workDesk",
  input: (t) => ({ entries: t.field({ type: [ShownEntryInput] }) }),
  resolve: async ({ entries }, context) => ({
    results: await undoConfirmations(context, entries.map(shownIn)),
  }),
  payload: (t) => entryResults(t),
});

rowMutation("retireEntry", ["entry", "Resource"], {
  access: "workDesk",
  input: naming,
  resolve: (input, context, selection) => retireEntry(context, shownIn(input), selection),
});

rowMutation("bringEntryBack", ["entry", "Resource"], {
  access: "workDesk",
  input: naming,
  resolve: (input, context, selection) => bringEntryBack(context, shownIn(input), selection),
});

const EntryChange = builder.objectRef<Change>("EntryChange").implement({
  access: "through",
  fields: (t) => ({
    state: t.exposeString("state"),
    entry: t.prismaField({
      type: "Resource",
      nullable: true,
      resolve: (_query, change, _args, context) => entryChanges.row(context, change),
    }),
  }),
});

builder.subscriptionField("entryChanged", (t) =>
  t.field({
    access: "readDesk",
    type: EntryChange,
    subscribe: (_root, _args, context) => entryChanges.watch(context),
    resolve: (change) => change,
  }),
);
