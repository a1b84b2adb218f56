import { builder } from "../core/graphql/builder.ts";
import { can } from "../requests/policy.ts";
import { shownFigures, type ShownFigures } from "./figures.ts";
import { nearbyHelp } from "./nearby.ts";

builder.prismaNode("ResourceRecommendation", {
  access: "through",
  description: "A directory entry that was recommended for one request.",
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    status: t.exposeString("status"),
    aiConfidenceScore: t.exposeFloat("aiConfidenceScore", {
      description:
        "From 0 to 5: 5 is in the same city or county, 4 serves the region, 3 the whole state, 2 the whole country or is to be asked second, 1 is elsewhere in the state.",
    }),
    resource: t.relation("resource"),
  }),
});

const RecommendationFigures = builder.objectRef<ShownFigures>("RecommendationFigures").implement({
  access: "through",
  description: "How a model's recommendation came about, in US dollars.",
  fields: (t) => ({
    source: t.exposeString("source", { description: "The model's name." }),
    byRules: t.expose("byRules", {
      type: "USD",
      description:
        "What the rule engine counts for the same facts; a model's recommendation is never above it.",
    }),
    proposed: t.expose("proposed", {
      type: "USD",
      description: "What the model said before it was held to the limits.",
    }),
  }),
});

builder.prismaObjectField("EmergencyRequest", "recommendationFigures", (t) =>
  t.field({
    type: RecommendationFigures,
    nullable: true,
    description: "Null where no model was asked, and for a citizen.",
    select: { recommendation: { select: { source: true, inputs: true } } },
    resolve: ({ recommendation }, _args, { viewer }) =>
      can.seeAdvice(viewer) && recommendation ? shownFigures(recommendation) : null,
  }),
);

builder.prismaObjectField("EmergencyRequest", "nearbyHelp", (t) =>
  t.prismaField({
    type: ["Resource"],
    description:
      "Who helps near the person with what was asked for, from the directory alone: nothing of the recommendation is in it. For the citizen who asked; empty for whoever reads the recommendation.",
    resolve: (_query, request, _args, context) => nearbyHelp(context, request),
  }),
);
