import * as z from "zod/mini";
import { route, type Routes } from "../core/http/rest.ts";
import { needsAnswer, textsToRead } from "./rules.shared.ts";
import { readTyped } from "./reader/typed.ts";

export const needsRoutes: Routes = {
  "POST /api/needs/read": route(
    {
      access: "public",
      example: { body: { texts: ["Food for two people and a room for one night"] } },
      summary:
        "Reads what words say is needed, while somebody types them; an officer's case adds its services. Nothing is kept, and nobody has confirmed it: that is what `needs` of a new request is for.",
      body: textsToRead,
      answer: z.extend(needsAnswer, { fromCase: z.boolean() }),
    },
    (context, { body }) => readTyped(context, body),
  ),
};
