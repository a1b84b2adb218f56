import type { WaitingOwner, WaitingReason } from "#relay/WaitingFor_request.graphql";
import { dictionary } from "../../core/i18n/i18n.tsx";

const owners: Record<WaitingOwner, string> = {
  officer: "Waiting for the officer",
  supervisor: "Waiting for the supervisor",
  second_approver: "Waiting for a second approval",
  administrator: "Waiting for an administrator",
  fund: "Waiting for money",
  vendor: "Help is ready",
  recipient: "Waiting for the recipient",
  transport: "A message is on its way",
  system: "Working on it",
  closed: "Closed",
};

const reasons: Record<WaitingReason, string> = {
  verification: "The officer has to submit the officer form.",
  confirmation: "The supervisor has to confirm the officer.",
  supervisor_email: "The email to the supervisor is on its way.",
  victim_info: "The officer has to add the victim information.",
  needs: "The officer has to confirm what is needed.",
  recommendation: "The amount is being calculated.",
  approval: "The officer has to approve or deny the request.",
  second_approval: "A second person has to approve the request.",
  assignment: "An administrator has to assign the request to an officer.",
  funds: "The fund does not have enough money right now. An administrator will arrange it.",
  dispatch: "An administrator has to send the help.",
  handover: "The money has to be handed over.",
  recipient_message: "The message about the help is on its way.",
  problem:
    "The recipient reported a problem with the help. An administrator is fixing it. You do not have to do anything.",
  answer: "The recipient has to answer our message.",
  redemption: "The help was sent and can be used now.",
  completion: "All help was given. An administrator has to complete the request.",
  closed: "Nothing has to be done.",
};

/** What the reader has to do, if it is theirs. */
const yours: Partial<Record<WaitingReason, string>> = {
  verification: "Submit the officer form, so that your supervisor can confirm you.",
  victim_info: "Add the victim information.",
  needs: "Confirm what is needed.",
  approval: "Approve or deny it.",
  second_approval: "Approve or deny the request as the second person.",
  assignment: "Assign the request to an officer.",
  funds: "The fund does not have enough money. Add money, then approve the request again.",
  dispatch: "Send the help.",
  handover: "Hand over the money. Then choose Mark as Distributed under Funding.",
  problem: "A problem was reported. Handle it.",
  answer: "Please answer our message.",
  completion: "All help was given. Complete the request.",
};

export const en = {
  owners,
  reasons,
  yourTurn: "Your turn",
  turns: (requests: number) => `Your turn: ${requests}`,
  yours,
  since: (time: string) => `Since ${time}.`,
  delivered: (time: string) => `The email is from ${time}.`,
  sendAgain: "Send the email again",
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
