import "./domains.ts";
import { builder } from "../core/graphql/builder.ts";
import "../core/graphql/core-descriptions.ts";
import { withDescriptions } from "../core/graphql/descriptions.ts";
import { withSharedPaths } from "../core/graphql/shared-paths.ts";

/** The whole GraphQL schema: each domain has added its own part to the builder. */
export const schema = withDescriptions(withSharedPaths(builder.toSchema()));
