import { expect, test } from "vitest";
import { useKernel } from "../../harness/kernel.ts";

const lab = useKernel();

test.for([
  ["", "know-your-rights.pdf", "en"],
  ["?lang=es", "conozca-sus-derechos.pdf", "es"],
  ["?lang=fr", "connaitre-vos-droits.pdf", "fr"],
  ["?lang=../../etc/passwd", "know-your-rights.pdf", "en"],
] as const)("the guide for %j is %s", async ([query, name, language]) => {
  const response = await (await lab.visitor()).fetch(`/rights/guide.pdf${query}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-language")).toBe(language);
  expect(response.headers.get("content-disposition")).toContain(name);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(bytes.length).toBeGreaterThan(5_000);
});

test("does not resend a cached guide", async () => {
  const visitor = await lab.visitor();
  const etag = (await visitor.fetch("/rights/guide.pdf")).headers.get("etag") ?? "";
  const again = await visitor.fetch("/rights/guide.pdf", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});
