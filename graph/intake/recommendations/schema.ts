import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { can } from "../requests/policy.ts";
import { shownFigures, type ShownFigures } from "./figures.ts";
import { nearbyHelp } from "./nearby.ts";

builder.prismaNode("ResourceRecommendation", {
  access: "through",
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    status: t.exposeString("status"),
    aiConfidenceScore: t.exposeFloat("aiConfidenceScore"),
    resource: t.relation("resource"),
  }),
});

const RecommendationFigures = builder.objectRef<ShownFigures>("RecommendationFigures").implement({
  access: "through",
  fields: (t) => ({
    source: t.exposeString("source"),
    byRules: t.expose("byRules", { type: "USD" }),
    proposed: t.expose("proposed", { type: "USD" }),
  }),
});

builder.prismaObjectField("EmergencyRequest", "recommendationFigures", (t) =>
  t.field({
    type: RecommendationFigures,
    nullable: true,
    select: { recommendation: { select: { source: true, inputs: true } } },
    resolve: ({ recommendation }, _args, { viewer }) =>
      can.seeAdvice(viewer) && recommendation ? shownFigures(recommendation) : null,
  }),
);

builder.prismaObjectField("EmergencyRequest", "nearbyHelp", (t) =>
  t.prismaField({
    type: ["Resource"],
    resolve: (_query, request, _args, context) => nearbyHelp(context, request),
  }),
);
