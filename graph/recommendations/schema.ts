import { builder } from "../app/builder.ts";

builder.prismaNode("ResourceRecommendation", {
  description: "A directory entry that was recommended for one request.",
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    status: t.exposeString("status"),
    aiConfidenceScore: t.exposeFloat("aiConfidenceScore", { description: "From 0 to 5." }),
    resource: t.relation("resource"),
  }),
});
