import { setupStates } from "../../../shared/desk/setup/rules.ts";
import { builder } from "../../core/graphql/builder.ts";
import { valuesOf } from "../../core/graphql/enums.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import { countOpen, type SetupLine } from "./read.ts";
import { noteSetup, readSetup, withdrawSetupNote } from "./service.ts";
import { setupChanges } from "./watch.ts";

const SetupState = builder.enumType("SetupState", {
  description: "State of a setup item.",
  values: valuesOf(setupStates, {
    done: "It is done.",
    open: "It is not done yet.",
    attention: "It was done, but not well, or no longer holds. Or it could not be checked.",
  }),
});

const SetupPage = builder.objectRef<NonNullable<SetupLine["page"]>>("SetupPage").implement({
  description: "The page where a setup item is done.",
  access: "through",
  fields: (t) => ({
    href: t.exposeString("href", { description: "Address of the page, from its path on." }),
    label: t.exposeString("label", { description: "Text of the link." }),
  }),
});

const SetupNoteForm = builder.objectRef<NonNullable<SetupLine["note"]>>("SetupNoteForm").implement({
  description: "How a person notes a setup item.",
  access: "through",
  fields: (t) => ({
    label: t.exposeString("label", { description: "Text of the button." }),
    detailLabel: t.string({
      description: "What the note must say. Null if it has no text.",
      nullable: true,
      resolve: ({ detail }) => detail?.label ?? null,
    }),
    detailHint: t.string({
      description: "An example of that text. Null if it has none.",
      nullable: true,
      resolve: ({ detail }) => detail?.hint ?? null,
    }),
  }),
});

const SetupNote = builder.objectRef<NonNullable<SetupLine["noted"]>>("SetupNote").implement({
  description: "What a person noted about a setup item.",
  access: "through",
  fields: (t) => ({
    by: t.exposeString("notedBy", { description: "User name of the administrator who noted it." }),
    at: t.expose("notedAt", { description: "When it was noted.", type: "DateTime" }),
    detail: t.exposeString("detail", {
      description: "What it says, such as a state or an agreement. Empty if the item needs no text.",
    }),
  }),
});

const SetupItem = builder.objectRef<SetupLine>("SetupItem").implement({
  description: "Something to set up before the first real case.",
  access: "through",
  fields: (t) => ({
    item: t.exposeString("id", { description: "Permanent name of the item." }),
    title: t.exposeString("title", { description: "Its title." }),
    meaning: t.exposeString("meaning", { description: "What it means and why it matters." }),
    state: t.expose("state", { description: "Its state, as the installation was found.", type: SetupState }),
    fact: t.exposeString("fact", { description: "What was found." }),
    page: t.field({
      description: "The page where it is done. Null if it is not done on a page.",
      type: SetupPage,
      nullable: true,
      resolve: ({ page }) => page ?? null,
    }),
    how: t.string({
      description: "What to set in the environment, run on the host or add elsewhere. Null if nothing.",
      nullable: true,
      resolve: ({ how }) => how ?? null,
    }),
    noteForm: t.field({
      description: "How to note it. Null if it is not for a note, noted already, or done.",
      type: SetupNoteForm,
      nullable: true,
      resolve: ({ note, canNote }) => (canNote ? (note ?? null) : null),
    }),
    note: t.field({
      description: "What a person noted. Null if no one has.",
      type: SetupNote,
      nullable: true,
      resolve: ({ noted }) => noted,
    }),
  }),
});

const Setup = builder.objectRef<SetupLine[]>("Setup").implement({
  description: "What leads a new installation to its first real case.",
  access: "through",
  fields: (t) => ({
    id: t.id({ description: "Relay-style ID. There is only one setup.", resolve: () => "Setup" }),
    isTraining: t.boolean({
      description: "Whether this is a training installation. It then has no items.",
      resolve: (_lines, _args, { env }) => env.TRAINING,
    }),
    openCount: t.int({ description: "How many items are not done.", resolve: countOpen }),
    items: t.field({
      description: "All items, in the order in which they are best done.",
      type: [SetupItem],
      resolve: (lines) => lines,
    }),
  }),
});

builder.queryField("setup", (t) =>
  t.field({
    access: "superAdmin",
    description: "The setup list, computed from the installation.",
    type: Setup,
    args: {
      isFresh: t.arg.boolean({
        description: "True to look up the DNS again. Otherwise its answers are up to a minute old.",
        required: false,
      }),
    },
    resolve: (_root, { isFresh }, context) => readSetup(context, { isFresh: isFresh ?? false }),
  }),
);

const payload: Payload<SetupLine[]> = (t) => ({
  setup: t.field({ description: "The list after the change.", type: Setup, resolve: (lines) => lines }),
});

mutation("noteSetupItem", {
  access: "superAdmin",
  description:
    "Notes what only a person can know, with the caller's name and the time. INVALID with `fields`. NOT_FOUND if the item has no note. CONFLICT if it is noted.",
  input: (t) => ({
    item: t.string({ description: "Name of the item." }),
    detail: t.string({
      description: "What the note says. At most 120 characters. Ignored if the item needs no text.",
    }),
  }),
  resolve: (input, context) => noteSetup(context, input),
  payload: (t) => payload(t),
});

mutation("withdrawSetupNote", {
  access: "superAdmin",
  description:
    "Withdraws a note of the setup. NOT_FOUND if the item has no note. CONFLICT if it was withdrawn.",
  input: (t) => ({ item: t.string({ description: "Name of the item." }) }),
  resolve: (input, context) => withdrawSetupNote(context, input),
  payload: (t) => payload(t),
});

builder.subscriptionField("setupChanged", (t) =>
  t.field({
    access: "superAdmin",
    description: "The name of an item, each time it was noted or withdrawn, or a test email was confirmed.",
    type: "String",
    subscribe: (_root, _args, context) => setupChanges.watch(context),
    resolve: ({ item }) => item,
  }),
);
