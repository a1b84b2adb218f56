import "./domains.ts";
import { withinAgencies } from "./agency-access.ts";
import { builder } from "../core/graphql/builder.ts";
import { withCommonDescriptions } from "../core/graphql/descriptions.ts";
import { withSharedPaths } from "../core/graphql/shared-paths.ts";

/** The whole GraphQL schema: each domain has added its own part to the builder. */
export const schema = withinAgencies(withCommonDescriptions(withSharedPaths(builder.toSchema())));
