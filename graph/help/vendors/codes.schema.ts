import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import { SkippedLine } from "../../core/graphql/skipped-lines.ts";
import type { CodeLength } from "./code-file.ts";
import { importCodes, type ImportedRow } from "./codes.ts";
import { approveImport, correctCodes, importedCodes, type ImportedCodes } from "./imports.ts";
import { Vendor } from "./schema.ts";

const CodeImportRow = builder.objectRef<ImportedRow>("CodeImportRow").implement({
  description: "One row of a code import.",
  access: "through",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "Line number in the file, starting at 1." }),
    code: t.exposeString("code", { description: "First and last characters of the code." }),
    problem: t.exposeString("problem", {
      description: "Why it is not imported. Null if it is.",
      nullable: true,
    }),
  }),
});

const CodeLengthRef = builder.objectRef<CodeLength>("CodeLength").implement({
  description: "How many codes of a file have a length. A code that lost its leading zeros is shorter.",
  access: "through",
  fields: (t) => ({
    length: t.exposeInt("length", { description: "Length in characters." }),
    codes: t.exposeInt("codes", { description: "Number of codes." }),
  }),
});

mutation("importVendorCodes", {
  access: "superAdmin",
  description:
    "Imports codes into a provider's pool, for super administrators. Dispatches take them once another person approved them with `approveVendorCodes`. The fund pays for prepaid codes. INVALID for an unreadable file, or without a fund for prepaid codes. UNPROCESSABLE if the fund has too little. FORBIDDEN. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the provider." }),
    csv: t.string({
      description:
        "CSV text with a header. Columns: `code`, and optionally `helpType`, `value` in US dollars, `expiresAt`, `cost` (`prepaid` or `on_use`). A prepaid code needs a value. `expiresAt` is a date, through which the code is valid in the installation's time zone, or a time, with or without an offset. At most 2000 codes.",
    }),
    isDryRun: t.boolean({ description: "True to check the rows without importing them." }),
    isCompared: t.boolean({
      description: "True if a person compared the code in the line `toCompare` with the provider's list.",
      required: false,
    }),
    fund: t.globalID({
      description: "Relay global ID of the fund that pays for the prepaid codes. Required to import any.",
      required: false,
    }),
  }),
  resolve: async ({ id, fund, isCompared, ...file }, context) => {
    const vendorId = numberIn(id, "Vendor");
    const fundId = fund ? numberIn(fund, "Fund") : undefined;
    const compared = { isCompared: isCompared ?? false };
    return { ...(await importCodes(context, vendorId, { ...file, ...compared, fundId })), vendorId };
  },
  payload: (t) => ({
    good: t.exposeInt("good", { description: "Number of valid rows." }),
    bad: t.exposeInt("bad", { description: "Number of rows with a problem." }),
    imported: t.exposeInt("imported", {
      description: "Number of codes added, held until another person approves them. 0 after a dry run.",
    }),
    skipped: t.expose("skipped", { description: "Lines that are no rows.", type: [SkippedLine] }),
    lengths: t.expose("lengths", {
      description: "How many codes of which length, the shortest first.",
      type: [CodeLengthRef],
    }),
    toCompare: t.exposeInt("toCompare", {
      description:
        "Line of the only number with more than 15 digits, if it ends in zeros as numbers of a spreadsheet do. It is imported with `isCompared`. Null without one.",
      nullable: true,
    }),
    prepaidTotal: t.field({
      description: "Value of the valid prepaid codes. The fund pays it when they are imported.",
      type: "USD",
      resolve: ({ prepaidCents }) => prepaidCents / 100,
    }),
    aboveWarning: t.exposeInt("aboveWarning", {
      description: "Number of valid codes that are worth more than `largeCodeValue` of the settings.",
    }),
    badRows: t.field({
      description: "The first 50 rows with a problem.",
      type: [CodeImportRow],
      resolve: ({ rows }) => rows.filter(({ problem }) => problem).slice(0, 50),
    }),
    goodRows: t.field({
      description: "The first 50 valid rows.",
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
  description: "The codes of one import that have the same value, if any of them is unused.",
  access: "through",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Identifies them in `correctImportedCodes`." }),
    batch: t.exposeString("batch", {
      description: "Identifies the import in `approveVendorCodes`. Null for imports from before approvals.",
      nullable: true,
    }),
    importedAt: t.expose("importedAt", { description: "Time of the import.", type: "DateTime" }),
    importedBy: t.exposeString("importedBy", {
      description: "User name of the person who imported them. Null for imports from before approvals.",
      nullable: true,
    }),
    isHeld: t.exposeBoolean("isHeld", {
      description: "True while no dispatch can take them, until another person approves the import.",
    }),
    viewerCanApprove: t.exposeBoolean("viewerCanApprove", {
      description: "True if they are held, and another person than the caller imported them.",
    }),
    isPrepaid: t.exposeBoolean("isPrepaid", {
      description: "True if they were paid for when they were bought.",
    }),
    value: t.field({
      description: "Value of each code. Null if the import named none.",
      type: "USD",
      nullable: true,
      resolve: ({ valueCents }) => (valueCents === null ? null : valueCents / 100),
    }),
    fundName: t.exposeString("fundName", {
      description: "Name of the fund that bought them. Null for codes that are billed when used.",
      nullable: true,
    }),
    codes: t.exposeInt("codes", { description: "Number of codes, free or used." }),
    unused: t.exposeInt("unused", { description: "Number of unused codes that have not expired." }),
  }),
});

