import { says as coreSays } from "../../../shared/core/sentences.ts";
import type { FetchFunction, GraphQLResponse, RequestParameters, Variables } from "relay-runtime";
import { call, refused, RequestError, type RefusalDetails } from "../http/http.ts";
import { noteSessionEnd } from "../session/sessionEnd.ts";
import { markMaintained } from "../http/maintenanceMark.ts";
import { parseMark } from "../session/sessionMark.ts";

/**
 * GraphQL over HTTP. A single error fails the whole operation, because the person should read its
 * sentence.
 */
export const fetchGraphQL: FetchFunction = async (request, variables, { metadata }) => {
  if (metadata?.["needsSession"] && !parseMark(document.cookie))
    throw new RequestError(coreSays.signIn, { code: "UNAUTHENTICATED" });
  const answer = await call("/graphql", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/graphql-response+json, application/json",
    },
    body: JSON.stringify({ ...operation(request), variables }),
  });
  if (answer.ok || answer.isMaintained) markMaintained(answer.isMaintained);
  const result = answer.json as GraphQLResult | undefined;
  if (result?.errors?.length) throw errorOf(result.errors, answer.status);
  if (!answer.ok || result?.data === undefined) throw refused(answer);
  return result as GraphQLResponse;
};

/** The operation by its persisted id, or by its text if it has none. */
export const operation = (request: RequestParameters) =>
  request.id
    ? { documentId: request.id, operationName: request.name }
    : { query: request.text ?? "", operationName: request.name };

export interface GraphQLProblem {
  message: string;
  extensions?: RefusalDetails | undefined;
}
interface GraphQLResult {
  data?: Variables | null;
  errors?: GraphQLProblem[];
}

/** The first GraphQL error as the app's one error. */
export function errorOf(problems: readonly GraphQLProblem[], status?: number): RequestError {
  const { message, extensions } = problems[0] ?? { message: "" };
  if (extensions?.code === "UNAUTHENTICATED") noteSessionEnd();
  return new RequestError(message, {
    ...extensions,
    code: extensions?.code ?? "INTERNAL",
    status,
  });
}
