import { ago, sentences } from "../../core/i18n/phrases.ts";

/** Numbers for programs, next to the amounts as text. */
type Figures = { amount: number; version: number };
/** The first decision. `by` is empty for a rule and for an administrator whose name is hidden. */
type First = { decision: string; by: string; role: string; minutes: number };

export const en = {
  justification: "Approved based on AI recommendation and officer review.",
  victimInfoFirst:
    "Victim information is required before approving the request. Please add victim details first.",
  answerMissing: "Please choose an answer",
  reasonNotGiven: "No reason was given.",
  victimInfoMissing: "The officer has not added the victim information yet.",
  officerFirst: "Please confirm your officer first. Use the link in our other email.",
  caseUnconfirmed:
    "The supervisor has not confirmed this case's officer yet. Until then, an administrator decides.",
  alreadyApproved: "You already approved this request. Someone else must decide now.",
  notAllocated: ({ status }: { status: string }) =>
    `This allocation is ${status}. Only allocated funds can be distributed.`,
  onlyDecisions: "You can set the status only to approved or denied.",
  notDecision: "Must be approved or denied",
  completedByMoney: "To complete a request, mark its allocation as distributed.",
  changedToPending: "Someone else just changed this request. It is now pending. Please review it again.",
  changedToProcessing:
    "Someone else just changed this request. It is now processing. Please review it again.",
  amountChanged: ({ shown }: Figures & { shown: string }) =>
    `The amount of this request is now ${shown}. Please review it before you approve.`,
  remainderChanged: ({ left }: { amount: number; left: string }) =>
    `${left} is now left to pay out. Please check again before you mark it as distributed.`,
  ownWaitsForFund:
    "Approved by you. The fund does not have enough money right now; an administrator will arrange it.",
  waitsForFund: "Approved. The fund does not have enough money right now; an administrator will arrange it.",
  overOfficerLimit:
    "This is over the limit that one officer can approve. An administrator must also approve it.",
  overAgencyLimit:
    "This is over the daily or monthly limit for your agency. An administrator must also approve it.",
  overVictimLimit:
    "This is over the daily or monthly limit for one recipient with one approval. A second person must also approve it.",
  waitingOverLimit: ({ waiting, limit }: Figures & { waiting: string; limit: string }) =>
    `${waiting} is pending here, but the limit for one request is now ${limit}. Please deny it and file it again, or ask an administrator.`,
  overLimit: ({ limit }: Figures & { limit: string }) =>
    `The limit for one request is now ${limit}. Please review it before you approve.`,
  alreadyDecided: ({ status }: { status: string }) => `This request is already ${status}.`,
  decidedFirst: ({ status, decision, minutes, ...first }: First & { status: string }) =>
    `This request is already ${status}. ${who(first)} ${decision} it ${ago(minutes, "en")}.`,
  approvedFirst: ({ minutes, ...first }: First) =>
    `${who(first)} approved this request ${ago(minutes, "en")}. It is now processing. Please review it again.`,
  secondOfAll:
    "We will record your approval. A second person must also approve the request: your supervisor through the link in the email, another trusted officer, or an administrator.",
  secondOfOthers:
    "We will record your approval. A second person must also approve the request: a trusted officer or an administrator.",
  anotherOfAll:
    "You approved this request. Another person must also approve it: your supervisor through the link in the email, another trusted officer, or an administrator.",
  anotherOfOthers:
    "You approved this request. Another person must also approve it: a trusted officer or an administrator.",
  differenceReasonWrong: "Choose a reason from the list",
  differenceReasonMissing:
    "This amount is not the recommended one. Choose a reason. If it is another reason, add a note.",
  lowerOnly: "You can approve less than the shown amount, but not more.",
  onePersonMore: "One more person must approve it after you.",
  peopleMore: ({ count }: { count: number }) => `${count} more people must approve it after you.`,
  dispatchesFirst: "Help was dispatched for this request. Void its dispatches first.",
  dispatchFirst: "This request has no dispatches yet. Dispatch help to change its status.",
  moneyHandedOver: "Funds for this request were already distributed, so its status can't change.",
  onlySteps: "You can set the status only to pending, approved, completed, dispatched, or rejected.",
  notStep: "Must be pending, approved, completed, dispatched, or rejected",
  pendingFirst:
    "You cannot approve this request alone. Please set it to pending first, then have it approved.",
  stepRefused: "This request just changed and can no longer be set to that status. Please review it again.",
};

const who = ({ by, role }: Pick<First, "by" | "role">) =>
  role === "you" ? "You" : role === "rule" ? "An automatic rule" : by || "An administrator";

export const says = sentences("allocations", en);
