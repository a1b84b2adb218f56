import { isAdmin } from "../core/access/viewer.ts";
import { builder } from "../core/graphql/builder.ts";
import { rowsPerPage } from "../core/graphql/desk-list.ts";
import { globalIdIn, numberIn } from "../core/graphql/ids.ts";
import { askedOf, payloadWith } from "../core/graphql/mutations.ts";
import { addEntry, bringEntryBack, changeEntry, confirmEntry, retireEntry, type Shown } from "./acts.ts";
import { countEntries, listEntries, type Listed } from "./list.ts";
import { entryFields, entryViews } from "./rules.shared.ts";
import { readChanged, watchEntries, type Change } from "./watch.ts";

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
    resolve: ({ editedBy }, _args, { viewer }) => (isAdmin(viewer) ? editedBy : null),
  }),
  confirmedBy: t.string({
    nullable: true,
    select: { confirmedBy: true },
    resolve: ({ confirmedBy }, _args, { viewer }) => (isAdmin(viewer) ? confirmedBy : null),
  }),
  openReports: t.int({
    nullable: true,
    select: { _count: { select: { corrections: { where: { state: "open" } } } } },
    resolve: ({ _count }, _args, { viewer }) => (isAdmin(viewer) ? _count.corrections : null),
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

const EntryList = builder.objectRef<Listed>("EntryList").implement({
  access: "through",
  fields: (t) => ({
    total: t.int({
      resolve: ({ filter }, _args, context) => countEntries(context, filter),
    }),
    rowsPerPage: t.int({ resolve: () => rowsPerPage }),
    rows: t.prismaField({
      type: ["Resource"],
      resolve: (query, asked, _args, context) => listEntries(context, asked, query),
    }),
  }),
});

builder.queryFields((t) => ({
  directoryEntries: t.field({
    access: "admin",
    type: EntryList,
    args: {
      filter: t.arg({ type: EntryFilterInput, required: false }),
      page: t.arg.int({ required: false }),
    },
    resolve: (_root, { filter, page }) => ({
      filter: { ...filter, view: filter?.view ?? "current" } as Listed["filter"],
      page,
    }),
  }),
}));

const EntryFormInput = builder.inputType("EntryFormInput", {
  fields: (t) =>
    Object.fromEntries(entryFields.map((field) => [field, t.string({ required: false })])) as Record<
      (typeof entryFields)[number],
      ReturnType<typeof t.string<false>>
    >,
});

const naming = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      id: t.globalID({ description: "Relay global ID of the entry." }),
      version: t.int(),
      correction: t.id({ required: false }),
    }),
  });

const AddEntryInput = builder.inputType("AddEntryInput", {
  fields: (t) => ({ entry: t.field({ type: EntryFormInput }) }),
});
const ChangeEntryInput = builder.inputType("ChangeEntryInput", {
  fields: (t) => ({
    id: t.globalID({ description: "Relay global ID of the entry." }),
    version: t.int(),
    correction: t.id({ required: false }),
    entry: t.field({ type: EntryFormInput }),
  }),
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

const payload = (name: string) => payloadWith(name, "entry", "Resource");

builder.mutationFields((t) => ({
  addEntry: t.field({
    access: "admin",
    type: payload("AddEntryPayload"),
    args: { input: t.arg({ type: AddEntryInput }) },
    resolve: (_root, { input }, context, info) =>
      addEntry(context, input.entry, askedOf("entry", context, info)),
  }),
  changeEntry: t.field({
    access: "admin",
    type: payload("ChangeEntryPayload"),
    args: { input: t.arg({ type: ChangeEntryInput }) },
    resolve: (_root, { input }, context, info) =>
      changeEntry(context, shownIn(input), input.entry, askedOf("entry", context, info)),
  }),
  confirmEntry: t.field({
    access: "admin",
    type: payload("ConfirmEntryPayload"),
    args: { input: t.arg({ type: naming("ConfirmEntryInput") }) },
    resolve: (_root, { input }, context, info) =>
      confirmEntry(context, shownIn(input), askedOf("entry", context, info)),
  }),
  retireEntry: t.field({
    access: "admin",
    type: payload("RetireEntryPayload"),
    args: { input: t.arg({ type: naming("RetireEntryInput") }) },
    resolve: (_root, { input }, context, info) =>
      retireEntry(context, shownIn(input), askedOf("entry", context, info)),
  }),
  bringEntryBack: t.field({
    access: "admin",
    type: payload("BringEntryBackPayload"),
    args: { input: t.arg({ type: naming("BringEntryBackInput") }) },
    resolve: (_root, { input }, context, info) =>
      bringEntryBack(context, shownIn(input), askedOf("entry", context, info)),
  }),
}));

const EntryChange = builder.objectRef<Change>("EntryChange").implement({
  access: "through",
  fields: (t) => ({
    state: t.exposeString("state"),
    entry: t.prismaField({
      type: "Resource",
      nullable: true,
      resolve: (_query, change, _args, context) => readChanged(context, change),
    }),
  }),
});

builder.subscriptionField("entryChanged", (t) =>
  t.field({
    access: "admin",
    type: EntryChange,
    subscribe: (_root, _args, context) => watchEntries(context),
    resolve: (change) => change,
  }),
);
