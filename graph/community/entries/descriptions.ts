import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  AddEntryInput: {
    self: "Values for a new directory entry.",
    entry: "Texts of the entry.",
  },
  BringEntryBackInput: {
    self: "Values for restoring a retired entry.",
    correction: "Relay global ID of a report about the entry. It is resolved in the same step.",
  },
  ChangeEntryInput: {
    self: "Values for changing a directory entry.",
    correction: "Relay global ID of a report about the entry. It is resolved in the same step.",
    entry: "New texts of the entry.",
  },
  CheckEntriesInput: {
    self: "A CSV file for a trial import.",
    csv: "CSV text with the columns of the directory file. At most 700,000 characters and 2000 rows.",
  },
  CheckEntriesPayload: {
    self: "Result of `checkEntries`.",
    hash: "Hash of the result. Pass it to `importEntries`.",
    skipped: "Lines that are no rows.",
    lines: "What the import would do with each line.",
  },
  ConfirmEntriesInput: {
    self: "Values for confirming several directory entries.",
    day: "The day of the check, as YYYY-MM-DD. Not in the future.",
    entries: "1 to 50 entries, as they were shown.",
    source: "What they were checked with. 1 to 200 characters.",
  },
  ConfirmEntriesPayload: {
    self: "Result of `confirmEntries`.",
    results: "One result for each entry, in the order sent.",
  },
  ConfirmEntryInput: {
    self: "Values for confirming a directory entry.",
    correction: "Relay global ID of a report about the entry. It is resolved in the same step.",
  },
  EntryChange: {
    self: "Notification about a changed directory.",
    entry: "The changed entry. Null if many entries changed at once.",
    state: "Two-letter code of the affected state, or `US`.",
  },
  EntryFieldChange: {
    self: "A column that an import changes.",
    after: "New value.",
    before: "Current value.",
    field: "Name of the column.",
  },
  EntryFilter: {
    self: "Limits the entries. Omitted fields do not limit them.",
    search: "Part of the name, key, contact details or city. At most 100 characters.",
    state: "Two-letter state code, or `US`.",
    type: "Only entries of this type.",
    view: "Which entries to list. The default is `current`.",
  },
  EntryFormInput: {
    self: "Texts of a directory entry, under the rules of the directory file. Each has at most 600 characters.",
    area: "Service area: `national`, `statewide`, `regional`, `county`, or the name of a city.",
    city: "City of the office or shelter.",
    confidence: "`high` or `medium`.",
    contactInfo: "Phone numbers, addresses and websites, joined by “ or ”.",
    counties: "Counties that it serves.",
    description: "Description in English.",
    hours: "Opening hours in English.",
    kind: "Specialty, as in `Resource.kind`.",
    name: "Name of the organization. Required.",
    phone: "Main phone number.",
    source: "Name of the source.",
    sourceRetrieved: "Date when the source was read, as YYYY-MM-DD.",
    sourceUrl: "Web address of the source.",
    state: "Two-letter state code, or `US` for a national line. Required.",
    type: "Kind of help, as in the directory file. Required.",
    website: "Web address.",
  },
  EntryImportLine: {
    self: "What an import does with one line of the file.",
    changes: "Columns that the import changes.",
    key: "Key of the entry. Empty for a new entry.",
    line: "Line number in the file.",
    name: "Name of the entry.",
    outcome: "What happens to the entry.",
    problem: "Why the line is refused. Null if it is not.",
  },
  DirectoryEntryConnection: {
    self: "One page of directory entries.",
  },
  EntryResult: {
    self: "The result for one entry of a bulk action.",
    entry: "The changed entry. Null if it was refused.",
    id: "Relay global ID of the entry.",
    refusal: "Why it was not done. Null if it was.",
  },
  EntryView: {
    self: "Which directory entries to list.",
    current: "Entries in the public lists.",
    edited: "Entries that an administrator wrote or changed.",
    reported: "Entries with open reports.",
    retired: "Entries that are off the lists.",
    unconfirmed: "Entries that no one has called to confirm.",
  },
  ImportEntriesInput: {
    self: "A checked CSV file to import.",
    csv: "The same CSV text as in the check. At most 700,000 characters and 2000 rows.",
    hash: "`hash` from `checkEntries`.",
  },
  ImportEntriesPayload: {
    self: "Result of `importEntries`.",
    hash: "Hash of the result.",
    skipped: "Lines that are no rows.",
    lines: "What the import did with each line.",
  },
  ImportOutcome: {
    self: "What an import does with a line.",
    changed: "It changes an entry.",
    new: "It adds an entry.",
    refused: "The line is invalid and is skipped.",
    unchanged: "The entry already has these values.",
  },
  RetireEntryInput: {
    self: "Values for retiring a directory entry.",
    correction: "Relay global ID of a report about the entry. It is resolved in the same step.",
  },
  ShownEntryInput: {
    self: "An entry as it was shown.",
    id: "Relay global ID of the entry.",
    version: "`version` of the entry when it was shown.",
  },
  UndoConfirmationsInput: {
    self: "Values for undoing confirmations.",
    entries: "1 to 50 entries, as they were shown.",
  },
  UndoConfirmationsPayload: {
    self: "Result of `undoConfirmations`.",
    results: "One result for each entry, in the order sent.",
  },
  Query: {
    directoryEntries:
      "Directory entries for administrators: unconfirmed ones first, then those confirmed longest ago. INVALID with `fields`.",
    "directoryEntries(filter)": "Limits the entries.",
    directoryFile:
      "The directory as CSV text that `importEntries` accepts. No cell can run as a spreadsheet formula.",
    "directoryFile(state)": "Two-letter state code. Omit it for all states.",
  },
  Mutation: {
    addEntry: "Adds a directory entry. INVALID with `fields`.",
    bringEntryBack:
      "Restores a retired entry to the lists. INVALID. CONFLICT, with the name, if it changed since, or if the report is resolved. NOT_FOUND.",
    changeEntry:
      "Changes a directory entry. New contact details need a new confirmation. INVALID with `fields`. CONFLICT, with the name, if it changed since, or if the report is resolved. NOT_FOUND.",
    checkEntries: "Tries an import without saving it. INVALID with `fields`.",
    confirmEntries:
      "Confirms several entries that were checked on the same day with the same source. Each is decided for itself: one that changed since, or was confirmed later, is refused by name. INVALID with `fields`.",
    confirmEntry:
      "Records that an administrator called and the entry is correct. INVALID. CONFLICT, with the name, if it changed since, or if the report is resolved. NOT_FOUND.",
    importEntries:
      "Imports a checked file in one step, without the refused lines. INVALID. CONFLICT if the file or the directory changed since the check.",
    retireEntry:
      "Removes an entry from every list. References to it stay. INVALID. CONFLICT, with the name, if it changed since, or if the report is resolved. NOT_FOUND.",
    undoConfirmations:
      "Gives entries back the confirmation that the caller's own last one replaced. An entry that changed since is refused by name. INVALID.",
  },
  Subscription: {
    entryChanged: "Each new or changed entry, or an import.",
  },
});
