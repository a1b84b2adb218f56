import { builder } from "../app/builder.ts";

builder.prismaNode("ResourceRecommendation", {
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
