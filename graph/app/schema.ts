import "./domains.ts";
import { builder } from "../core/graphql/builder.ts";
import { withCommonDescriptions } from "../core/graphql/descriptions.ts";
import { withSharedPaths } from "../core/graphql/shared-paths.ts";

/** The whole GraphQL schema: each domain has added its own part to the builder. */
export const schema = withCommonDescriptions(withSharedPaths(builder.toSchema()));
