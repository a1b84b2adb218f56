import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { useKernel } from "../harness/kernel.ts";

const lab = useKernel();
const path = "/api/resources?state=TX";

test("a browser may cache the directory, asks each time, and learns that nothing has changed", async () => {
  const visitor = await lab.visitor();
  const first = await visitor.fetch(path);
  expect(first.headers.get("cache-control")).toBe("public, no-cache");
  const etag = first.headers.get("etag") ?? "";
  const again = await visitor.fetch(path, { headers: { "if-none-match": `"other", ${etag}` } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const other = await visitor.fetch("/api/resources?state=VT", { headers: { "if-none-match": etag } });
  expect(other.status).toBe(200);
});

test("compresses the directory in an encoding that the browser supports", async () => {
  const visitor = await lab.visitor();
  const plain = await (await visitor.fetch(path)).text();
  const ways = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [encoding, open] of Object.entries(ways)) {
    const headers = { "accept-encoding": `deflate, ${encoding};q=0.8` };
    const response = await visitor.fetch(path, { headers });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("accept-encoding");
    const body = Buffer.from(await response.arrayBuffer());
    expect(body.length).toBeLessThan(plain.length / 2);
    expect(open(body).toString()).toBe(plain);
  }
});

test("sends no encoding that the browser refuses", async () => {
  const visitor = await lab.visitor();
  for (const [accepted, encoding] of [
    ["br;q=0, gzip", "gzip"],
    ["gzip, deflate, br", "br"],
    ["br;q=0, gzip;q=0.0, *", null],
    ["BR", "br"],
    ["identity", null],
  ] as const) {
    const response = await visitor.fetch(path, { headers: { "accept-encoding": accepted } });
    expect([accepted, response.headers.get("content-encoding")]).toEqual([accepted, encoding]);
  }
});

test("never caches a personal list", async () => {
  const response = await (await lab.visitor()).fetch("/api/emergency-requests");
  expect(response.headers.get("cache-control") ?? "").not.toContain("public");
});

test("many readers of one list cause one database query, and a change is seen at once", async () => {
  const visitor = await lab.visitor();
  const reads = vi.spyOn(lab.db.resource, "findMany");
  const readAll = () =>
    Promise.all(Array.from({ length: 20 }, () => visitor.fetch("/api/resources?state=WY&lang=es")));
  for (const { status } of await readAll()) expect(status).toBe(200);
  expect(reads.mock.calls.length).toBeLessThanOrEqual(1);
  await readAll();
  expect(reads.mock.calls.length).toBeLessThanOrEqual(1);
  lab.events.publish("entryChanged", { id: null, state: "WY" });
  await vi.waitFor(async () => {
    await readAll();
    expect(reads.mock.calls.length).toBeGreaterThan(1);
  });
  reads.mockRestore();
});

test("builds and compresses the API description once, and does not resend it", async () => {
  const visitor = await lab.visitor();
  for (const path of ["/api/docs", "/api/openapi.json"]) {
    const first = await visitor.fetch(path, { headers: { "accept-encoding": "br" } });
    expect(first.headers.get("content-encoding")).toBe("br");
    const headers = { "if-none-match": first.headers.get("etag") ?? "" };
    expect((await visitor.fetch(path, { headers })).status, path).toBe(304);
  }
});
