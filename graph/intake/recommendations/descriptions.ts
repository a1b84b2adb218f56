import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  RecommendationBoard: {
    self: "Recommended and allocated amounts of the last 90 days.",
    hiddenStates: "Number of states that are left out because they have fewer than 5 requests.",
    rows: "One row for each group.",
  },
  RecommendationBoardGroup: {
    self: "How requests are grouped.",
    source: "By the source of the recommendation: the rules or a language model.",
    state: "By state.",
    urgency: "By urgency level.",
  },
  RecommendationBoardRow: {
    self: "Average amounts of one group, in US dollars.",
    decided: "Average allocated amount in US dollars.",
    group: "How the requests are grouped.",
    higher: "Number of requests with more allocated than recommended.",
    lower: "Number of requests with less allocated than recommended.",
    name: "Name of the group.",
    recommended: "Average recommended amount in US dollars.",
    requests: "Number of requests in the group.",
  },
  RecommendationFigures: {
    self: "How a language model's recommendation was made, in US dollars.",
    byRules: "Amount from the rules for the same facts. The recommendation never exceeds it.",
    proposed: "Amount that the model proposed before limits were applied.",
    source: "Name of the model.",
  },
  ResourceRecommendation: {
    self: "A directory entry that was recommended for one request.",
    aiConfidenceScore:
      "From 0 to 5. 5: same city or county. 4: the region. 3: the whole state. 2: the whole country, or a second choice. 1: elsewhere in the state.",
    number: "Row number. REST calls it `id`.",
    resource: "The directory entry.",
    status: "Status of the recommendation, such as `recommended`.",
  },
  Query: {
    recommendationBoard: "Recommended and allocated amounts of the last 90 days.",
  },
  EmergencyRequest: {
    nearbyHelp:
      "Nearby directory entries for the requested help. For the citizen who filed the request. Empty for callers who can read the recommendation.",
    recommendationFigures:
      "How a language model's recommendation was made. Null if the rules made it, and for a citizen.",
  },
});
