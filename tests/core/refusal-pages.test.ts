import { expect, test } from "vitest";
import { Refusal } from "../../graph/core/errors.ts";
import { createHttpApp } from "../../graph/app/routes.ts";
import { noLimits } from "../../graph/core/http/call-limits.ts";
import { useKernel } from "../harness/kernel.ts";
import { signInOfficer } from "../harness/people.ts";
import { says } from "../../shared/core/sentences.ts";

const lab = useKernel();
const refuse = () => Promise.reject(new Refusal("RATE_LIMITED", says.tooManyCalls));
const flooded = () => createHttpApp(lab, { ...noLimits, call: refuse });
const link = `/verify/${"x".repeat(43)}`;

test.for([
  ["en", "Too many tries from your network. Please wait a moment and try again."],
  ["es", "Demasiados intentos desde su red. Espere un momento e inténtelo de nuevo."],
  ["fr", "Trop d’essais depuis votre réseau. Attendez un instant et réessayez."],
] as const)(
  "in %s, too many calls are refused on a page if people read the answer",
  async ([language, sentence]) => {
    const app = flooded();
    const calls: [string, string][] = [
      ["GET", link],
      ["POST", link],
      ["GET", link.replace("verify", "approve")],
      ["POST", link.replace("verify", "approve")],
      ["POST", "/feedback"],
      ["GET", "/feedback/sent/1.x"],
    ];
    for (const [method, path] of calls) {
      const response = await app.request(path, { method, headers: { "accept-language": language } });
      const page = await response.text();
      expect([response.status, response.headers.get("content-language")], path).toEqual([429, language]);
      expect(page, path).toContain(`<html lang="${language}">`);
      expect(page, path).toContain(sentence);
      expect(response.headers.get("cache-control"), path).toBe("no-store");
    }
    const asked = await app.request(`${link}?lang=es`, { headers: { "accept-language": "fr" } });
    expect(asked.headers.get("content-language")).toBe("es");
  },
);

test("programs get the same as JSON", async () => {
  const app = flooded();
  for (const [method, path] of [
    ["GET", "/api/resources"],
    ["GET", "/api/no-such-call"],
    ["GET", "/files/1"],
    ["GET", "/events/1.ics"],
    ["POST", "/home"],
  ] as const) {
    const response = await app.request(path, { method, headers: { "accept-language": "fr" } });
    expect([response.status, await response.json()], path).toEqual([
      429,
      {
        success: false,
        code: "RATE_LIMITED",
        message: says.tooManyCalls,
        key: "core.tooManyCalls",
        requestId: expect.any(String),
      },
    ]);
  }
});

test("the refusal of a chat message starts with the numbers, in the caller's language", async () => {
  const app = flooded();
  for (const [language, start] of [
    ["en", "911: a life in danger. 988: thoughts of suicide"],
    ["es", "911: peligro de vida. 988"],
    ["fr", "911 : danger de mort. 988 :"],
  ] as const) {
    const response = await app.request("/api/ai-support/chat", {
      method: "POST",
      headers: { "accept-language": language, "content-type": "application/json" },
      body: JSON.stringify({ sessionId: "a", message: "hello" }),
    });
    const { message, code } = (await response.json()) as { message: string; code: string };
    expect([response.status, code]).toEqual([429, "RATE_LIMITED"]);
    expect(message.replaceAll("\u00a0", " ").replaceAll("\u202f", " ")).toMatch(new RegExp(`^${start}`));
    expect(message).toContain(says.tooManyCalls);
  }
});

test("pages and their files are not counted: a page loads forty of them, and a shelter shares one address", async () => {
  const app = flooded();
  const paths = [
    "/robots.txt",
    "/assets/none.js",
    "/icons/none.png",
    "/home?state=TX",
    "/events",
    "/healthz",
  ];
  const statuses = paths.map(async (path) => (await app.request(path)).status);
  expect(await Promise.all(statuses)).toEqual([200, 404, 404, 200, 200, 200]);
});

test("refuses another site's write on a page if people read the answer", async () => {
  const visitor = await lab.visitor();
  visitor.language = "es";
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" };
  const response = await visitor.fetch(link, { method: "POST", body: "decision=verified", headers });
  expect([response.status, response.headers.get("content-language")]).toEqual([403, "es"]);
  expect(await response.text()).toContain("Esta solicitud vino de otro sitio.");
});

test("reports failures without their cause, on a page for people and as JSON elsewhere", async () => {
  const broken = { ...lab, sql: () => Promise.reject(new Error("secret cause")) };
  const app = createHttpApp(broken, noLimits);
  const headers = { cookie: (await signInOfficer(lab)).cookie, "accept-language": "fr" };
  const page = await app.request("/feedback/sent/some-receipt", { headers });
  expect(page.status).toBe(500);
  const text = await page.text();
  expect(text).toContain("Une erreur s’est produite. Veuillez réessayer.");
  expect(text).not.toContain("secret");
  const json = await app.request("/api/resources", { headers });
  expect(await json.json()).toMatchObject({
    code: "INTERNAL",
    message: "Something went wrong. Please try again.",
  });
});
