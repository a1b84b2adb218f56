import { isSuperAdmin } from "../core/access/viewer.ts";
import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, inputNaming, payloadWith } from "../core/graphql/mutations.ts";
import { HelpType } from "../requests/enums.ts";
import { importCodes, type CodeImport, type ImportedRow } from "./codes.ts";
import { addVendor, deleteVendor, listVendors, switchVendor, updateVendor } from "./service.ts";
import { readChanged, watchVendors } from "./watch.ts";

const Vendor = builder.prismaNode("Vendor", {
  access: { byId: "admin" },
  id: { field: "id" },
  description: "Who gives help out: a restaurant's delivery, a hotel's booking site, a ride.",
  fields: (t) => ({
    number: t.exposeInt("id", { description: "What REST calls `id`." }),
    version: t.exposeInt("version", { description: "Grows with each change of what is known of it." }),
    name: t.exposeString("name"),
    category: t.exposeString("category", { description: "In a word or two; empty where nobody has said." }),
    helpTypes: t.expose("helpTypes", { type: [HelpType] }),
    isActive: t.exposeBoolean("isActive", { description: "Offered to new dispatches." }),
    isDeleted: t.boolean({
      description: "Kept for the history of what it gave.",
      resolve: ({ deletedAt }) => deletedAt !== null,
    }),
    supportHours: t.exposeString("supportHours", { nullable: true }),
    supportPhones: t.exposeStringList("supportPhones"),
    chatUrl: t.exposeString("chatUrl", { nullable: true }),
    website: t.exposeString("website", { nullable: true, description: "Its public help page." }),
    serviceArea: t.exposeString("serviceArea", { nullable: true }),
    emergencyContact: t.exposeString("emergencyContact", { nullable: true }),
    codesInPool: t.relationCount("codes", {
      where: { state: { not: "burnt" } },
      description:
        "Codes that were imported for it and are free or taken; 0 where the server makes its codes.",
    }),
    freeCodes: t.relationCount("codes", {
      where: (_args, { now }) => ({
        state: "free" as const,
        OR: [{ expiresAt: null }, { expiresAt: { gt: now() } }],
      }),
      description: "Those that nobody has taken, and that have not expired.",
    }),
    dispatchesGiven: t.relationCount("dispatches", {
      where: { voidedAt: null, completedAt: { not: null } },
      description: "Help that was dispatched to it and given.",
    }),
    dispatchesWaiting: t.relationCount("dispatches", {
      where: { voidedAt: null, completedAt: null, problemAt: null },
      description: "Dispatched to it, and neither given nor complained of.",
    }),
    dispatchesWithProblem: t.relationCount("dispatches", {
      where: { voidedAt: null, completedAt: null, problemAt: { not: null } },
      description: "Dispatched to it, and the person in need said that it does not work.",
    }),
    dispatchesTakenBack: t.relationCount("dispatches", { where: { voidedAt: { not: null } } }),
  }),
});

builder.queryFields((t) => ({
  vendors: t.prismaField({
    access: "admin",
    type: [Vendor],
    description: "All that are not deleted, in their order.",
    resolve: (query, _root, _args, context) => listVendors(context, query),
  }),
  viewerCanImportCodes: t.boolean({
    access: "admin",
    description: "Codes are imported by super admins.",
    resolve: (_root, _args, { viewer }) => isSuperAdmin(viewer),
  }),
}));

const AddVendorInput = builder.inputType("AddVendorInput", {
  fields: (t) => ({ name: t.string(), helpTypes: t.field({ type: [HelpType] }) }),
});

const UpdateVendorInput = builder.inputType("UpdateVendorInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The vendor." }),
    version: t.int({ description: "The `version` that was shown." }),
    name: t.string(),
    category: t.string(),
    helpTypes: t.field({ type: [HelpType] }),
    supportHours: t.string(),
    supportPhones: t.string({ description: "One on a line, or with commas between them; five at most." }),
    chatUrl: t.string({ description: "https://…, or empty." }),
    website: t.string({ description: "https://…, or empty." }),
    serviceArea: t.string(),
    emergencyContact: t.string(),
  }),
});

const SwitchVendorInput = builder.inputType("SwitchVendorInput", {
  fields: (t) => ({ id: t.globalID({ description: "The vendor." }), isActive: t.boolean() }),
});