builder.queryField("importedCodes", (t) =>
  t.field({
    access: "superAdmin",
    description:
      "A provider's unused codes by import and value, the newest 100 first, for super administrators.",
    type: [ImportedCodesRef],
    args: { vendor: t.arg.globalID({ description: "The provider." }) },
    resolve: (_root, { vendor }, context) => importedCodes(context, numberIn(vendor, "Vendor")),
  }),
);

const pool: Payload<{ vendorId: number }> = (t) => ({
  importedCodes: t.field({
    description: "The provider's unused codes afterward.",
    type: [ImportedCodesRef],
    resolve: ({ vendorId }, _args, context) => importedCodes(context, vendorId),
  }),
  vendor: t.prismaField({
    type: Vendor,
    resolve: (query, { vendorId }, _args, { db }) =>
      db.vendor.findUniqueOrThrow({ ...query, where: { id: vendorId } }),
  }),
});

mutation("correctImportedCodes", {
  access: "superAdmin",
  description:
    "Gives unused codes of an import another value, or withdraws them, with a reason, for super administrators. The fund that bought prepaid codes pays the difference or gets it back. INVALID with `fields`. CONFLICT if one of the codes was used since, or if the fund is frozen. UNPROCESSABLE if the fund has too little. FORBIDDEN. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the provider." }),
    key: t.string({ description: "`key` of the codes." }),
    unused: t.int({ description: "How many unused codes the administrator saw." }),
    value: t.field({ description: "Their value. Null withdraws them.", type: "USD", required: false }),
    reason: t.string({ description: "Reason. At most 300 characters." }),
  }),
  resolve: async ({ id, key, unused, value, reason }, context) => {
    const vendorId = numberIn(id, "Vendor");
    const form = { value: value ?? null, reason };
    return { corrected: await correctCodes(context, { vendorId, key, unused }, form), vendorId };
  },
  payload: (t) => ({
    corrected: t.exposeInt("corrected", { description: "Number of codes that were changed or withdrawn." }),
    ...pool(t),
  }),
});

mutation("approveVendorCodes", {
  access: "superAdmin",
  description:
    "Lets dispatches take the codes of an import, for a super administrator who did not import them. CONFLICT if it is approved already. FORBIDDEN. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the provider." }),
    batch: t.string({ description: "`batch` of the import." }),
  }),
  resolve: async ({ id, batch }, context) => {
    const vendorId = numberIn(id, "Vendor");
    return { approved: await approveImport(context, vendorId, batch), vendorId };
  },
  payload: (t) => ({
    approved: t.exposeInt("approved", { description: "Number of codes that dispatches can take now." }),
    ...pool(t),
  }),
});
