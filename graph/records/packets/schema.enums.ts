import {
  packetClasses,
  packetFailures,
  packetKinds,
  packetParts,
} from "../../../shared/records/packets/rules.ts";
import { builder } from "../../core/graphql/builder.ts";
import { valuesOf } from "../../core/graphql/enums.ts";

export const Kind = builder.enumType("PacketKind", {
  description: "Why a packet of records is made.",
  values: valuesOf(packetKinds, {
    court_order: "A court ordered it.",
    subpoena: "A subpoena compels it.",
    public_records: "Someone asked for public records.",
    release: "The person let it out.",
  }),
});

export const Part = builder.enumType("PacketPart", {
  description: "What a packet can have besides files.",
  values: valuesOf(packetParts, {
    request: "The request, the victim information and the list of files.",
    decisions: "Recommendations, allocations, approvals and denials.",
    officer: "The officer's case, if its record is about the same person.",
    letters: "The letters.",
    messages: "Messages and answers.",
    help: "Dispatched help and its use.",
    audit: "The entries of the audit log about the request.",
    notes: "Internal notes and tasks of the desk.",
  }),
});

export const PersonalClass = builder.enumType("PacketClass", {
  description: "What a redaction by class covers, by the inventory of personal data.",
  values: valuesOf(packetClasses, {
    victimIdentity: "Who the person in need is, and where.",
    contact: "How the person in need is reached.",
    otherPerson: "Someone whom the person in need named.",
    victimText: "What was said about the person in need.",
    citizen: "A member of the public.",
    officer: "An officer.",
    supervisor: "A supervisor or deputy.",
    admin: "An administrator, and words between administrators.",
    network: "A network address.",
    money: "A reference of the bank or the ledger.",
    reference: "Numbers by which records are found.",
  }),
});

export const State = builder.enumType("PacketState", {
  description: "Where a packet is.",
  values: valuesOf(["draft", "making", "done", "failed"] as const, {
    draft: "Its pages are reviewed.",
    making: "Its PDF is made.",
    done: "Its PDF can be downloaded.",
    failed: "Its PDF could not be made.",
  }),
});

export const Failure = builder.enumType("PacketFailure", {
  description: "Why the PDF of a packet could not be made.",
  values: valuesOf(packetFailures, {
    unreadable: "A page of a file could not be drawn.",
    too_large: "The PDF would have more than 100 MB.",
    lost: "A file is no longer stored.",
    unexpected: "An error of the server. Its log says which.",
  }),
});