const ImportVendorCodesInput = builder.inputType("ImportVendorCodesInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The vendor." }),
    csv: t.string({
      description:
        "First the names of the columns: `code`, and where they are wanted `helpType`, `value` in US dollars, `expiresAt` as YYYY-MM-DD. Then one code on a line, 2000 at most.",
    }),
    isDryRun: t.boolean({ description: "Only tells which rows are good, and keeps nothing." }),
  }),
});

const CodeImportRow = builder.objectRef<ImportedRow>("CodeImportRow").implement({
  access: "through",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "In the file, from 1." }),
    code: t.exposeString("code", { description: "Masked." }),
    problem: t.exposeString("problem", { nullable: true, description: "Why it is not imported." }),
  }),
});

const ImportVendorCodesPayload = builder
  .objectRef<CodeImport & { vendorId: number }>("ImportVendorCodesPayload")
  .implement({
    fields: (t) => ({
      good: t.exposeInt("good"),
      bad: t.exposeInt("bad"),
      imported: t.exposeInt("imported", {
        description: "In the pool now and not before; 0 after a dry run.",
      }),
      badRows: t.field({
        type: [CodeImportRow],
        description: "The first 50.",
        resolve: ({ rows }) => rows.filter(({ problem }) => problem).slice(0, 50),
      }),
      goodRows: t.field({
        type: [CodeImportRow],
        description: "The first 50.",
        resolve: ({ rows }) => rows.filter(({ problem }) => !problem).slice(0, 50),
      }),
      vendor: t.prismaField({
        type: Vendor,
        resolve: (query, { vendorId }, _args, { db }) =>
          db.vendor.findUniqueOrThrow({ ...query, where: { id: vendorId } }),
      }),
    }),
  });

builder.mutationFields((t) => ({
  addVendor: t.field({
    access: "admin",
    type: payloadWith("AddVendorPayload", "vendor", "Vendor"),
    description:
      "Adds a provider by its name. One of that name serves this kind of help as well from then on, and a deleted one comes back. INVALID with fields; CONFLICT when it serves it already.",
    args: { input: t.arg({ type: AddVendorInput }) },
    resolve: (_root, { input }, context, info) => addVendor(context, input, askedOf("vendor", context, info)),
  }),
  updateVendor: t.field({
    access: "admin",
    type: payloadWith("UpdateVendorPayload", "vendor", "Vendor"),
    description:
      "What is known of a provider, in place of what was known. INVALID with fields; CONFLICT for a name that is taken, or where somebody has changed it since that version; NOT_FOUND.",
    args: { input: t.arg({ type: UpdateVendorInput }) },
    resolve: (_root, { input: { id, version, ...form } }, context, info) =>
      updateVendor(context, { id: numberIn(id, "Vendor"), version }, form, askedOf("vendor", context, info)),
  }),
  switchVendor: t.field({
    access: "admin",
    type: payloadWith("SwitchVendorPayload", "vendor", "Vendor"),
    description: "Enables or disables a provider: a disabled one is offered to no new dispatch. NOT_FOUND.",
    args: { input: t.arg({ type: SwitchVendorInput }) },
    resolve: (_root, { input: { id, isActive } }, context, info) =>
      switchVendor(context, numberIn(id, "Vendor"), isActive, askedOf("vendor", context, info)),
  }),
  deleteVendor: t.field({
    access: "admin",
    type: payloadWith("DeleteVendorPayload", "vendor", "Vendor"),
    description: "Takes a provider out of the lists; what it gave stays in the history. NOT_FOUND.",
    args: { input: t.arg({ type: inputNaming("DeleteVendorInput", "The vendor.") }) },
    resolve: (_root, { input }, context, info) =>
      deleteVendor(context, numberIn(input.id, "Vendor"), askedOf("vendor", context, info)),
  }),
  importVendorCodes: t.field({
    access: "superAdmin",
    type: ImportVendorCodesPayload,
    description:
      "Puts codes into a provider's pool, for super admins; first as a dry run. INVALID for a file that is none; FORBIDDEN; NOT_FOUND.",
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
    description: "Each provider that is new, changed or deleted, or whose pool of codes is.",
    subscribe: (_root, _args, context) => watchVendors(context),
    resolve: (change, _args, context) => readChanged(context, change),
  }),
);
