import { says as coreSays } from "../../../shared/core/sentences.ts";
import type { FetchFunction, GraphQLResponse, RequestParameters, Variables } from "relay-runtime";
import { call, refused, RequestError, type RefusalDetails } from "../http/http.ts";
import { noteSessionEnd } from "../session/sessionEnd.ts";
import { markMaintained } from "../http/maintenanceMark.ts";
import { parseMark } from "../session/sessionMark.ts";

/**
 * The nullable fields whose components show their own failure: each selection of them has `@catch`.
 * Without it Relay would read a failed field as null, and the page would show "none".
 */
export const caughtFields: readonly string[] = ["money", "automaticOutlook"];

/**
 * GraphQL over HTTP. A single error fails the whole operation, because the person should read its
 * sentence; only an unexpected one in a caught field stays there.
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
  throwUncaught(result, answer.status);
  if (!answer.ok || result?.data === undefined) throw refused(answer);
  return result as GraphQLResponse;
};

/** The operation by its persisted id, or by its text if it has none. */
export const operation = (request: RequestParameters) =>
  request.id
    ? { documentId: request.id, operationName: request.name }
    : { query: request.text ?? "", operationName: request.name };

/** The code of an error that the server did not foresee. */
const unexpected = "INTERNAL";

export interface GraphQLProblem {
  message: string;
  path?: readonly (string | number)[] | undefined;
  extensions?: RefusalDetails | undefined;
}
interface GraphQLResult {
  data?: Variables | null;
  errors?: GraphQLProblem[];
}

/** Throws the first error that no component shows. */
export function throwUncaught(result: GraphQLResult | undefined, status?: number): void {
  const { data, errors = [] } = result ?? {};
  const uncaught = data ? errors.filter((problem) => !isCaught(problem)) : errors;
  if (uncaught.length > 0) throw errorOf(uncaught, status);
}

/** A refusal, such as that of an ended session, is not a failure of one field. */
const isCaught = ({ path = [], extensions }: GraphQLProblem) =>
  (extensions?.code ?? unexpected) === unexpected && path.some((step) => caughtFields.includes(String(step)));

/** The first GraphQL error as the app's one error. */
export function errorOf(problems: readonly GraphQLProblem[], status?: number): RequestError {
  const { message, extensions } = problems[0] ?? { message: "" };
  if (extensions?.code === "UNAUTHENTICATED") noteSessionEnd();
  return new RequestError(message, {
    ...extensions,
    code: extensions?.code ?? unexpected,
    status,
  });
}
