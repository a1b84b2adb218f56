/** Fields of objects. */
export const common: Readonly<Record<string, string>> = {
  id: "Relay global ID. Pass it to `node` to read the object again.",
  caseId: "Case ID of the request, such as `EM-2026-1234`.",
  createdAt: "When it was created.",
  cursor: "Cursor of the row, for `after`.",
  edges: "The rows on this page, with their cursors.",
  hasNext: "True if another page follows.",
  node: "The row.",
  number: "Row number. REST calls it `id`.",
  pageInfo: "Where the page starts and ends.",
  requestNumber: "Number of the request. REST calls it `id`.",
  rows: "Rows on this page.",
  rowsPerPage: "Number of rows on a full page.",
  totalCount: "Number of matching rows on all pages.",
  total: "Number of matching rows on all pages.",
  version: "Increases with every change. Send it back with a change to detect concurrent ones.",
};

/** Fields of the inputs of mutations. */
export const commonInputs: Readonly<Record<string, string>> = {
  id: "Relay global ID of the object to change.",
  idempotencyKey: "Random key of at least 16 characters. A repeat with the same key has no further effect.",
  version: "The `version` that the client last read. CONFLICT if it has changed since.",
};

/** Fields of the results of mutations: the object as it is afterward. */
export const commonPayloads: Readonly<Record<string, string>> = {
  admin: "The account after the change.",
  apiKey: "The API key after the change.",
  block: "The block after the change.",
  callback: "The callback after the change.",
  chain: "The audit log's totals after the change.",
  communication: "The inbox line after the change.",
  correction: "The report after the change.",
  entry: "The directory entry after the change.",
  event: "The event after the change.",
  feedback: "The feedback after the change.",
  letter: "The letter after the change.",
  message: "The message after the change.",
  officerCase: "The case after the change.",
  request: "The request after the change.",
  response: "The answer after the change.",
  rule: "The urgency rule after the change.",
  ruleset: "The ruleset after the change.",
  systemConfig: "The configuration after the change.",
  task: "The task after the change.",
  template: "The template after the change.",
  trustedDomains: "The trusted domains after the change.",
  vendor: "The provider after the change.",
  verification: "The session's own case after the change.",
  viewer: "The caller after the change.",
  webhook: "The webhook after the change.",
};

/** Arguments of fields. */
export const commonArguments: Readonly<Record<string, string>> = {
  after: "Cursor: return the rows after this one.",
  before: "Cursor: return the rows before this one.",
  first: "Number of rows on the page. The default is 25, the most is 200.",
  id: "Relay global ID.",
  input: "Values of the mutation.",
  last: "Number of rows from the end.",
};
