import { ago, sentences } from "../core/i18n/phrases.shared.ts";

/** What a program goes on with, beside the amounts as they are written. */
type Figures = { amount: number; version: number };
/** The decision that came first; `by` is empty for a rule, and for an administrator whom the reader may not name. */
type First = { decision: string; by: string; role: string; minutes: number };

export const en = {
  justification: "Approved based on AI recommendation and officer review.",
  victimInfoFirst:
    "Victim information is required before approving the request. Please add victim details first.",
  answerMissing: "Please choose an answer",
  reasonMissing: "Please give a reason",
  reasonNotGiven: "No reason was given.",
  victimInfoMissing: "The officer has not added the victim information yet.",
  officerFirst: "Please confirm your officer first, by the link in our other mail.",
  caseUnconfirmed:
    "The supervisor of this case has not confirmed its officer yet. Until then an administrator decides.",
  alreadyApproved: "You have approved this request already; somebody else must decide now.",
  notAllocated: ({ status }: { status: string }) =>
    `This allocation is ${status}; only allocated money can be distributed.`,
  onlyDecisions: "Here a status can become approved or denied.",
  notDecision: "Must be approved or denied",
  completedByMoney: "A request is completed by marking its allocation as distributed.",
  changedToPending: "Somebody else has just changed this request; it is pending now. Please look again.",
  changedToProcessing:
    "Somebody else has just changed this request; it is processing now. Please look again.",
  amountChanged: ({ shown }: Figures & { shown: string }) =>
    `The amount of this request is ${shown} now. Please look again before you approve it.`,
  remainderChanged: ({ left }: { amount: number; left: string }) =>
    `${left} of this money is left to hand over now. Please look again before you mark it as distributed.`,
  overOfficerCap:
    "More would be allocated on one officer's word than one officer's limit allows. An administrator must approve it too.",
  overVictimCap:
    "More would be allocated to this person than one approval may give within a day or a month. A second person must approve it too.",
  waitingOverLimit: ({ waiting, limit }: Figures & { waiting: string; limit: string }) =>
    `${waiting} waits here, and one request may be given ${limit} now. Please deny it and file it anew, or ask an administrator.`,
  overLimit: ({ limit }: Figures & { limit: string }) =>
    `One request may be given ${limit} now. Please look again before you approve it.`,
  alreadyDecided: ({ status }: { status: string }) => `This request is already ${status}.`,
  decidedFirst: ({ status, decision, minutes, ...first }: First & { status: string }) =>
    `This request is already ${status}. ${who(first)} ${decision} it ${ago(minutes, "en")}.`,
  approvedFirst: ({ minutes, ...first }: First) =>
    `${who(first)} approved this request ${ago(minutes, "en")}; it is processing now. Please look again.`,
  secondOfAll:
    "Your approval will be recorded, and a second person must approve it too: your supervisor by the link in the e-mail, another trusted officer, or an administrator.",
  secondOfOthers:
    "Your approval will be recorded, and a second person must approve it too: a trusted officer, or an administrator.",
  anotherOfAll:
    "You have approved this request. Another person must approve it too: your supervisor by the link in the e-mail, another trusted officer, or an administrator.",
  anotherOfOthers:
    "You have approved this request. Another person must approve it too: a trusted officer, or an administrator.",
  onePersonMore: "One more person must approve it after you.",
  peopleMore: ({ count }: { count: number }) => `${count} more people must approve it after you.`,
  dispatchesFirst: "Help was dispatched for this request. Void its dispatches first.",
  dispatchFirst: "A request becomes dispatched with its first dispatch, and it has none.",
  moneyHandedOver: "Funds for this request were already distributed, so its status can't change.",
  onlySteps: "Here a status can become pending, approved, completed, dispatched or rejected.",
  notStep: "Must be pending, approved, completed, dispatched or rejected",
  pendingFirst:
    "Your word alone is not enough to approve this request. Please set it to pending, and have it approved from there.",
  stepRefused: "This request has just changed, and can no longer be set to that status. Please look again.",
};

const who = ({ by, role }: Pick<First, "by" | "role">) =>
  role === "you" ? "You" : role === "rule" ? "An automatic rule" : by || "An administrator";

export const says = sentences("allocations", en);
