import { builder } from "../../core/graphql/builder.ts";
import { can } from "../requests/policy.ts";
import { shownFigures, type FiguresView } from "./figures.ts";
import { nearbyHelp } from "./nearby.ts";

builder.prismaNode("ResourceRecommendation", {
  description: "A directory entry that was recommended for one request.",
  access: "through",
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number. REST calls it `id`." }),
    status: t.exposeString("status", { description: "Status of the recommendation, such as `recommended`." }),
    aiConfidenceScore: t.exposeFloat("aiConfidenceScore", {
      description:
        "From 0 to 5. 5: same city or county. 4: the region. 3: the whole state. 2: the whole country, or a second choice. 1: elsewhere in the state.",
    }),
    resource: t.relation("resource", { description: "The directory entry." }),
  }),
});

const RecommendationFigures = builder.objectRef<FiguresView>("RecommendationFigures").implement({
  description: "How a language model's recommendation was made, in US dollars.",
  access: "through",
  fields: (t) => ({
    source: t.exposeString("source", { description: "Name of the model." }),
    byRules: t.expose("byRules", {
      description: "Amount from the rules for the same facts. The recommendation never exceeds it.",
      type: "USD",
    }),
    proposed: t.expose("proposed", {
      description: "Amount that the model proposed before limits were applied.",
      type: "USD",
    }),
  }),
});

builder.prismaObjectField("EmergencyRequest", "recommendationFigures", (t) =>
  t.field({
    description:
      "How a language model's recommendation was made. Null if the rules made it, and for a citizen.",
    type: RecommendationFigures,
    nullable: true,
    select: { recommendation: { select: { source: true, inputs: true } } },
    resolve: ({ recommendation }, _args, { viewer }) =>
      can.seeAdvice(viewer) && recommendation ? shownFigures(recommendation) : null,
  }),
);

builder.prismaObjectField("EmergencyRequest", "nearbyHelp", (t) =>
  t.prismaField({
    description:
      "Nearby directory entries for the requested help. For the citizen who filed the request. Empty for callers who can read the recommendation.",
    type: ["Resource"],
    resolve: (_query, request, _args, context) => nearbyHelp(context, request),
  }),
);
