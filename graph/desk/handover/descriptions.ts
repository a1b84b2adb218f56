import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  AcknowledgeHandoverInput: { self: "The hand-over that was read." },
  AcknowledgeHandoverPayload: { self: "The acknowledged hand-over.", handover: "The hand-over." },
  HandOverShiftInput: {
    self: "Values for handing over the shift.",
    note: "What the next shift should know. At most 2,000 characters.",
  },
  HandOverShiftPayload: { self: "The hand-over.", handover: "The hand-over." },
  HandoverCase: {
    self: "An open case that the next shift takes on.",
    caseId: "Case ID of the request.",
    note: "The last internal note. Null if there is none.",
    number: "Number of the request.",
    ownerName: "Name of its owner. Null if it has none.",
    status: "Status of the request.",
  },
  HandoverNote: {
    self: "An internal note.",
    at: "When it was written.",
    by: "User name of its author at that time.",
    text: "Its text. Treat it as plain text.",
  },
  ShiftHandover: {
    self: "A shift that an administrator handed over.",
    acknowledgedAt: "When the next administrator acknowledged it. Null if no one has.",
    acknowledgedBy: "User name of that administrator. Null if no one has.",
    at: "When it was handed over.",
    by: "User name of the administrator who handed over.",
    note: "What the next shift should know. Treat it as plain text.",
    viewerCanAcknowledge: "True if no one has acknowledged it and the caller did not write it.",
  },
  Query: {
    handoverCases: "Open cases with an owner or a note, newest first. At most 200.",
    shiftHandovers:
      "The last hand-over and every earlier one that no one has acknowledged, newest first. At most 20.",
  },
  Mutation: {
    acknowledgeHandover:
      "Records that the next administrator has read a hand-over. FORBIDDEN for its author. CONFLICT if it is acknowledged. NOT_FOUND.",
    handOverShift:
      "Hands over the shift and notifies administrators by email. The same text again, before anyone has acknowledged it, changes nothing. INVALID with `fields`.",
  },
});
