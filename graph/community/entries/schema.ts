import { valuesOf } from "../../core/graphql/enums.ts";
import "./audit-actions.ts";
import { may } from "../../core/access/viewer.ts";
import { connectionOf, pageOf, paging, selectedIn, typeOf } from "../../core/graphql/pages.ts";
import { builder } from "../../core/graphql/builder.ts";
import { countEntries, listEntries } from "./list.ts";
import type { EntryFilter } from "../../../shared/community/entries/rules.ts";
import { entryViews } from "../../../shared/community/entries/views.ts";
import { entryChanges, type Change } from "./watch.ts";

const EntryView = builder.enumType("EntryView", {
  description: "Which directory entries to list.",
  values: valuesOf(entryViews, {
    current: "Entries in the public lists.",
    edited: "Entries that an administrator wrote or changed.",
    reported: "Entries with open reports.",
    retired: "Entries that are off the lists.",
    unconfirmed: "Entries that no one has called to confirm.",
  }),
});

builder.prismaObjectFields("Resource", (t) => ({
  version: t.exposeInt("version"),
  isRetired: t.boolean({
    description: "True if the entry is off every list. It stays readable from where it is referenced.",
    select: { retiredAt: true },
    resolve: ({ retiredAt }) => retiredAt !== null,
  }),
  editedAt: t.expose("editedAt", {
    description:
      "When an administrator wrote or changed the entry. A reload of the directory file keeps such an entry. Null if none has.",
    type: "DateTime",
    nullable: true,
  }),
  editedBy: t.string({
    description: "User name of the administrator who edited it. Null unless the caller is an administrator.",
    nullable: true,
    select: { editedBy: true },
    resolve: ({ editedBy }, _args, { viewer }) => (may(viewer, "readDesk") ? editedBy : null),
  }),
  confirmedBy: t.string({
    description:
      "User name of the administrator who confirmed it. Null unless the caller is an administrator.",
    nullable: true,
    select: { confirmedBy: true },
    resolve: ({ confirmedBy }, _args, { viewer }) => (may(viewer, "readDesk") ? confirmedBy : null),
  }),
  confirmedSource: t.string({
    description:
      "What it was confirmed with, such as a phone call. Null if nothing was stated, or unless the caller is an administrator.",
    nullable: true,
    select: { confirmedSource: true },
    resolve: ({ confirmedSource }, _args, { viewer }) => (may(viewer, "readDesk") ? confirmedSource : null),
  }),
  openReports: t.int({
    description:
      "Number of open reports that the entry is wrong. Null unless the caller is an administrator.",
    nullable: true,
    select: { _count: { select: { corrections: { where: { state: "open" } } } } },
    resolve: ({ _count }, _args, { viewer }) => (may(viewer, "readDesk") ? _count.corrections : null),
  }),
}));

const EntryFilterInput = builder.inputType("EntryFilter", {
  description: "Limits the entries. Omitted fields do not limit them.",
  fields: (t) => ({
    view: t.field({
      description: "Which entries to list. The default is `current`.",
      type: EntryView,
      required: false,
    }),
    state: t.string({ description: "Two-letter state code, or `US`.", required: false }),
    type: t.string({ description: "Only entries of this type.", required: false }),
    search: t.string({
      description: "Part of the name, key, contact details or city. At most 100 characters.",
      required: false,
    }),
  }),
});

const DirectoryEntryConnection = connectionOf("DirectoryEntry", typeOf("Resource"), {
  description: "One page of directory entries.",
});

builder.queryFields((t) => ({
  directoryEntries: t.field({
    access: "readDesk",
    description:
      "Directory entries for administrators: unconfirmed ones first, then those confirmed longest ago. INVALID with `fields`.",
    type: DirectoryEntryConnection,
    args: {
      filter: t.arg({ description: "Limits the entries.", type: EntryFilterInput, required: false }),
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

const EntryChange = builder.objectRef<Change>("EntryChange").implement({
  description: "Notification about a changed directory.",
  access: "through",
  fields: (t) => ({
    state: t.exposeString("state", { description: "Two-letter code of the affected state, or `US`." }),
    entry: t.prismaField({
      description: "The changed entry. Null if many entries changed at once.",
      type: "Resource",
      nullable: true,
      resolve: (_query, change, _args, context) => entryChanges.row(context, change),
    }),
  }),
});

builder.subscriptionField("entryChanged", (t) =>
  t.field({
    access: "readDesk",
    description: "Each new or changed entry, or an import.",
    type: EntryChange,
    subscribe: (_root, _args, context) => entryChanges.watch(context),
    resolve: (change) => change,
  }),
);
