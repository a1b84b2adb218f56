import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { isTest, readSources } from "../harness/imports.ts";

/**
 * A failure is told by `useAttempt` or `useFailureToast`, so that each says what the server said,
 * or its own fallback. A toast of another kind, such as an incomplete form, is written where it is
 * needed.
 */
test("no screen writes the toast of a failure by hand", () => {
  const screens = readSources("web").filter(({ file, code }) => !isTest(file) && code.includes("toast("));
  expect(screens.length).toBeGreaterThan(50);
  const found = screens.flatMap(({ file, code }) => handWritten(file, code));
  expect(found.filter((place) => !withoutServer.has(place))).toEqual([]);
});

/** Code that did not load, and a file of the device. Public pages do without the server's words. */
const withoutServer = new Set([
  "web/app/shell/HeaderTools.tsx",
  "web/community/directory/entry/ReportButton.tsx",
  "web/community/incidents/backup/useCopies.ts",
  "web/community/support/SupportDialog.tsx",
]);

test.each([
  ['try { await act(); } catch { toast({ title: t.failed, tone: "critical" }); }', 1],
  ['function fail(error: unknown) { toast({ title: t.failed, tone: "critical" }); }', 1],
  ['const fail = (error: Error) => toast({ title: says(error), tone: "critical" });', 1],
  ['act().catch(() => toast({ title: t.failed, tone: "critical" }));', 1],
  ['form({ onFailed: () => toast({ title: t.failed, tone: "critical" }) });', 1],
  ['form({ onInvalid: () => toast({ title: t.missing, tone: "critical" }) });', 0],
  ['try { await act(); } catch { toast({ title: t.copied, tone: "caution" }); }', 0],
])("a toast of a failure is recognized: %s", (code, times) => {
  expect(handWritten("file.tsx", code)).toHaveLength(times);
});

/** The file, once for each. */
function handWritten(file: string, code: string): string[] {
  if (file === "web/design/overlays/useFailureToast.ts") return [];
  const found: string[] = [];
  let depth = 0;
  /** A function about an error, or one that is called with it. */
  const isAbout = ({ start }: { start: number }) =>
    /^(?:async )?(?:function \w*)?\(?error\b/.test(code.slice(start)) ||
    /(?:\.catch\(|\bonFailed(?:=\{|: ))$/.test(code.slice(0, start));
  const enter = (node: { start: number }) => {
    if (isAbout(node)) depth += 1;
  };
  const leave = (node: { start: number }) => {
    if (isAbout(node)) depth -= 1;
  };
  new Visitor({
    CatchClause: () => {
      depth += 1;
    },
    "CatchClause:exit": () => {
      depth -= 1;
    },
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    CallExpression({ callee, start, end }) {
      const isToast = callee.type === "Identifier" && callee.name === "toast";
      if (isToast && depth > 0 && code.slice(start, end).includes('"critical"')) found.push(file);
    },
  }).visit(parseSync(file, code).program);
  return found;
}
