import { isSuperAdmin } from "../core/access/viewer.ts";
import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { mutation, rowMutation } from "../core/graphql/mutations.ts";
import { HelpType } from "../requests/enums.ts";
import { importCodes, type ImportedRow } from "./codes.ts";
import { addVendor, deleteVendor, listVendors, switchVendor, updateVendor } from "./service.ts";
import { vendorChanges } from "./watch.ts";

const Vendor = builder.prismaNode("Vendor", {
  access: { byId: "readCases" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    version: t.exposeInt("version"),
    name: t.exposeString("name"),
    category: t.exposeString("category"),
    helpTypes: t.expose("helpTypes", { type: [HelpType] }),
    isActive: t.exposeBoolean("isActive"),
    isDeleted: t.boolean({
      resolve: ({ deletedAt }) => deletedAt !== null,
    }),
    supportHours: t.exposeString("supportHours", { nullable: true }),
    supportPhones: t.exposeStringList("supportPhones"),
    chatUrl: t.exposeString("chatUrl", { nullable: true }),
    website: t.exposeString("website", { nullable: true }),
    serviceArea: t.exposeString("serviceArea", { nullable: true }),
    emergencyContact: t.exposeString("emergencyContact", { nullable: true }),
    codesInPool: t.relationCount("codes", {
      where: { state: { not: "burnt" } },
    }),
    freeCodes: t.relationCount("codes", {
      where: (_args, { now }) => ({
        state: "free" as const,
        OR: [{ expiresAt: null }, { expiresAt: { gt: now() } }],
      }),
    }),
    dispatchesGiven: t.relationCount("dispatches", {
      where: { voidedAt: null, completedAt: { not: null } },
    }),
    dispatchesWaiting: t.relationCount("dispatches", {
      where: { voidedAt: null, completedAt: null, problemAt: null },
    }),
    dispatchesWithProblem: t.relationCount("dispatches", {
      where: { voidedAt: null, completedAt: null, problemAt: { not: null } },
    }),
    dispatchesTakenBack: t.relationCount("dispatches", { where: { voidedAt: { not: null } } }),
  }),
});

builder.queryFields((t) => ({
  vendors: t.prismaField({
    access: "readCases",
    type: [Vendor],
    resolve: (query, _root, _args, context) => listVendors(context, query),
  }),
  viewerCanImportCodes: t.boolean({
    access: "admin",
    resolve: (_root, _args, { viewer }) => isSuperAdmin(viewer),
  }),
}));

const CodeImportRow = builder.objectRef<ImportedRow>("CodeImportRow").implement({
  access: "through",
  fields: (t) => ({
    line: t.exposeInt("line"),
    code: t.exposeString("code"),
    problem: t.exposeString("problem", { nullable: true }),
  }),
});

type GlobalId = Parameters<typeof numberIn>[0];
const shownIn = ({ id, version }: { id: GlobalId; version: number }) => ({
  id: numberIn(id, "Vendor"),
  version,
});

rowMutation("addVendor", ["vendor", "Vendor"], {
  access: "dispatch",
  input: (t) => ({ name: t.string(), helpTypes: t.field({ type: [HelpType] }) }),
  resolve: (input, context, selection) => addVendor(context, input, selection),
});

rowMutation("updateVendor", ["vendor", "Vendor"], {
  access: "dispatch",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the provider." }),
    version: t.int(),
    name: t.string(),
    category: t.string(),
    helpTypes: t.field({ type: [HelpType] }),
    supportHours: t.string(),
    supportPhones: t.string(),
    chatUrl: t.string(),
    website: t.string(),
    serviceArea: t.string(),
    emergencyContact: t.string(),
  }),
  resolve: ({ id, version, ...form }, context, selection) =>
    updateVendor(context, shownIn({ id, version }), form, selection),
});

rowMutation("switchVendor", ["vendor", "Vendor"], {
  access: "dispatch",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the provider." }),
    version: t.int(),
    isActive: t.boolean(),
  }),
  resolve: ({ isActive, ...shown }, context, selection) =>
    switchVendor(context, shownIn(shown), isActive, selection),
});

rowMutation("deleteVendor", ["vendor", "Vendor"], {
  access: "dispatch",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the provider." }),
    version: t.int(),
  }),
  resolve: (input, context, selection) => deleteVendor(context, shownIn(input), selection),
});

mutation("importVendorCodes", {
  access: "superAdmin",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the provider." }),
    csv: t.string(),
    isDryRun: t.boolean(),
    fund: t.globalID({ required: false }),
  }),
  resolve: async ({ id, fund, ...file }, context) => {
    const vendorId = numberIn(id, "Vendor");
    const fundId = fund ? numberIn(fund, "Fund") : undefined;
    return { ...(await importCodes(context, vendorId, { ...file, fundId })), vendorId };
  },
  payload: (t) => ({
    good: t.exposeInt("good"),
    bad: t.exposeInt("bad"),
    imported: t.exposeInt("imported"),
    prepaidTotal: t.field({ type: "USD", resolve: ({ prepaidCents }) => prepaidCents / 100 }),
    badRows: t.field({
      type: [CodeImportRow],
      resolve: ({ rows }) => rows.filter(({ problem }) => problem).slice(0, 50),
    }),
    goodRows: t.field({
      type: [CodeImportRow],
      resolve: ({ rows }) => rows.filter(({ problem }) => !problem).slice(0, 50),
    }),
    vendor: t.prismaField({
      type: Vendor,
      resolve: (query, { vendorId }, _args, { db }) =>
        db.vendor.findUniqueOrThrow({ ...query, where: { id: vendorId } }),
    }),
  }),
});

builder.subscriptionField("vendorChanged", (t) =>
  t.field({
    access: "readCases",
    type: Vendor,
    nullable: true,
    subscribe: (_root, _args, context) => vendorChanges.watch(context),
    resolve: (change, _args, context) => vendorChanges.row(context, change),
  }),
);
