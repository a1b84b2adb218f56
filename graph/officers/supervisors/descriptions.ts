import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  OfficerCase: {
    supervisorDeputy:
      "The deputy whom the supervisor named last. Null if there is none, and after the term is over.",
  },
  SupervisorDeputy: {
    self: "A person who answers a supervisor's requests for some days, once both have confirmed it.",
    name: "Name of the deputy.",
    email: "Email address of the deputy, in the supervisor's domain.",
    firstDay: "First day of the term, such as `2026-12-24`.",
    lastDay: "Last day of the term. The whole day counts.",
    state: "Whether the deputy can answer now.",
  },
  SupervisorDeputyState: {
    self: "How far a deputy's term is.",
    waiting: "Not confirmed by both yet.",
    upcoming: "Confirmed by both. The first day has not come.",
    inForce: "The deputy can answer now.",
    over: "Ended, declined, or past its last day.",
  },
});
