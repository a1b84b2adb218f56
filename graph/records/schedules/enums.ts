import { recordClasses } from "../../../shared/records/schedules/rules.ts";
import { builder } from "../../core/graphql/builder.ts";
import { valuesOf } from "../../core/graphql/enums.ts";

export const RecordClass = builder.enumType("RecordClass", {
  description: "Records that are destroyed together, by one schedule.",
  values: valuesOf(recordClasses, {
    cases: "What was said about the person in need, and letters. Money, decisions and counts stay.",
    evidence: "Documents and photos.",
    recordings: "Recorded statements.",
    government_id: "Numbers of government IDs. They go with the case at the latest.",
    messages: "Emails, text messages and answers.",
    callbacks: "Callback requests of the public.",
    feedback: "Feedback and reports of wrong entries.",
    session_networks: "Network addresses and browsers of sessions.",
  }),
});
