import { afterAll, describe, expect, test } from "vitest";
import { readBody, smallBody } from "../../graph/core/http/body.ts";
import { useKernel } from "../harness/kernel.ts";
import { useServer } from "../harness/servers/live-server.ts";

const lab = useKernel();
const wire = useServer(lab);
const megabyte = 1024 * 1024;

const json = "application/json";
const form = "application/x-www-form-urlencoded";

/** Every address that reads a body, with its type. */
const readers: [path: string, type: string][] = [
  ["/graphql", json],
  ["/api/emergency-requests", json],
  ["/api/officer-verification", json],
  ["/api/ai-support/chat", json],
  ["/api/admin/login", json],
  ["/api/evidence?name=much.pdf", "application/octet-stream"],
  ["/verify/some-token", form],
  ["/approve/some-token", form],
  ["/feedback", form],
  ["/feedback", "multipart/form-data; boundary=x"],
];
/** And those that read none, or not this type. */
const others: [method: string, path: string, type: string, status: number][] = [
  ["POST", "/graphql", "multipart/form-data; boundary=x", 415],
  ["POST", "/api/emergency-requests", "multipart/form-data; boundary=x", 415],
  ["PUT", "/graphql", json, 405],
  ["POST", "/api/nothing", json, 404],
  ["POST", "/assets/nothing", json, 404],
];

let poured = 0;
function* pieces(bytes: number) {
  const piece = new Uint8Array(64 * 1024).fill(32);
  for (let sent = 0; sent < bytes; sent += piece.length) {
    poured += piece.length;
    yield piece;
  }
}

/** The process's memory during an operation. */
async function maxMemory<T>(work: () => Promise<T>) {
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
  try {
    return { answer: await work(), grown: Math.max(most, process.memoryUsage().rss) - before };
  } finally {
    clearInterval(timer);
  }
}

describe("a body without a length, much too large,", () => {
  const grown: number[] = [];
  afterAll(() => expect(Math.max(...grown)).toBeLessThan(60 * megabyte));

  test.each(readers)("is refused while it arrives: %s", async (path, type) => {
    const { answer, ...memory } = await maxMemory(() => {
      poured = 0;
      return wire.send(path, {
        method: "POST",
        headers: { "content-type": type },
        body: pieces(200 * megabyte),
      });
    });
    expect(answer.status).toBe(413);
    grown.push(memory.grown);
    expect(poured).toBeLessThan(64 * megabyte); // the rest was never read
  });

  test.each(others)(
    "is not read where no body is expected: %s %s as %s",
    async (method, path, type, status) => {
      const { answer, ...memory } = await maxMemory(() =>
        wire.send(path, { method, headers: { "content-type": type }, body: pieces(200 * megabyte) }),
      );
      expect(answer.status).toBe(status);
      grown.push(memory.grown);
    },
  );

  test("is refused by its length before it arrives", async () => {
    for (const [path, type] of readers) {
      const headers = { "content-type": type, "content-length": String(400 * megabyte) };
      const { status } = await wire.send(path, { method: "POST", headers, body: pieces(megabyte) });
      expect([path, status]).toEqual([path, 413]);
    }
  });
});

test("reads a small body without a length", async () => {
  const text = JSON.stringify({ query: "{ viewer { kind } }" });
  const answer = await wire.send("/graphql", {
    method: "POST",
    headers: { "content-type": json },
    body: [Buffer.from(text.slice(0, 5)), Buffer.from(text.slice(5))],
  });
  expect(JSON.parse(answer.text)).toEqual({ data: { viewer: { kind: "visitor" } } });
  const empty = await wire.send("/graphql", { method: "POST", headers: { "content-type": json }, body: [] });
  expect(empty.status).toBe(400);
  const login = await wire.send("/api/admin/login", {
    method: "POST",
    headers: { "content-type": json },
    body: [Buffer.from(`{"username":"","password":""}`)],
  });
  expect(JSON.parse(login.text)).toMatchObject({ code: "INVALID" });
});

test("aborts a body that trickles, and one that stops", async () => {
  const limits = { ...smallBody, windowMs: 150, minBytes: 1, wholeMs: 300 };
  const trickle = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      controller.enqueue(new Uint8Array(1));
    },
  });
  const silent = new ReadableStream<Uint8Array>();
  for (const body of [trickle, silent])
    await expect(readBody(body, limits)).rejects.toMatchObject({ code: "TOO_SLOW", status: 408 });
});
