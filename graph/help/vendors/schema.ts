import "./audit-actions.ts";
import "./descriptions.ts";
import { isSuperAdmin } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { SkippedLine } from "../../core/graphql/skipped-lines.ts";
import { HelpType } from "../../intake/requests/enums.ts";
import type { CodeLength } from "./code-file.ts";
import { importCodes, type ImportedRow } from "./codes.ts";
import { correctCodes, importedCodes, type ImportedCodes } from "./imports.ts";
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

const CodeLengthRef = builder.objectRef<CodeLength>("CodeLength").implement({
  access: "through",
  fields: (t) => ({ length: t.exposeInt("length"), codes: t.exposeInt("codes") }),
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
    isCompared: t.boolean({ required: false }),
    fund: t.globalID({ required: false }),
  }),
  resolve: async ({ id, fund, isCompared, ...file }, context) => {
    const vendorId = numberIn(id, "Vendor");
    const fundId = fund ? numberIn(fund, "Fund") : undefined;
    const compared = { isCompared: isCompared ?? false };
    return { ...(await importCodes(context, vendorId, { ...file, ...compared, fundId })), vendorId };
  },
  payload: (t) => ({
    good: t.exposeInt("good"),
    bad: t.exposeInt("bad"),
    imported: t.exposeInt("imported"),
    skipped: t.expose("skipped", { type: [SkippedLine] }),
    lengths: t.expose("lengths", { type: [CodeLengthRef] }),
    toCompare: t.exposeInt("toCompare", { nullable: true }),
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

const ImportedCodesRef = builder.objectRef<ImportedCodes>("ImportedCodes").implement({
  access: "through",
  fields: (t) => ({
    key: t.exposeString("key"),
    importedAt: t.expose("importedAt", { type: "DateTime" }),
    isPrepaid: t.exposeBoolean("isPrepaid"),
    value: t.field({
      type: "USD",
      nullable: true,
      resolve: ({ valueCents }) => (valueCents === null ? null : valueCents / 100),
    }),
    fundName: t.exposeString("fundName", { nullable: true }),
    codes: t.exposeInt("codes"),
    unused: t.exposeInt("unused"),
  }),
});

builder.queryField("importedCodes", (t) =>
  t.field({
    access: "superAdmin",
    type: [ImportedCodesRef],
    args: { vendor: t.arg.globalID() },
    resolve: (_root, { vendor }, context) => importedCodes(context, numberIn(vendor, "Vendor")),
  }),
);

mutation("correctImportedCodes", {
  access: "superAdmin",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the provider." }),
    key: t.string(),
    unused: t.int(),
    value: t.field({ type: "USD", required: false }),
    reason: t.string(),
  }),
  resolve: async ({ id, key, unused, value, reason }, context) => {
    const vendorId = numberIn(id, "Vendor");
    const form = { value: value ?? null, reason };
    return { corrected: await correctCodes(context, { vendorId, key, unused }, form), vendorId };
  },
  payload: (t) => ({
    corrected: t.exposeInt("corrected"),
    importedCodes: t.field({
      type: [ImportedCodesRef],
      resolve: ({ vendorId }, _args, context) => importedCodes(context, vendorId),
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
