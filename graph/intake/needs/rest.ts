import * as z from "zod/mini";
import { component, route, type Routes } from "../../core/http/rest.ts";
import { needsAnswer, statedNeeds, textsToRead } from "../../../shared/intake/needs/rules.ts";
import { readTyped } from "./reader/typed.ts";

component("StatedNeeds", statedNeeds);
component("Needs", needsAnswer);

export const needsRoutes: Routes = {
  "POST /api/needs/read": route(
    {
      access: "public",
      example: { body: { texts: ["Food for two people and a room for one night"] } },
      operationId: "readNeeds",
      tag: "Requests",
      summary: "Read needs from text.",
      description: "Saves nothing and confirms nothing. For an officer, the services of the case are added.",
      body: textsToRead,
      answer: z.extend(needsAnswer, { fromCase: z.boolean() }),
    },
    (context, { body }) => readTyped(context, body),
  ),
};
