import { expect, test } from "vitest";
import { circleIn, planFiles } from "./vite-chunks.ts";

const options = {
  entry: /main$/,
  libraries: { library: /^library/ },
  mostShared: () => 1,
  mostNeedless: () => 1_000,
};

/** Ten-byte modules, by their imports. */
const modules = (imports: Record<string, string[]>, bytes = 10) =>
  new Map(Object.entries(imports).map(([id, imported]) => [id, { imports: imported, bytes }]));

test("modules that the same pages need share a file", () => {
  const names = planFiles(
    modules({ main: [], one: ["a", "b"], two: ["a", "b"], a: [], b: [] }),
    new Set(["one", "two"]),
    options,
  );
  expect(names.get("a")).toBeDefined();
  expect(names.get("a")).toBe(names.get("b"));
});

test("a module of one page alone stays in the page's own file", () => {
  const names = planFiles(
    modules({ main: [], one: ["a"], two: [], a: [] }),
    new Set(["one", "two"]),
    options,
  );
  expect(names.get("a")).toBeUndefined();
});

test("what the entry imports is in the frame, and a library is in its own file", () => {
  const names = planFiles(
    modules({
      main: ["start", "library-x"],
      one: ["start", "library-y"],
      start: [],
      "library-x": [],
      "library-y": [],
    }),
    new Set(["one"]),
    options,
  );
  expect(names.get("start")).toBe("frame");
  expect(names.get("library-x")).toBe("library");
  expect(names.get("library-y")).toBe("library");
  expect(names.has("main")).toBe(false);
});

const crowded = { main: [], one: ["a", "b"], two: ["a"], three: ["b"], a: [], b: [] };
const pages = new Set(["one", "two", "three"]);

test("a page with too many files has the cheapest two joined", () => {
  const names = planFiles(modules(crowded), pages, options);
  expect(names.get("a")).toBeDefined();
  expect(names.get("a")).toBe(names.get("b"));
});

test("files stay apart where joining them would load more needless bytes than a page accepts", () => {
  const names = planFiles(modules(crowded, 1_001), pages, options);
  expect(names.get("a")).not.toBe(names.get("b"));
});

test("two files are not joined when one needs the other through a third", () => {
  // `first` imports `middle`, which imports `last`; each has other pages, so each is a separate
  // file.
  const graph = modules(
    {
      main: [],
      one: ["first"],
      two: ["first"],
      three: ["middle"],
      four: ["last"],
      first: ["middle"],
      middle: ["last"],
      last: [],
    },
    10,
  );
  const names = planFiles(graph, new Set(["one", "two", "three", "four"]), {
    ...options,
    mostShared: () => 2,
  });
  const [first, middle, last] = ["first", "middle", "last"].map((id) => names.get(id));
  expect(first === last && first !== middle).toBe(false);
});

test("files that import each other in a circle are named", () => {
  const straight = new Map([
    ["page", ["fields", "frame"]],
    ["fields", ["frame"]],
    ["frame", []],
  ]);
  expect(circleIn(straight)).toBeNull();
  const circular = new Map([
    ["page", ["fields"]],
    ["fields", ["numbers"]],
    ["numbers", ["shared"]],
    ["shared", ["fields"]],
  ]);
  expect(circleIn(circular)).toEqual(["fields", "numbers", "shared"]);
});
