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
  version: t.exposeInt("version", { description: "Grows with each change." }),
  isRetired: t.boolean({
    select: { retiredAt: true },
    description: "Taken off the lists; kept for what refers to it.",
    resolve: ({ retiredAt }) => retiredAt !== null,
  }),
  editedAt: t.expose("editedAt", {
    type: "DateTime",
    nullable: true,
    description: "When an administrator wrote or changed it; a reload of the file leaves it as it is.",
  }),
  editedBy: t.string({
    nullable: true,
    select: { editedBy: true },
    description: "The user name of whoever did, for administrators.",
    resolve: ({ editedBy }, _args, { viewer }) => (isAdmin(viewer) ? editedBy : null),
  }),
  confirmedBy: t.string({
    nullable: true,
    select: { confirmedBy: true },
    description: "The user name of the administrator who confirmed it, for administrators.",
    resolve: ({ confirmedBy }, _args, { viewer }) => (isAdmin(viewer) ? confirmedBy : null),
  }),
  openReports: t.int({
    nullable: true,
    select: { _count: { select: { corrections: { where: { state: "open" } } } } },
    description: "How many found it wrong and were not answered yet, for administrators.",
    resolve: ({ _count }, _args, { viewer }) => (isAdmin(viewer) ? _count.corrections : null),
  }),
}));

const EntryFilterInput = builder.inputType("EntryFilter", {
  fields: (t) => ({
    view: t.field({ type: EntryView, required: false, description: "`current` unless it is said." }),
    state: t.string({ required: false, description: "Two-letter code, or `US`." }),
    type: t.string({ required: false }),
    search: t.string({
      required: false,
      description: "Letters of the name, the key, the contact or the city; at most 100 characters.",
    }),
  }),
});

const EntryList = builder.objectRef<Listed>("EntryList").implement({
  access: "through",
  description: "One page of the entries that a filter finds.",
  fields: (t) => ({
    total: t.int({
      description: "How many the filter finds in all.",
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
    description:
      "The directory for its desk: what nobody has called first, then what was called longest ago. INVALID with fields.",
    args: {
      filter: t.arg({ type: EntryFilterInput, required: false }),
      page: t.arg.int({ required: false, description: "From 1." }),
    },
    resolve: (_root, { filter, page }) => ({
      filter: { ...filter, view: filter?.view ?? "current" } as Listed["filter"],
      page,
    }),
  }),
}));

const EntryFormInput = builder.inputType("EntryFormInput", {
  description: "An entry as it is written, by the rules of the directory's file.",
  fields: (t) =>
    Object.fromEntries(entryFields.map((field) => [field, t.string({ required: false })])) as Record<
      (typeof entryFields)[number],
      ReturnType<typeof t.string<false>>
    >,
});

const naming = (name: string) =>
  builder.inputType(name, {
    fields: (t) => ({
      id: t.globalID({ description: "The entry." }),
      version: t.int({ description: "The `version` that was shown." }),
      correction: t.id({
        required: false,
        description: "The report about it that this settles, which is resolved in the same step.",
      }),
    }),
  });

const AddEntryInput = builder.inputType("AddEntryInput", {
  fields: (t) => ({ entry: t.field({ type: EntryFormInput }) }),
});
const ChangeEntryInput = builder.inputType("ChangeEntryInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The entry." }),
    version: t.int({ description: "The `version` that was shown." }),
    correction: t.id({
      required: false,
      description: "The report about it that this settles, which is resolved in the same step.",
    }),
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
const refusals =
  "CONFLICT when it was changed since, with who, or the report is resolved; INVALID; NOT_FOUND.";

builder.mutationFields((t) => ({
  addEntry: t.field({
    access: "admin",
    type: payload("AddEntryPayload"),
    description: "A new entry, in every list from now on. INVALID with fields.",
    args: { input: t.arg({ type: AddEntryInput }) },
    resolve: (_root, { input }, context, info) =>
      addEntry(context, input.entry, askedOf("entry", context, info)),
  }),
  changeEntry: t.field({
    access: "admin",
    type: payload("ChangeEntryPayload"),
    description: `Another text; another way to reach it is to be confirmed anew. ${refusals}`,
    args: { input: t.arg({ type: ChangeEntryInput }) },
    resolve: (_root, { input }, context, info) =>
      changeEntry(context, shownIn(input), input.entry, askedOf("entry", context, info)),
  }),
  confirmEntry: t.field({
    access: "admin",
    type: payload("ConfirmEntryPayload"),
    description: `Somebody called: it is right as it is. ${refusals}`,
    args: { input: t.arg({ type: naming("ConfirmEntryInput") }) },
    resolve: (_root, { input }, context, info) =>
      confirmEntry(context, shownIn(input), askedOf("entry", context, info)),
  }),
  retireEntry: t.field({
    access: "admin",
    type: payload("RetireEntryPayload"),
    description: `Off every list; what refers to it keeps it. ${refusals}`,
    args: { input: t.arg({ type: naming("RetireEntryInput") }) },
    resolve: (_root, { input }, context, info) =>
      retireEntry(context, shownIn(input), askedOf("entry", context, info)),
  }),
  bringEntryBack: t.field({
    access: "admin",
    type: payload("BringEntryBackPayload"),
    description: `In the lists again. ${refusals}`,
    args: { input: t.arg({ type: naming("BringEntryBackInput") }) },
    resolve: (_root, { input }, context, info) =>
      bringEntryBack(context, shownIn(input), askedOf("entry", context, info)),
  }),
}));

const EntryChange = builder.objectRef<Change>("EntryChange").implement({
  access: "through",
  description: "Something changed in the directory.",
  fields: (t) => ({
    state: t.exposeString("state", { description: "Two-letter code, or `US`." }),
    entry: t.prismaField({
      type: "Resource",
      nullable: true,
      description: "Null where many were changed at once.",
      resolve: (_query, change, _args, context) => readChanged(context, change),
    }),
  }),
});

builder.subscriptionField("entryChanged", (t) =>
  t.field({
    access: "admin",
    type: EntryChange,
    description: "Each entry that is new or changed.",
    subscribe: (_root, _args, context) => watchEntries(context),
    resolve: (change) => change,
  }),
);
