import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  searchTooLong: "Search text can be at most 100 characters",
  caseUnknown: "There is no case with this ID.",
  bundleOnly: "Only a bundle can be of one case.",
  noSuchEntry: "Log entry not found",
  reasonMissing: "Please enter a reason",
  reasonTooLong: "The reason can be at most 500 characters",
  minutesWrong: "A block must last between 5 minutes and 30 days",
  noAddress: "Enter a valid IP address",
  ownAddress: "You can't block your own network.",
  thisMachine: "This is the server's own address. Blocking it could lock everyone out.",
  alreadyBlocked: "This network is already blocked.",
  noSuchBlock: "Block not found.",
  blockOver: "This block has already ended.",
  noSuchSession: "Session not found.",
  sessionOver: "This session was already ended.",
  ownSession: "You can't end your own session here. Log out instead.",
  verifying: "Verification is already running.",
};

export const says = sentences("activity", en);
