import type { RequestParameters } from "relay-runtime";
import { afterEach, expect, test, vi } from "vitest";
import { RequestError, send } from "../http/http.ts";
import { fetchGraphQL } from "./network.ts";

afterEach(() => vi.unstubAllGlobals());

/** A server with one answer that records its requests. */
function serverSays(status: number, body: string) {
  const asked = vi.fn<typeof fetch>(async () => new Response(body, { status }));
  vi.stubGlobal("fetch", asked);
  return () => {
    const init = asked.mock.calls[0]?.[1];
    return {
      headers: init?.headers as Record<string, string>,
      body: JSON.parse(init?.body as string) as unknown,
    };
  };
}

const parameters = (operation: { id: string | null; text: string | null }) =>
  ({ ...operation, name: "RequestsPageQuery", operationKind: "query", metadata: {} }) as RequestParameters;
const persisted = parameters({ id: "abc123", text: null });

const ask = (request = persisted) =>
  Promise.resolve(fetchGraphQL(request, { first: 20 }, {}) as Promise<unknown>);
const refusal = async (answer: Promise<unknown>) => {
  const error = await answer.catch((problem: unknown) => problem);
  if (!(error instanceof RequestError)) throw new Error("it was not refused");
  return error;
};

test("sends a persisted operation by its ID", async () => {
  const asked = serverSays(200, `{"data":{"requests":[]}}`);
  await ask();
  expect(asked().body).toEqual({
    documentId: "abc123",
    operationName: "RequestsPageQuery",
    variables: { first: 20 },
  });
});

test("does not send an operation that needs a session without one, and refuses like the server", async () => {
  const asked = vi.fn<typeof fetch>(async () => new Response(`{"data":{}}`));
  vi.stubGlobal("fetch", asked);
  const needsSession = { metadata: { needsSession: true } };
  const askSigned = () => Promise.resolve(fetchGraphQL(persisted, {}, needsSession) as Promise<unknown>);
  document.cookie = "safevoice-session=; Max-Age=0";
  expect((await refusal(askSigned())).code).toBe("UNAUTHENTICATED");
  expect(asked).not.toHaveBeenCalled();
  document.cookie = "safevoice-session=officer.1700000000000.x";
  await askSigned();
  document.cookie = "safevoice-session=; Max-Age=0";
  expect(asked).toHaveBeenCalledOnce();
});

test("sends an operation without an ID by its text", async () => {
  const asked = serverSays(200, `{"data":{}}`);
  await ask(parameters({ id: null, text: "query RequestsPageQuery { a }" }));
  expect(asked().body).toMatchObject({ query: "query RequestsPageQuery { a }" });
});

test("a GraphQL refusal reaches the caller with its sentence, code and fields", async () => {
  const extensions = {
    code: "INVALID",
    key: "core.formFailed",
    fields: { victimName: ["Full name is required"] },
    fieldKeys: { victimName: [{ key: "requests.nameMissing" }] },
  };
  serverSays(200, JSON.stringify({ data: null, errors: [{ message: "Please check", extensions }] }));
  const error = await refusal(ask());
  expect(error.message).toBe("Please check");
  expect(error.code).toBe("INVALID");
  expect(error.sentence).toEqual({ text: "Please check", key: "core.formFailed" });
  expect(error.fields).toEqual({
    victimName: [{ text: "Full name is required", key: "requests.nameMissing" }],
  });
});

const answerWith = (...errors: object[]) =>
  serverSays(200, JSON.stringify({ data: { request: { money: null } }, errors }));
const failed = { message: "Something went wrong", extensions: { code: "INTERNAL" } };

test("an unexpected error in a caught field leaves the rest of the answer", async () => {
  answerWith({ ...failed, path: ["request", "money", "entries", 0] });
  expect(await ask()).toMatchObject({ data: { request: { money: null } } });
});

test("an error of another field fails the operation", async () => {
  answerWith({ ...failed, path: ["request", "money"] }, { ...failed, path: ["request", "caseId"] });
  expect((await refusal(ask())).code).toBe("INTERNAL");
});

test("a refusal fails the operation, also in a caught field", async () => {
  const extensions = { code: "UNAUTHENTICATED" };
  answerWith({ message: "Please sign in", path: ["request", "money"], extensions });
  expect((await refusal(ask())).code).toBe("UNAUTHENTICATED");
});

test("raises a non-GraphQL answer as status and body", async () => {
  serverSays(503, "busy");
  const error = await refusal(ask());
  expect(error.message).toBe("503: busy");
  expect(error.status).toBe(503);
});

test("a lost connection is a RequestError too", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect((await refusal(ask())).code).toBe("NETWORK");
});

test("a REST refusal has the server's sentence and field errors", async () => {
  serverSays(
    409,
    `{"success":false,"message":"Already decided","code":"CONFLICT","key":"a.decided","values":{"by":2},"fields":{"status":["approved"]}}`,
  );
  const error = await refusal(send("PATCH", "/api/emergency-requests/1/status", { status: "denied" }));
  expect([error.message, error.code, error.status]).toEqual(["Already decided", "CONFLICT", 409]);
  expect(error.sentence).toEqual({ text: "Already decided", key: "a.decided", values: { by: 2 } });
  expect(error.fields).toEqual({ status: [{ text: "approved" }] });
});
