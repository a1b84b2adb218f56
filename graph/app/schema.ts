import "../session/schema.ts";
import "../admins/schema.ts";
import "../allocations/schema.ts";
import "../communications/schema.ts";
import "../corrections/schema.ts";
import "../directory/schema.ts";
import "../events/schema.ts";
import "../evidence/schema.ts";
import "../feedback/schema.ts";
import "../needs/schema.ts";
import "../recommendations/schema.ts";
import "../recipients/schema.ts";
import "../requests/schema.ts";
import "../requests/needs.schema.ts";
import "../requests/victim-info.schema.ts";
import "../support/schema.ts";
import "../verification/schema.ts";
import { builder } from "../core/graphql/builder.ts";

/** The whole GraphQL schema: each domain adds its own part to the builder. */
export const schema = builder.toSchema();
