import { declareDescriptions } from "../../../core/graphql/descriptions.ts";

declareDescriptions({
  CaseOwner: {
    self: "The administrator who looks after a case.",
    name: "Full name.",
    since: "When the case was assigned.",
    username: "Username of the account.",
  },
  CaseNote: {
    self: "An internal note on a case. It is part of no letter, model prompt or export.",
    at: "When it was written.",
    by: "Name of the administrator who wrote it.",
    number: "Row number.",
    text: "Text, up to 2,000 characters. `@username` names a colleague.",
  },
  CaseMention: {
    self: "A note that names the caller.",
    at: "When the note was written.",
    by: "Username of the administrator who wrote it.",
    caseId: "Case number of the note's case.",
    noteNumber: "Row number of the note.",
    requestNumber: "Number of the note's request.",
  },
  CaseListView: {
    self: "A saved view of the list of cases.",
    address: "URL parameters of the list, such as `status=pending&q=elm`.",
    isOwn: "True if the caller saved it and can delete it.",
    isShared: "True if every administrator who reads cases sees it.",
    name: "Name, unique among the views of its owner.",
    number: "Row number.",
    owner: "Full name of the administrator who saved it.",
  },
  OpenCase: {
    self: "A case that other sessions have open.",
    names: "Usernames of the administrators, each once.",
    number: "Number of the request.",
  },
  CaseAssignment: {
    self: "What became of one case of `assignCases`.",
    number: "Number of the request.",
    refusal: "Why the case was not assigned. Null if it was.",
    request: "The request. Null if it was not assigned.",
  },
  AssignedCaseInput: {
    self: "A case to assign.",
    id: "Relay global ID of the request.",
    shown: "Username of the owner that was shown. Null if there was none.",
  },
  AssignCasesInput: {
    self: "Cases for one administrator.",
    cases: "1 to 50 different cases.",
    owner: "Username of the new owner. Null returns the cases to no one.",
  },
  AssignCasesPayload: { results: "One for each case, in the order of the input." },
  SaveCaseListViewInput: {
    address: "URL parameters of the list. Unknown ones are dropped. At most 400 characters.",
    isShared: "True to show it to every administrator who reads cases.",
    name: "Name, up to 60 characters. The caller's view with this name is replaced.",
  },
  SaveCaseListViewPayload: { views: "All views that the caller sees, by name." },
  DeleteCaseListViewInput: { number: "Row number of the view." },
  DeleteCaseListViewPayload: { views: "All views that the caller sees, by name." },
  EmergencyRequest: {
    noteCount: "Number of internal notes. 0 for everyone but administrators.",
    notes: "Internal notes, newest first, up to 200. Empty for everyone but administrators.",
    owner: "The administrator who looks after the case. Null if no one does, and for everyone else.",
  },
  Query: {
    caseColleagues: "Active administrators who may work on cases, by name.",
    caseListViews: "The caller's saved views of the list of cases and the shared ones, by name.",
    openCases: "Cases that other sessions have open now.",
    caseMentions: "Notes that name the caller and that the caller has not opened, newest first.",
  },
  Mutation: {
    addCaseNote:
      "Writes an internal note. Named colleagues are notified. Errors: `INVALID` (the text is missing or too long, or names an unknown account), `NOT_FOUND`.",
    assignCase:
      "Gives a case to an administrator, or to no one. While it has an owner, no rule escalates or approves it. Errors: `CONFLICT` if the owner is no longer `shown`, `INVALID` if no active administrator with this username works on cases, `NOT_FOUND`.",
    assignCases:
      "Gives several cases to one administrator, or to no one. Each case succeeds or is refused for itself. Errors: `INVALID` if the cases or the owner cannot be used.",
    deleteCaseListView: "Deletes a saved view of the caller. Errors: `NOT_FOUND`.",
    saveCaseListView: "Saves a view of the list of cases. Errors: `INVALID` with `fields`.",
    seeCaseMentions: "Marks the caller's mentions on a case as seen. Errors: `NOT_FOUND`.",
  },
  AddCaseNoteInput: {
    text: "Text, up to 2,000 characters. `@username` names up to 10 colleagues.",
  },
  AssignCaseInput: {
    owner: "Username of the new owner. Null returns the case to no one.",
    shown: "Username of the owner that was shown. Null if there was none.",
  },
  SeeCaseMentionsPayload: { seen: "Number of mentions that were new." },
  Subscription: { caseMentioned: "A new note names the caller." },
});
