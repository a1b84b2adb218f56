import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  EmergencyRequest: {
    viewerWaitsAs: "As whom the caller reads `waitingFor`. Null once the request is completed or denied.",
    waitingFor: "Who the request waits for now. Null once it is completed or denied.",
    waitingSpans:
      "Who the request waited for, from filing until now or its end, without gaps. Empty for everyone but administrators.",
  },
  Query: {
    requestsByNumber:
      "These requests, for what a list reads after its rows. Unknown numbers are missing. At most 200 numbers, or INVALID.",
    "requestsByNumber(numbers)": "Numbers of the requests.",
    ownerTimes:
      "How long the requests that ended in the last 30 days waited for each owner. At most five minutes old.",
  },
  OwnerTime: {
    self: "How long requests waited for one owner.",
    owner: "Who had to act.",
    requests: "How many of the requests waited for this owner.",
    medianMinutes: "Half of these requests waited at most this long in all, in minutes.",
    ninetiethMinutes: "Nine of ten of these requests waited at most this long in all, in minutes.",
  },
  OwnerTimes: {
    self: "The time that requests waited, by owner.",
    since: "Requests that ended before this time are not counted.",
    requests: "How many requests ended since then: the last 2,000 at most.",
    owners: "The longest median first. Owners of fewer than five requests are left out.",
  },
  WaitingSpan: {
    self: "A time during which a request waited for one owner.",
    from: "Start of the wait.",
    owner: "Who has to act.",
    reason: "What has to be done.",
    to: "End of the wait. Null while it lasts.",
  },
  WaitingOwner: {
    self: "Who a request can wait for.",
    administrator: "An administrator.",
    closed: "No one: the request was closed, and reopened later.",
    fund: "The fund, which has too little money.",
    officer: "The officer of the case.",
    recipient: "The person who receives the help.",
    second_approver: "A second person who must approve.",
    supervisor: "The officer's supervisor.",
    system: "The system.",
    transport: "The delivery of a message.",
    vendor: "The provider of the help.",
  },
  WaitingReader: {
    self: "As whom someone reads what a request waits for.",
    actor: "The caller has to act.",
    observer: "Someone else has to act.",
    recipient: "The caller filed the request for themself, and someone else has to act.",
  },
  WaitingReason: {
    self: "What has to be done before a request can go on.",
    answer: "Answer an administrator's message.",
    approval: "Approve or deny the request.",
    assignment: "Assign the citizen's request.",
    closed: "Nothing.",
    completion: "Complete the request.",
    confirmation: "Confirm the officer.",
    dispatch: "Dispatch the help.",
    funds: "Provide money.",
    handover: "Hand over the money, and mark it as distributed.",
    needs: "Confirm what is needed.",
    problem: "Handle a reported problem.",
    recipient_message: "Deliver the message about the help.",
    recommendation: "Recommend an amount.",
    redemption: "Provide the help.",
    second_approval: "Approve as the second person.",
    supervisor_email: "Deliver the email to the supervisor.",
    verification: "Submit the officer form.",
    victim_info: "Add the victim information.",
  },
});
