import { expect, test } from "vitest";
import { createMatcher, loadCode, needsCode } from "./routes.ts";

const routes = [
  {
    children: [
      { path: "*" },
      { path: "/request/:number" },
      { path: "/request/new" },
      { path: "/request/:number/victim-info" },
      { path: "/admin", children: [{ children: [{ path: "/admin/funds/:id" }] }] },
    ],
  },
];
const match = createMatcher(routes);
const pathsAt = (pathname: string) => match(pathname).map(({ route }) => route.path);

test.each([
  ["a fixed path before a parameter", "/request/new", [undefined, "/request/new"]],
  ["a parameter", "/request/12", [undefined, "/request/:number"]],
  ["what is below a parameter", "/request/12/victim-info", [undefined, "/request/:number/victim-info"]],
  ["any capitals, and a slash at the end", "/Request/NEW/", [undefined, "/request/new"]],
  ["a parent alone", "/admin", [undefined, "/admin"]],
  ["a child in its parent", "/admin/funds/3", [undefined, "/admin", undefined, "/admin/funds/:id"]],
  ["everything else", "/request", [undefined, "*"]],
  ["an empty parameter as nothing", "/request//victim-info", [undefined, "*"]],
])("finds %s", (_, pathname, paths) => expect(pathsAt(pathname)).toEqual(paths));

test("a parameter is decoded, and one that encodes nothing stays as it is", () => {
  expect(match("/request/a%20b").at(-1)).toMatchObject({ params: { number: "a b" }, path: "/request/a b" });
  expect(match("/request/100%").at(-1)?.params).toEqual({ number: "100%" });
});

test("routes are named by their place, so that the build and the browser agree", () => {
  expect(match("/admin/funds/3").map(({ id }) => id)).toEqual(["0", "0-4", "0-4-0", "0-4-0-0"]);
});

test("code is loaded once, and after a failure again", async () => {
  let asked = 0;
  const route = {
    lazy: async () => {
      asked += 1;
      if (asked === 1) throw new Error("offline");
      return () => null;
    },
  };
  await expect(loadCode(route)).rejects.toThrow("offline");
  expect(needsCode(route)).toBe(true);
  await loadCode(route);
  await loadCode(route);
  expect([asked, needsCode(route)]).toEqual([2, false]);
});
