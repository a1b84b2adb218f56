import { readFileSync } from "node:fs";
import { configure, screen, waitFor } from "@testing-library/react";
import { graphql, GraphQLError, parse, subscribe, type ExecutionResult } from "graphql";
import type { UserEvent } from "@testing-library/user-event";
import { createMemoryRouter } from "react-router-dom";
import { Observable, type GraphQLResponse, type RequestParameters } from "relay-runtime";
import { schema } from "../../../graph/app/schema.ts";
import { App } from "../../../web/app/App.tsx";
import { throwUncaught } from "../../../web/core/relay/network.ts";
import { createEnvironment } from "../../../web/core/relay/relay.ts";
import { deskPages } from "../../../web/app/desk.ts";
import { openRouter } from "../../../web/app/routes.tsx";
import { createDirectory, type Directory } from "../../../web/community/directory/directory.ts";
import type { Caller } from "../kernel.ts";
import { showPage } from "./pages.ts";

configure({
  asyncUtilTimeout: 30_000,
  // A failed query names what was searched; the whole page would hide that.
  getElementError: (message) => new Error(message ?? "not found"),
  // Without `act`, as in a browser. Inside it React 19.3 can render three loading parts of a page
  // forever (react/react#37556), and then not even a time limit ends the test.
  eventWrapper: (event) => event(),
});

export interface Ways {
  directory?: Directory;
  /** Runs once on the server just before an operation of this name arrives. */
  before?: Record<string, () => Promise<unknown>>;
}

/** A missing row has the code that the server gives it. */
const asServed = (error: GraphQLError) =>
  (error.originalError as { code?: string } | undefined)?.code === "P2025"
    ? new GraphQLError(error.message, { extensions: { code: "NOT_FOUND" } })
    : error;

/**
 * The whole client at one address, with operations executed by the schema under the caller's
 * session.
 */
export function openScreens(caller: Caller, path: string, ways: Ways = {}) {
  const before = new Map(Object.entries(ways.before ?? {}));
  const environment = createEnvironment({
    fetch: async (request, variableValues) => {
      const happens = before.get(request.name);
      before.delete(request.name);
      await happens?.();
      const contextValue = await caller.context();
      const raw = await graphql({ schema, source: textOf(request), variableValues, contextValue });
      const result = plain({ ...raw, ...(raw.errors && { errors: raw.errors.map(asServed) }) });
      throwUncaught(result as Parameters<typeof throwUncaught>[0]);
      return result as GraphQLResponse;
    },
    subscribe: (request, variableValues) =>
      Observable.create<GraphQLResponse>((sink) => {
        let events: AsyncIterable<ExecutionResult> | undefined;
        let isStopped = false;
        void (async () => {
          const contextValue = await caller.context();
          const started = await subscribe({
            schema,
            document: parse(textOf(request)),
            variableValues,
            contextValue,
          });
          if (!(Symbol.asyncIterator in started))
            return sink.error(new Error(JSON.stringify(started.errors)));
          events = started;
          for await (const event of started) {
            if (isStopped) return;
            sink.next(plain(event) as GraphQLResponse);
          }
        })().catch((error: Error) => sink.error(error));
        return () => {
          isStopped = true;
          void (events as AsyncGenerator | undefined)?.return?.(undefined);
        };
      }),
  });
  // Browser APIs that react-aria needs and jsdom lacks.
  globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") } as typeof CSS;
  const openRelay = () => environment;
  const directory =
    ways.directory ??
    createDirectory(
      async (language, part) => {
        const where = part === "all" ? "" : `&state=${part}`;
        return (await caller.fetch(`/api/resources?lang=${language}${where}`)).json();
      },
      async (search) => (await caller.fetch(`/api/places?${search}`)).json(),
    );
  const loadDesk = () => Promise.resolve(deskPages);
  const router = openRouter({ openRelay, directory, loadDesk }, (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [path] }),
  );
  showPage(<App router={router} openRelay={openRelay} />);
  return {
    router,
    path: () => router.state.location.pathname,
    /** Everything that the Relay store holds, as text. */
    stored: () => JSON.stringify(environment.getStore().getSource().toJSON()),
  };
}

/** Appends text to a field in one step; letter-by-letter typing is for typing tests. */
export async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Reads a toast and closes it; otherwise it would delay the next one for seconds. */
export async function closeToast(user: UserEvent, title: string): Promise<void> {
  const toast = await waitFor(() => {
    const found = screen.getAllByText(title).find((said) => said.closest("[role=alertdialog]"));
    if (!found) throw new Error(`no toast says ${title}`);
    return found.closest("[role=alertdialog]")!;
  });
  await user.click(toast.querySelector("button[slot=close]")!);
}

const plain = (result: ExecutionResult) => JSON.parse(JSON.stringify(result)) as ExecutionResult;

let persisted: Record<string, string> | undefined;

/** Operations use their persisted id, as in production. */
function textOf({ id, text }: RequestParameters): string {
  if (text) return text;
  persisted ??= JSON.parse(readFileSync("graph/app/persisted.json", "utf8")) as Record<string, string>;
  return persisted[id ?? ""] ?? "";
}
