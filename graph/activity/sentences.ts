import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  searchTooLong: "Please search for at most 100 characters",
  noSuchEntry: "There is no such entry",
  reasonMissing: "Please say why this is done",
  reasonTooLong: "Please say it in at most 500 characters",
  minutesWrong: "A block lasts from 5 minutes to 30 days",
  noAddress: "This is no IP address",
  ownAddress: "You cannot block your own network.",
  thisMachine: "This address is this machine itself. Blocking it may shut everybody out.",
  alreadyBlocked: "This network is blocked already.",
  noSuchBlock: "There is no such block.",
  blockOver: "This block is over already.",
  noSuchSession: "There is no such session.",
  sessionOver: "This session is over already.",
  ownSession: "You cannot end your own session here. Please log out instead.",
  verifying: "The chain is being verified already.",
};

export const says = sentences("activity", en);
