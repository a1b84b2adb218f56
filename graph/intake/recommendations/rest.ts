import * as z from "zod/mini";
import { parseId } from "../../core/errors.ts";
import { component, route, type Routes } from "../../core/http/rest.ts";
import { listResourceRecommendations } from "./service.ts";

const recommendationAnswer = component(
  "RecommendedResource",
  z.object({
    id: z.number(),
    status: z.string(),
    aiConfidenceScore: z.number(),
    resource: z.object({
      id: z.number(),
      name: z.string(),
      type: z.string(),
      description: z.string(),
      contactInfo: z.string(),
      state: z.string(),
      address: z.nullable(z.string()),
      hours: z.nullable(z.string()),
      website: z.nullable(z.string()),
    }),
  }),
);

export const recommendationRoutes: Routes = {
  "GET /api/resource-recommendations/request/:id": route(
    {
      access: "officerOrReader",
      example: { params: { id: "1" } },
      operationId: "listRecommendedResources",
      tag: "Directory",
      summary: "List the directory entries recommended for a request.",
      answer: z.array(recommendationAnswer),
    },
    async (context, { params }) =>
      (await listResourceRecommendations(context, parseId(params["id"]))).map(show),
  ),
};

type RestRecommendation = z.output<typeof recommendationAnswer>;

const show = ({ id, status, aiConfidenceScore, resource }: RestRecommendation): RestRecommendation => {
  const { name, type, description, contactInfo, state, address, hours, website } = resource;
  return {
    id,
    status,
    aiConfidenceScore,
    resource: { id: resource.id, name, type, description, contactInfo, state, address, hours, website },
  };
};
