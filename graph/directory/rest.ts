import * as z from "zod/mini";
import { route, type Routes } from "../app/rest.ts";
import { showEntry } from "./describe.ts";
import { listResources } from "./service.ts";

/** A directory entry as REST shows it (spec 3). */
const resourceAnswer = z.object({
  id: z.number(),
  key: z.string(),
  name: z.string(),
  type: z.string(),
  description: z.string(),
  state: z.string(),
  address: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  website: z.nullable(z.string()),
  contactInfo: z.string(),
  sourceRetrieved: z.string(),
});

export const resourceRoutes: Routes = {
  "GET /api/resources": route(
    {
      summary: "The directory of help; `state` and `type` narrow it.",
      query: z.object({ state: z.optional(z.string()), type: z.optional(z.string()) }),
      answer: z.array(resourceAnswer),
      isKept: true,
    },
    async (context, { query }) => (await listResources(context, query)).map(showResource),
  ),
};

type Shown = z.output<typeof resourceAnswer>;

const showResource = (row: Shown): Shown => ({ id: row.id, ...showEntry(row) });
