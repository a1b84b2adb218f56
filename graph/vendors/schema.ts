import { isSuperAdmin } from "../core/access/viewer.ts";
import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, payloadWith } from "../core/graphql/mutations.ts";
import { HelpType } from "../requests/enums.ts";
import { importCodes, type CodeImport, type ImportedRow } from "./codes.ts";
import { addVendor, deleteVendor, listVendors, switchVendor, updateVendor } from "./service.ts";
import { readChanged, watchVendors } from "./watch.ts";

const Vendor = builder.prismaNode("Vendor", {
  access: { byId: "admin" },
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
    access: "admin",
    type: [Vendor],
    resolve: (query, _root, _args, context) => listVendors(context, query),
  }),
  viewerCanImportCodes: t.boolean({
    access: "admin",
    resolve: (_root, _args, { viewer }) => isSuperAdmin(viewer),
  }),
}));

const AddVendorInput = builder.inputType("AddVendorInput", {
  fields: (t) => ({ name: t.string(), helpTypes: t.field({ type: [HelpType] }) }),
});

const UpdateVendorInput = builder.inputType("UpdateVendorInput", {
  fields: (t) => ({
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
});

const SwitchVendorInput = builder.inputType("SwitchVendorInput", {
  fields: (t) => ({
    id: t.globalID({ description: "Relay global ID of the provider." }),
    version: t.int(),
    isActive: t.boolean(),
  }),
});

const DeleteVendorInput = builder.inputType("DeleteVendorInput", {
  fields: (t) => ({
    id: t.globalID({ description: "Relay global ID of the provider." }),
    version: t.int(),
  }),
});

const ImportVendorCodesInput = builder.inputType("ImportVendorCodesInput", {
  fields: (t) => ({
    id: t.globalID({ description: "Relay global ID of the provider." }),
    csv: t.string(),
    isDryRun: t.boolean(),
  }),
});

const CodeImportRow = builder.objectRef<ImportedRow>("CodeImportRow").implement({
  access: "through",
  fields: (t) => ({
    line: t.exposeInt("line"),
    code: t.exposeString("code"),
    problem: t.exposeString("problem", { nullable: true }),
  }),
});

const ImportVendorCodesPayload = builder
  .objectRef<CodeImport & { vendorId: number }>("ImportVendorCodesPayload")
  .implement({
    fields: (t) => ({
      good: t.exposeInt("good"),
      bad: t.exposeInt("bad"),
      imported: t.exposeInt("imported"),
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

type GlobalId = Parameters<typeof numberIn>[0];
const shownIn = ({ id, version }: { id: GlobalId; version: number }) => ({
  id: numberIn(id, "Vendor"),
  version,
});

builder.mutationFields((t) => ({
  addVendor: t.field({
    access: "admin",
    type: payloadWith("AddVendorPayload", "vendor", "Vendor"),
    args: { input: t.arg({ type: AddVendorInput }) },
    resolve: (_root, { input }, context, info) => addVendor(context, input, askedOf("vendor", context, info)),
  }),
  updateVendor: t.field({
    access: "admin",
    type: payloadWith("UpdateVendorPayload", "vendor", "Vendor"),
    args: { input: t.arg({ type: UpdateVendorInput }) },
    resolve: (_root, { input: { id, version, ...form } }, context, info) =>
      updateVendor(context, shownIn({ id, version }), form, askedOf("vendor", context, info)),
  }),
  switchVendor: t.field({
    access: "admin",
    type: payloadWith("SwitchVendorPayload", "vendor", "Vendor"),
    args: { input: t.arg({ type: SwitchVendorInput }) },
    resolve: (_root, { input: { isActive, ...shown } }, context, info) =>
      switchVendor(context, shownIn(shown), isActive, askedOf("vendor", context, info)),
  }),
  deleteVendor: t.field({
    access: "admin",
    type: payloadWith("DeleteVendorPayload", "vendor", "Vendor"),
    args: { input: t.arg({ type: DeleteVendorInput }) },
    resolve: (_root, { input }, context, info) =>
      deleteVendor(context, shownIn(input), askedOf("vendor", context, info)),
  }),
  importVendorCodes: t.field({
    access: "superAdmin",
    type: ImportVendorCodesPayload,
    args: { input: t.arg({ type: ImportVendorCodesInput }) },
    resolve: async (_root, { input: { id, ...file } }, context) => {
      const vendorId = numberIn(id, "Vendor");
      return { ...(await importCodes(context, vendorId, file)), vendorId };
    },
  }),
}));

builder.subscriptionField("vendorChanged", (t) =>
  t.field({
    access: "admin",
    type: Vendor,
    nullable: true,
    subscribe: (_root, _args, context) => watchVendors(context),
    resolve: (change, _args, context) => readChanged(context, change),
  }),
);
