import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import type { WaitingOwner, WaitingReason } from "#relay/WaitingFor_request.graphql";
import { duration } from "../../shell/desk/words.duration.en.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";

const owners: Record<WaitingOwner, string> = {
  officer: "Officer",
  supervisor: "Supervisor",
  second_approver: "Second approver",
  administrator: "Administrators",
  fund: "Fund",
  vendor: "Provider",
  recipient: "Recipient",
  transport: "Message delivery",
  system: "System",
  closed: "Closed, then reopened",
};

/** After "Waiting: ", in a narrow column. */
const inShort: Record<WaitingOwner, string> = {
  officer: "officer",
  supervisor: "supervisor",
  second_approver: "approver",
  administrator: "admin",
  fund: "fund",
  vendor: "provider",
  recipient: "recipient",
  transport: "message",
  system: "system",
  closed: "no one",
};

const reasonInShort: Record<WaitingReason, string> = {
  verification: "officer form",
  confirmation: "confirmation",
  supervisor_email: "email on its way",
  victim_info: "victim information",
  needs: "confirmed needs",
  recommendation: "amount",
  approval: "approval",
  second_approval: "second approval",
  assignment: "assignment",
  funds: "money",
  dispatch: "dispatch",
  handover: "handover of the money",
  recipient_message: "message on its way",
  problem: "reported problem",
  answer: "answer",
  redemption: "use of the help",
  completion: "completion",
  closed: "decided",
};

export const en = {
  title: "Time by owner",
  owners,
  waitsFor: (owner: WaitingOwner, reason: WaitingReason) =>
    `Waiting: ${inShort[owner]}, ${reasonInShort[reason]}`,
  toDo: (reason: WaitingReason) => `To do: ${reasonInShort[reason]}`,
  since: (reason: string, time: string) => `${reason} Since ${time}.`,
  times: {
    title: "Who Requests Wait For",
    owner: "Waits for",
    median: "Half wait at most",
    ninetieth: "9 of 10 wait at most",
    requests: "Requests",
    empty: "Fewer than 5 requests ended in the last 30 days.",
    text: (requests: number) =>
      `Total time per request, for ${pluralEn(requests, "1 request", `${requests.toLocaleString("en-US")} requests`)} completed or denied in the last 30 days. Groups of fewer than 5 are not shown.`,
  },
  duration,
  now: (time: string) => `${time}, waiting now`,
};

export const words = dictionary(en);
