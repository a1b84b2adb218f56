import { declareDescriptions } from "../core/graphql/descriptions.ts";

declareDescriptions({
  StatementLine: {
    self: "One line of a provider's statement.",
    amount: "What the provider asks for.",
    canAccept: "There is help that can be paid, so the difference can be accepted.",
    caseId: "Case number of the dispatch. Null for an unknown code.",
    code: "First characters of the code or confirmation number.",
    dispatchedAmount:
      "What was redeemed, or the value of the dispatch before that. Null for an unknown code.",
    fileName: "Name of the file.",
    line: "Line in the file.",
    on: "The day that the provider names.",
    reason: "Why it was accepted or refused. Null before.",
    requestNumber: "Number of the request. Null for an unknown code.",
    settledAt: "When it was settled. Null before.",
    settledBy: "Username of the person who settled it. Null before.",
    state: "Whether it is settled.",
    vendorName: "Name of the provider.",
    verdict: "What comparing it with the dispatches found.",
    viewerCanSettle: "It is open, and the caller did not dispatch help for the case.",
  },
  StatementLineConnection: { self: "One page of lines." },
  StatementVerdict: {
    self: "What comparing a line with the dispatches found.",
    after_void: "The dispatch was voided.",
    less: "The provider asks for less than was redeemed. Accepting returns the rest to the fund.",
    matches: "The code was dispatched, and the fund holds the amount. The line is paid.",
    more: "The provider asks for more than the dispatch holds, or than was redeemed.",
    not_redeemed: "The code expired unused, and its money went back to the fund.",
    twice: "The dispatch was billed before.",
    unknown_code: "This provider has no dispatch with this code.",
  },
  StatementLineState: {
    self: "Whether a line is settled.",
    accepted: "The billed amount holds, with a reason.",
    matched: "It had no difference.",
    open: "The difference is not settled yet.",
    refused: "The money stays as it was, with a reason.",
  },
  StatementDecision: {
    self: "What happens to a difference.",
    accept: "The billed amount holds: the difference is paid from the fund, or returns to it.",
    refuse: "Nothing is paid or returned.",
  },
  CheckedStatementLine: {
    self: "One line of a file, compared with the dispatches.",
    amount: "What the provider asks for. Null if the line is wrong.",
    code: "First characters of the code or confirmation number.",
    column: "The column that is wrong. Null if the line could be read.",
    line: "Line in the file.",
    on: "The day that the provider names. Null if the line is wrong.",
    problem: "What is wrong in the column. Null if the line could be read.",
    verdict: "What comparing it with the dispatches found. Null if the line is wrong.",
  },
  LedgerMonth: {
    self: "A month of the ledger, in UTC.",
    closedAt: "When it was closed. Null while it is open.",
    closedBy: "Username of the person who closed it. Null while it is open.",
    entries: "Number of entries when it was closed. Null while it is open.",
    hash: "SHA-256 of its entries, also in the audit log. Null while it is open.",
    isOver: "The month is over, so it can be closed.",
    month: "The month, such as `2026-01`.",
    openDifferences: "Number of differences of statement lines in this month that are not settled.",
    viewerCanClose: "The caller may close it now.",
  },
  ImportStatementInput: {
    self: "Values for importing a provider's statement.",
    csv: "The file, with the columns code (or confirmation number), date and amount. At most 1,000 lines.",
    isDryRun: "True only checks the file.",
    name: "Name of the file, for the list of differences.",
  },
  ImportStatementPayload: {
    self: "Result of `importStatement`.",
    added: "How many lines were saved. 0 in a dry run, and for a file that was imported before.",
    isKnown: "This file was imported before.",
    lines: "Every line of the file.",
  },
  SettleDifferenceInput: {
    self: "Values for settling a difference.",
    decision: "What happens to it.",
    reason: "Why, at most 300 characters.",
  },
  SettleDifferencePayload: { self: "Result of `settleDifference`.", difference: "The settled line." },
  CloseMonthInput: { self: "Values for closing a month.", month: "The month, such as `2026-01`." },
  CloseMonthPayload: { self: "Result of `closeMonth`.", month: "The closed month." },
  Query: {
    ledgerMonths: "The months since the first entry, newest first, at most twelve.",
    statementDifferences:
      "Differences of providers' statements. Open ones are sorted oldest first, settled ones newest first.",
    "statementDifferences(isOpen)": "True for open differences, false for settled ones.",
    viewerCanReconcile: "The caller may import statements and close months.",
  },
  Mutation: {
    closeMonth:
      "Closes a month of the ledger: no entry is dated in it from then on. CONFLICT if it is not over, already closed, or has open differences.",
    importStatement:
      "Compares a provider's statement with the dispatches. Lines that match are paid, and differences become tasks. INVALID names `csv`; a dry run lists wrong lines instead. CONFLICT if a dispatch changed meanwhile. NOT_FOUND.",
    settleDifference:
      "Accepts or refuses a difference. FORBIDDEN for a person who dispatched help for the case. INVALID if it cannot be accepted. CONFLICT if it is already settled. UNPROCESSABLE if the fund has too little. NOT_FOUND.",
  },
  Subscription: { statementChanged: "Each new or settled line of a statement." },
});
