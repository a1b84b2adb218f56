import fc from "fast-check";
import { matchRoutes } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { matcherOf } from "../../graph/core/pages/known-addresses.ts";
import { deskPages } from "./desk.ts";
import { addresses } from "./prerender.tsx";
import { routes } from "./routes.tsx";

// React Router warns of each "%" that encodes nothing.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));

const isKnown = matcherOf(addresses());

/** Whether the client shows a page; it matches a path as the browser writes it. */
const hasPage = (pathname: string) =>
  matchRoutes([...routes, ...deskPages], pathname)?.at(-1)?.route.path !== "*";

const written = (address: string) => new URL(`http://localhost${address}`).pathname;

test.each(["/home", "/h%6Fme", "/home//", "/HOME/", "/request/5", "/request/a%2Fb", "/admin/funds/3", "/"])(
  "both sides have %s",
  (address) => expect([isKnown(address), hasPage(address)]).toEqual([true, true]),
);

test.each(["/homes", "/home/more", "/home%2F", "/request//victim-info", "/admin/none", "/%", "/a//home"])(
  "neither side has %s",
  (address) => expect([isKnown(address), hasPage(address)]).toEqual([false, false]),
);

const change = fc.constantFrom(
  (path: string) => path,
  (path: string) => path.toUpperCase(),
  (path: string) => `${path}/`,
  (path: string) => `${path}///`,
  (path: string) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path: string) => path.replace(/\/(?=\w+$)/, "//"),
  (path: string) => path.replace(/(?<=\w)\/(?=\w+$)/, "%2F"),
  (path: string) => path.replace(/\w$/, "%"),
  (path: string) => path.replace(/\/[^/]+$/, "") || "/",
  (path: string) => `${path}/more`,
  (path: string) => `${path}s`,
);
const value = fc.string({ unit: fc.constantFrom(..."aZ5-._~%/ é+".split("")), minLength: 1, maxLength: 5 });

test("the server and the client agree on all other addresses, too", () => {
  const address = fc
    .tuple(fc.constantFrom(...addresses()), value, fc.boolean(), fc.array(change, { maxLength: 3 }))
    .map(([pattern, text, isEncoded, changes]) => {
      const filled = pattern.replaceAll(/:\w+/g, isEncoded ? encodeURIComponent(text) : text);
      return written(changes.reduce((path, next) => next(path), filled));
    });
  fc.assert(
    fc.property(address, (pathname) => {
      expect([pathname, isKnown(pathname)]).toEqual([pathname, hasPage(pathname)]);
    }),
    { numRuns: 600 },
  );
});
