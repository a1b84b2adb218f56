import { readFileSync } from "node:fs";
import { configure, render, screen, waitFor } from "@testing-library/react";
import { graphql, parse, subscribe, type ExecutionResult } from "graphql";
import type { UserEvent } from "@testing-library/user-event";
import { createMemoryRouter, type RouteObject } from "react-router-dom";
import { Observable, type GraphQLResponse, type RequestParameters } from "relay-runtime";
import { schema } from "../../graph/app/schema.ts";
import { App } from "../../web/app/App.tsx";
import { errorOf } from "../../web/core/relay/network.ts";
import { createEnvironment } from "../../web/core/relay/relay.ts";
import { deskPages } from "../../web/app/deskRoutes.tsx";
import { routerOptions, routes } from "../../web/app/routes.tsx";
import { createDirectory, type Directory } from "../../web/directory/directory.ts";
import type { Caller } from "./kernel.ts";

// A miss says what was looked for; the whole page under it would hide that.
configure({ asyncUtilTimeout: 30_000, getElementError: (message) => new Error(message ?? "not found") });

interface Ways {
  directory?: Directory;
  /**
   * What happens on the server just before an operation of this name arrives there, once: nothing
   * can be heard of it in between.
   */
  before?: Record<string, () => Promise<unknown>>;
}

/**
 * The whole client at one address, its operations answered by the schema itself under the caller's
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
      const result = plain(await graphql({ schema, source: textOf(request), variableValues, contextValue }));
      if (result.errors?.length) throw errorOf(result.errors as Parameters<typeof errorOf>[0]);
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
  // What react-aria asks of a browser and jsdom has not.
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
  const loadDesk = () => Promise.resolve(fresh(deskPages));
  const options = { ...routerOptions({ openRelay, directory, loadDesk }), initialEntries: [path] };
  const router = createMemoryRouter(fresh(routes), options);
  render(<App router={router} openRelay={openRelay} />);
  return {
    router,
    path: () => router.state.location.pathname,
    /** Everything that the Relay store holds, as text. */
    stored: () => JSON.stringify(environment.getStore().getSource().toJSON()),
  };
}

/**
 * Puts a text at the end of what stands in the field, in one go: letter by letter is for tests of
 * typing.
 */
export async function paste(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/**
 * Reads a toast and closes it, as whoever goes on at once does: by itself it would stand before the
 * next one for seconds.
 */
export async function closeToast(user: UserEvent, title: string): Promise<void> {
  const toast = await waitFor(() => {
    const found = screen.getAllByText(title).find((said) => said.closest("[role=alertdialog]"));
    if (!found) throw new Error(`no toast says ${title}`);
    return found.closest("[role=alertdialog]")!;
  });
  await user.click(toast.querySelector("button[slot=close]")!);
}

/**
 * A router crosses out what it has loaded, in the very objects that it was given; so each gets its
 * own.
 */
const fresh = (given: RouteObject[]): RouteObject[] =>
  given.map(
    ({ lazy, children, ...route }) =>
      ({
        ...route,
        ...(lazy && { lazy: typeof lazy === "object" ? { ...lazy } : lazy }),
        ...(children && { children: fresh(children) }),
      }) as RouteObject,
  );

const plain = (result: ExecutionResult) => JSON.parse(JSON.stringify(result)) as ExecutionResult;

let persisted: Record<string, string> | undefined;

/** Operations travel by their persisted id, as in production. */
function textOf({ id, text }: RequestParameters): string {
  if (text) return text;
  persisted ??= JSON.parse(readFileSync("graph/app/persisted.json", "utf8")) as Record<string, string>;
  return persisted[id ?? ""] ?? "";
}
