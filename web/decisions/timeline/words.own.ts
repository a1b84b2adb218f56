import type { WaitingReason } from "#relay/WaitingFor_request.graphql";
import { dictionary } from "../../core/i18n/i18n.tsx";

/** To the person who filed for themself. */
const toRecipient: Record<WaitingReason, string> = {
  verification: "A person still has to add some details.",
  confirmation: "A person still has to confirm some details.",
  supervisor_email: "A person still has to confirm some details.",
  victim_info: "A person still has to add some details.",
  needs: "A person still has to check what you need.",
  recommendation: "We are looking at what you need.",
  approval: "A person has to decide about your request.",
  second_approval: "A second person has to decide about your request.",
  assignment: "A person has to take your request.",
  funds: "There is not enough money for it right now. We are looking for a way.",
  dispatch: "Your request was approved. A person has to send the help.",
  handover: "Your request was approved. A person has to bring you the money or tell you how to get it.",
  recipient_message: "The message about your help is on its way to you.",
  problem: "You told us about a problem. A person has to handle it.",
  answer: "Please answer our message.",
  redemption: "You can use your help now. Your Help Pass shows the code.",
  completion: "You received your help. We only have to close your request.",
  closed: "You do not have to do anything.",
};

export const en = { withUs: "You do not have to do anything now", toRecipient };

export const ownWords = dictionary(en, {
  es: () => import("./words.own.es.ts").then((file) => file.es),
  fr: () => import("./words.own.fr.ts").then((file) => file.fr),
});
