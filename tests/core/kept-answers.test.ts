import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { useKernel } from "../harness/kernel.ts";

const lab = useKernel();
const path = "/api/resources?state=TX";

test("the directory may be kept by a browser, which hears that nothing has changed", async () => {
  const visitor = await lab.visitor();
  const first = await visitor.fetch(path);
  expect(first.headers.get("cache-control")).toMatch(/^public, max-age=\d+$/);
  const etag = first.headers.get("etag") ?? "";
  const again = await visitor.fetch(path, { headers: { "if-none-match": `"other", ${etag}` } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const other = await visitor.fetch("/api/resources?state=VT", { headers: { "if-none-match": etag } });
  expect(other.status).toBe(200);
});

test("the directory travels compressed in the way that the browser knows", async () => {
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

test("a list of one's own is never kept", async () => {
  const response = await (await lab.visitor()).fetch("/api/emergency-requests");
  expect(response.headers.get("cache-control") ?? "").not.toContain("public");
});
