import type { Descriptions } from "../../core/graphql/descriptions.ts";

export const descriptions: Descriptions = {
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
  CaseColleague: {
    self: "An administrator who can be given a case and named in a note.",
    name: "Full name.",
    username: "Username of the account.",
  },
  CaseMention: {
    self: "A note that names the caller.",
    at: "When the note was written.",
    by: "Username of the administrator who wrote it.",
    caseId: "Case number of the note's case.",
    noteNumber: "Row number of the note.",
    requestNumber: "Number of the note's request.",
  },
  EmergencyRequest: {
    noteCount: "Number of internal notes. 0 for everyone but administrators.",
    notes: "Internal notes, newest first, up to 200. Empty for everyone but administrators.",
    owner: "The administrator who looks after the case. Null if no one does, and for everyone else.",
  },
  Query: {
    caseColleagues: "Active administrators who may work on cases, by name.",
    caseMentions: "Notes that name the caller and that the caller has not opened, newest first.",
  },
  Mutation: {
    addCaseNote:
      "Writes an internal note. Named colleagues are notified. Errors: `INVALID` (the text is missing or too long, or names an unknown account), `NOT_FOUND`.",
    assignCase:
      "Gives a case to an administrator, or to no one. Errors: `CONFLICT` if the owner is no longer `shown`, `INVALID` if no active administrator with this username works on cases, `NOT_FOUND`.",
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
};
