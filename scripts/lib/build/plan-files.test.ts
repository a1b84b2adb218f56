import { expect, test } from "vitest";
import { planFiles } from "./plan-files.ts";

const options = {
  entry: /main$/,
  libraries: { library: /^library/ },
  together: {},
  limitsOf: () => ({ maxShared: 1, maxNeedless: 1_000 }),
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

test.each([
  [10, true],
  [9, false],
])("with %i bytes for others, a phone's page shares a desk's file: %s", (maxForOthers, isShared) => {
  const graph = { main: [], phone: ["a"], desk: ["a", "b"], shell: ["a", "b"], a: [], b: [] };
  const names = planFiles(modules(graph, 10), new Set(["phone", "desk", "shell"]), {
    ...options,
    limitsOf: (root) =>
      root === "phone"
        ? { maxShared: 2, maxNeedless: 100, maxForOthers }
        : { maxShared: 1, maxNeedless: 1_000 },
  });
  expect(names.get("a") === names.get("b")).toBe(isShared);
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
    limitsOf: () => ({ maxShared: 2, maxNeedless: 1_000 }),
  });
  const [first, middle, last] = ["first", "middle", "last"].map((id) => names.get(id));
  expect(first === last && first !== middle).toBe(false);
});

test("two files are joined where most pages load a file less", () => {
  // `a` with `b` helps one page, `a` with `c` two, and each costs one page the same.
  const names = planFiles(
    modules({
      main: [],
      one: ["a", "b"],
      two: ["a", "c"],
      three: ["a", "c"],
      four: ["a"],
      a: [],
      b: [],
      c: [],
      five: ["b"],
    }),
    new Set(["one", "two", "three", "four", "five"]),
    options,
  );
  expect(names.get("a")).toBe(names.get("c"));
});

test("a dialog that a page imports directly shares a file", () => {
  const names = planFiles(
    modules({ main: [], one: ["dialog", "a"], two: ["a", "dialog"], dialog: [], a: [] }),
    new Set(["one", "two", "dialog"]),
    options,
  );
  expect(names.get("dialog")).toBeDefined();
  expect(names.get("dialog")).toBe(names.get("a"));
});

test("what is always loaded at once is one file, with what it alone needs", () => {
  const names = planFiles(
    modules({ main: [], one: ["a"], "line-x": ["a", "x"], "line-y": ["y"], a: [], x: [], y: [] }),
    new Set(["one", "line-x", "line-y"]),
    { ...options, together: { lines: /^line/ } },
  );
  expect(["line-x", "line-y", "x", "y"].map((id) => names.get(id))).toEqual(Array(4).fill("lines"));
  expect(names.get("a")).toMatch(/^shared/);
});

test("a dialog has no say in which modules of pages share a file", () => {
  const graph = modules({ main: [], one: ["a", "b"], two: ["a", "b"], dialog: ["a"], a: [], b: [] });
  const { limitsOf } = options;
  const names = planFiles(graph, new Set(["one", "two", "dialog"]), {
    ...options,
    limitsOf: (root) => (root === "dialog" ? undefined : limitsOf()),
  });
  expect(names.get("a")).toBeDefined();
  expect(names.get("a")).toBe(names.get("b"));
});

test("a page that pays more for a needless byte gains more from a file less", () => {
  // `a` with `b` helps the phone, `a` with `c` two desks, and each costs one desk the same.
  const graph = modules({
    main: [],
    phone: ["a", "b"],
    desk1: ["a", "c"],
    desk2: ["a", "c"],
    desk3: ["b"],
    desk4: ["c"],
    a: [],
    b: [],
    c: [],
  });
  const names = planFiles(graph, new Set(["phone", "desk1", "desk2", "desk3", "desk4"]), {
    ...options,
    limitsOf: (root) => ({ maxShared: 1, maxNeedless: root === "phone" ? 100 : 1_000 }),
  });
  expect(names.get("a")).toBe(names.get("b"));
});

test("a page that uses part of a library needs what the whole library imports", () => {
  const graph = modules({
    main: [],
    one: ["library-x"],
    two: ["a", "b"],
    "library-x": [],
    "library-y": ["a"],
    a: [],
    b: [],
  });
  const names = planFiles(graph, new Set(["one", "two"]), options);
  expect(names.get("a")).toMatch(/^shared/);
  expect(names.get("b")).toBeUndefined();
});

test("a page loads nothing needless for pages that may load more", () => {
  const limitsOf = (root: string) => ({ maxShared: 1, maxNeedless: root === "two" ? 500 : 1_000 });
  const names = planFiles(modules(crowded), pages, { ...options, limitsOf });
  expect(names.get("a")).not.toBe(names.get("b"));
});
