import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  noRecord: "This request has no victim information yet.",
  answerMissing: "Choose an answer.",
  verdictReason: "Please enter a reason of at least 3 characters.",
  verdictReasonLong: "Please use at most 500 characters.",
  verdictChanged: "Another administrator answered this meanwhile. Review their answer first.",
  oneCase: "A case cannot be compared with itself.",
  noOfficer: "No confirmed officer has this badge number or email address.",
  manyOfficers: "More than one officer has this badge number. Enter the officer's email address instead.",
  hasOfficer: "Someone is already responsible for this request.",
  ownerMissing: "Choose an active administrator who works on cases.",
  ownedBy: ({ name }: { name: string }) => `This case is now assigned to ${name}.`,
  ownedByNobody: "This case is no longer assigned to anyone.",
  noteNeeded: "Write a note first.",
  noteTooLong: "Please use at most 2,000 characters.",
  noSuchColleague: ({ name }: { name: string }) => `No active administrator has the username ${name}.`,
  tooManyMentions: "Please name at most 10 colleagues.",
  viewNameNeeded: "Give the view a name.",
  viewNameTooLong: "Please use at most 60 characters.",
  viewNameBuiltIn: "Everyone has a view with this name. Choose another name.",
  viewNameUsed: "Someone shares a view with this name, or one that looks like it. Choose another name.",
  viewTooLong: "The search is too long to save.",
  tooManyViews: "You have 30 saved views. Delete one first.",
  noView: "This view no longer exists.",
};

export const says = sentences("cases", en);
