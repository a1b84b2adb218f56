import "./domains.ts";
import { builder } from "../core/graphql/builder.ts";

/** The whole GraphQL schema: each domain has added its own part to the builder. */
export const schema = builder.toSchema();
