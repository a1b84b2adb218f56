import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  Correction: {
    self: "A report that a directory entry is wrong, for administrators.",
    contactInfo: "The entry's contact details at the time of the report.",
    createdAt: "When it was reported.",
    details: "The reporter's explanation. Null if none was given.",
    email: "The reporter's email address. Null if none was given.",
    language: "The reporter's language: `en`, `es` or `fr`.",
    number: "Row number.",
    problem: "What is wrong.",
    resolvedAt: "When it was resolved. Null while it is open.",
    resolvedBy:
      "Name of the administrator who resolved it. Null while it is open, or if the account is gone.",
    resource: "The entry as it is now. Null if it was removed.",
    resourceKey: "Stable key of the entry in the directory file.",
    resourceName: "Name of the entry at the time of the report.",
    state: "State of the report.",
  },
  CorrectionFilter: {
    self: "Limits the reports. Omitted fields do not limit them.",
    search: "Words of the entry's name or key, or of the report. At most 100 characters.",
    state: "Only reports in this state.",
  },
  CorrectionConnection: {
    self: "One page of reports.",
  },
  CorrectionOrder: {
    self: "Sort order of the reports.",
    direction: "Sort direction.",
    field: "Field to sort by.",
  },
  CorrectionOrderField: {
    self: "A field that reports can be sorted by.",
    createdAt: "Time of the report.",
    problem: "Kind of problem.",
    resourceName: "Name of the entry.",
  },
  CorrectionProblem: {
    self: "What is wrong with a directory entry.",
    address: "The address is wrong.",
    closed: "The place has closed.",
    number: "The phone number is wrong.",
    other: "Something else. `details` explains it.",
  },
  CorrectionState: {
    self: "State of a report.",
    open: "Not resolved.",
    resolved: "Resolved.",
  },
  ReportWrongEntryInput: {
    self: "Values for reporting a wrong directory entry.",
    details: "Explanation, at most 500 characters. Required if the problem is `other`.",
    email: "Email address for questions. Omit it to stay anonymous.",
    entry: "Key of the entry, such as `res-tx-3`.",
    language: "The reporter's language: `en`, `es` or `fr`.",
    problem: "What is wrong.",
  },
  ReportWrongEntryPayload: {
    self: "Result of `reportWrongEntry`.",
    entry: "Key of the entry.",
  },
  Query: {
    corrections: "Reports about wrong directory entries. The default order is newest first.",
    "corrections(filter)": "Limits the reports.",
    "corrections(order)": "Sort order.",
  },
  Mutation: {
    reopenCorrection: "Opens a resolved report again. CONFLICT if it is already open.",
    reportWrongEntry:
      "Reports that a directory entry is wrong. INVALID with `fields`. NOT_FOUND. RATE_LIMITED after five reports an hour from one IP address.",
    resolveCorrection: "Marks a report as resolved. CONFLICT if it is already resolved.",
  },
  Subscription: {
    correctionChanged: "Each report that is new, resolved or reopened.",
  },
});
