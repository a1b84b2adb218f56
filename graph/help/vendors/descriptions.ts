import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  AddVendorInput: {
    self: "Values for a new provider.",
    helpTypes: "Kinds of help that it gives. At least one.",
    name: "Name of the provider. At most 80 characters.",
  },
  CodeImportRow: {
    self: "One row of a code import.",
    code: "First and last characters of the code.",
    line: "Line number in the file, starting at 1.",
    problem: "Why it is not imported. Null if it is.",
  },
  CodeLength: {
    self: "How many codes of a file have a length. A code that lost its leading zeros is shorter.",
    codes: "Number of codes.",
    length: "Length in characters.",
  },
  ImportVendorCodesInput: {
    self: "Codes for a provider's pool.",
    csv: "CSV text with a header. Columns: `code`, and optionally `helpType`, `value` in US dollars, `expiresAt`, `cost` (`prepaid` or `on_use`). A prepaid code needs a value. `expiresAt` is a date, through which the code is valid in the installation's time zone, or a time, with or without an offset. At most 2000 codes.",
    fund: "Relay global ID of the fund that pays for the prepaid codes. Required to import any.",
    isCompared: "True if a person compared the code in the line `toCompare` with the provider's list.",
    isDryRun: "True to check the rows without importing them.",
  },
  CorrectImportedCodesInput: {
    self: "A correction of unused codes that were imported with a wrong value.",
    key: "`key` of the codes.",
    reason: "Reason. At most 300 characters.",
    unused: "How many unused codes the administrator saw.",
    value: "Their value. Null withdraws them.",
  },
  CorrectImportedCodesPayload: {
    self: "Result of `correctImportedCodes`.",
    corrected: "Number of codes that were changed or withdrawn.",
    importedCodes: "The provider's unused codes afterward.",
  },
  ImportedCodes: {
    self: "The codes of one import that have the same value, if any of them is unused.",
    codes: "Number of codes, free or used.",
    fundName: "Name of the fund that bought them. Null for codes that are billed when used.",
    importedAt: "Time of the import.",
    isPrepaid: "True if they were paid for when they were bought.",
    key: "Identifies them in `correctImportedCodes`.",
    unused: "Number of unused codes that have not expired.",
    value: "Value of each code. Null if the import named none.",
  },
  DeleteVendorInput: {
    self: "Values for deleting a provider.",
  },
  ImportVendorCodesPayload: {
    self: "Result of `importVendorCodes`.",
    bad: "Number of rows with a problem.",
    badRows: "The first 50 rows with a problem.",
    good: "Number of valid rows.",
    goodRows: "The first 50 valid rows.",
    imported: "Number of codes added to the pool. 0 after a dry run.",
    lengths: "How many codes of which length, the shortest first.",
    skipped: "Lines that are no rows.",
    toCompare:
      "Line of the only number with more than 15 digits, if it ends in zeros as numbers of a spreadsheet do. It is imported with `isCompared`. Null without one.",
    prepaidTotal: "Value of the valid prepaid codes. The fund pays it when they are imported.",
  },
  SwitchVendorInput: {
    self: "Values for enabling or disabling a provider.",
    isActive: "True to enable the provider.",
  },
  UpdateVendorInput: {
    self: "All values of a provider. They replace the current ones.",
    category: "Short category, such as `Lodging`. At most 80 characters.",
    chatUrl: "Web address of its support chat, starting with https://, or empty.",
    emergencyContact: "Emergency contact. At most 300 characters.",
    helpTypes: "Kinds of help that it gives. At least one.",
    name: "Name of the provider. At most 80 characters.",
    serviceArea: "Service area. At most 300 characters.",
    supportHours: "Hours of its support. At most 300 characters.",
    supportPhones: "Up to five phone numbers, separated by line breaks or commas.",
    website: "Web address of its help page, starting with https://, or empty.",
  },
  Vendor: {
    self: "A provider of help, such as a food delivery, a hotel booking site or a ride service.",
    category: "Short category, such as `Lodging`. Empty if not set.",
    chatUrl: "Web address of its support chat. Null if there is none.",
    codesInPool: "Number of imported codes, free or used. 0 if the server creates the codes.",
    dispatchesGiven: "Number of completed dispatches.",
    dispatchesTakenBack: "Number of voided dispatches.",
    dispatchesWaiting: "Number of active dispatches without a reported problem.",
    dispatchesWithProblem: "Number of active dispatches that the recipient reported as not working.",
    emergencyContact: "Emergency contact. Null if there is none.",
    freeCodes: "Number of unused codes that have not expired.",
    helpTypes: "Kinds of help that it gives.",
    isActive: "True if new dispatches can use it.",
    isDeleted: "True if it was deleted. It stays readable in old dispatches.",
    name: "Name of the provider.",
    number: "Row number. REST calls it `id`.",
    serviceArea: "Service area. Null if not set.",
    supportHours: "Hours of its support. Null if not set.",
    supportPhones: "Phone numbers of its support.",
    website: "Web address of its help page. Null if there is none.",
  },
  Query: {
    vendors: "Providers that are not deleted, in display order.",
    importedCodes:
      "A provider's unused codes by import and value, the newest 100 first, for super administrators.",
    "importedCodes(vendor)": "The provider.",
    viewerCanImportCodes: "True if the caller is a super administrator, who may import codes.",
  },
  Mutation: {
    addVendor:
      "Adds a provider. If the name exists, the kind of help is added to it, and a deleted provider is restored. INVALID with `fields`. CONFLICT if it already gives this help.",
    correctImportedCodes:
      "Gives unused codes of an import another value, or withdraws them, with a reason, for super administrators. The fund that bought prepaid codes pays the difference or gets it back. INVALID with `fields`. CONFLICT if one of the codes was used since, or if the fund is frozen. UNPROCESSABLE if the fund has too little. FORBIDDEN. NOT_FOUND.",
    deleteVendor: "Deletes a provider. Its dispatches stay. CONFLICT if it changed since. NOT_FOUND.",
    importVendorCodes:
      "Imports codes into a provider's pool, for super administrators. The fund pays for prepaid codes. INVALID for an unreadable file, or without a fund for prepaid codes. UNPROCESSABLE if the fund has too little. FORBIDDEN. NOT_FOUND.",
    switchVendor:
      "Enables or disables a provider. A disabled one is not offered for new dispatches. CONFLICT if it changed since. NOT_FOUND.",
    updateVendor:
      "Replaces the values of a provider. INVALID with `fields`. CONFLICT if the name is taken, or if it changed since. NOT_FOUND.",
  },
  Subscription: {
    vendorChanged: "Each provider that is new, changed or deleted, or whose codes changed.",
  },
});
