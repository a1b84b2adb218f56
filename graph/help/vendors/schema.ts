import { ofCasesIn, scopedTo } from "../../core/access/agency-scope.ts";
import { HelpType } from "../../core/graphql/enums.ts";
import { isSuperAdmin } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import { heldNow, readyNow } from "./codes.ts";
import { addVendor, deleteVendor, listVendors, switchVendor, terminalsNow, updateVendor } from "./service.ts";
import { vendorChanges } from "./watch.ts";

export const Vendor = builder.prismaNode("Vendor", {
  description: "A provider of help, such as a food delivery, a hotel booking site or a ride service.",
  access: { byId: "readCases" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number. REST calls it `id`." }),
    version: t.exposeInt("version"),
    name: t.exposeString("name", { description: "Name of the provider." }),
    category: t.exposeString("category", {
      description: "Short category, such as `Lodging`. Empty if not set.",
    }),
    helpTypes: t.expose("helpTypes", { description: "Kinds of help that it gives.", type: [HelpType] }),
    isActive: t.exposeBoolean("isActive", { description: "True if new dispatches can use it." }),
    isDeleted: t.boolean({
      description: "True if it was deleted. It stays readable in old dispatches.",
      resolve: ({ deletedAt }) => deletedAt !== null,
    }),
    supportHours: t.exposeString("supportHours", {
      description: "Hours of its support. Null if not set.",
      nullable: true,
    }),
    supportPhones: t.exposeStringList("supportPhones", { description: "Phone numbers of its support." }),
    chatUrl: t.exposeString("chatUrl", {
      description: "Web address of its support chat. Null if there is none.",
      nullable: true,
    }),
    website: t.exposeString("website", {
      description: "Web address of its help page. Null if there is none.",
      nullable: true,
    }),
    serviceArea: t.exposeString("serviceArea", {
      description: "Service area. Null if not set.",
      nullable: true,
    }),
    emergencyContact: t.exposeString("emergencyContact", {
      description: "Emergency contact. Null if there is none.",
      nullable: true,
    }),
    codesInPool: t.relationCount("codes", {
      description: "Number of imported and approved codes, free or used. 0 if the server creates the codes.",
      where: { state: { not: "burnt" }, isHeld: false },
    }),
    freeCodes: t.relationCount("codes", {
      description: "Number of unused codes that dispatches can take.",
      where: (_args, { now }) => readyNow(now()),
    }),
    heldCodes: t.relationCount("codes", {
      description: "Number of unused codes whose import waits for another person's approval.",
      where: (_args, { now }) => heldNow(now()),
    }),
    workingTerminals: t.relationCount("terminals", {
      description: "Number of its devices that redeem codes now.",
      where: (_args, { now }) => terminalsNow(now()),
    }),
    dispatchesGiven: t.relationCount("dispatches", {
      description: "Number of completed dispatches.",
      where: (_args, { viewer }) => ({
        ...ofCasesIn(scopedTo(viewer)),
        voidedAt: null,
        completedAt: { not: null },
      }),
    }),
    dispatchesWaiting: t.relationCount("dispatches", {
      description: "Number of active dispatches without a reported problem.",
      where: (_args, { viewer }) => ({
        ...ofCasesIn(scopedTo(viewer)),
        voidedAt: null,
        completedAt: null,
        problemAt: null,
      }),
    }),
    dispatchesWithProblem: t.relationCount("dispatches", {
      description: "Number of active dispatches that the recipient reported as not working.",
      where: (_args, { viewer }) => ({
        ...ofCasesIn(scopedTo(viewer)),
        voidedAt: null,
        completedAt: null,
        problemAt: { not: null },
      }),
    }),
    dispatchesTakenBack: t.relationCount("dispatches", {
      description: "Number of voided dispatches.",
      where: (_args, { viewer }) => ({ ...ofCasesIn(scopedTo(viewer)), voidedAt: { not: null } }),
    }),
  }),
});

builder.queryFields((t) => ({
  vendors: t.prismaField({
    access: "readCases",
    description: "Providers that are not deleted, in display order.",
    type: [Vendor],
    resolve: (query, _root, _args, context) => listVendors(context, query),
  }),
  viewerCanImportCodes: t.boolean({
    access: "admin",
    description: "True if the caller is a super administrator, who may import codes.",
    resolve: (_root, _args, { viewer }) => isSuperAdmin(viewer),
  }),
}));

type GlobalId = Parameters<typeof numberIn>[0];
const shownIn = ({ id, version }: { id: GlobalId; version: number }) => ({
  id: numberIn(id, "Vendor"),
  version,
});

rowMutation("addVendor", ["vendor", "Vendor"], {
  access: "dispatch",
  description:
    "Adds a provider. If the name exists, the kind of help is added to it, and a deleted provider is restored. INVALID with `fields`. CONFLICT if it already gives this help.",
  input: (t) => ({
    name: t.string({ description: "Name of the provider. At most 80 characters." }),
    helpTypes: t.field({ description: "Kinds of help that it gives. At least one.", type: [HelpType] }),
  }),
  resolve: (input, context, selection) => addVendor(context, input, selection),
});

rowMutation("updateVendor", ["vendor", "Vendor"], {
  access: "dispatch",
  description:
    "Replaces the values of a provider. INVALID with `fields`. CONFLICT if the name is taken, or if it changed since. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the provider." }),
    version: t.int(),
    name: t.string({ description: "Name of the provider. At most 80 characters." }),
    category: t.string({ description: "Short category, such as `Lodging`. At most 80 characters." }),
    helpTypes: t.field({ description: "Kinds of help that it gives. At least one.", type: [HelpType] }),
    supportHours: t.string({ description: "Hours of its support. At most 300 characters." }),
    supportPhones: t.string({ description: "Up to five phone numbers, separated by line breaks or commas." }),
    chatUrl: t.string({ description: "Web address of its support chat, starting with https://, or empty." }),
    website: t.string({ description: "Web address of its help page, starting with https://, or empty." }),
    serviceArea: t.string({ description: "Service area. At most 300 characters." }),
    emergencyContact: t.string({ description: "Emergency contact. At most 300 characters." }),
  }),
  resolve: ({ id, version, ...form }, context, selection) =>
    updateVendor(context, shownIn({ id, version }), form, selection),
});

rowMutation("switchVendor", ["vendor", "Vendor"], {
  access: "dispatch",
  description:
    "Enables or disables a provider. A disabled one is not offered for new dispatches. CONFLICT if it changed since. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the provider." }),
    version: t.int(),
    isActive: t.boolean({ description: "True to enable the provider." }),
  }),
  resolve: ({ isActive, ...shown }, context, selection) =>
    switchVendor(context, shownIn(shown), isActive, selection),
});

rowMutation("deleteVendor", ["vendor", "Vendor"], {
  access: "dispatch",
  description: "Deletes a provider. Its dispatches stay. CONFLICT if it changed since. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the provider." }),
    version: t.int(),
  }),
  resolve: (input, context, selection) => deleteVendor(context, shownIn(input), selection),
});

builder.subscriptionField("vendorChanged", (t) =>
  t.field({
    access: "readCases",
    description: "Each provider that is new, changed or deleted, or whose codes changed.",
    type: Vendor,
    nullable: true,
    subscribe: (_root, _args, context) => vendorChanges.watch(context),
    resolve: (change, _args, context) => vendorChanges.row(context, change),
  }),
);
