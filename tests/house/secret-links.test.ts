import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { addresses } from "../../graph/app/route-access.ts";
import {
  secretHref,
  secretLinks,
  secretRoute,
  withoutSecrets,
} from "../../graph/core/security/secret-links.ts";

const env = { PUBLIC_URL: "https://fund.example", PORT: 4000 } as Parameters<typeof secretHref>[0];
const kinds = Object.keys(secretLinks) as (keyof typeof secretLinks)[];
const token = "Az-_".repeat(11).slice(0, 43);

test("every route whose address holds a token is in the table of secret links", () => {
  const routes = kinds.map(secretRoute);
  const withToken = Object.keys(addresses)
    .map((address) => address.replace(/^\w+ /, ""))
    .filter((path) => /:(token|secret|key|code|link)\b/.test(path));
  expect([...new Set(withToken)].toSorted()).toEqual(routes.toSorted());
});

test("no source but the table makes a link with a token", () => {
  const sources = readdirSync("graph", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && file !== "core/security/secret-links.ts",
  );
  expect(sources.length).toBeGreaterThan(300);
  const made = sources.filter((file) =>
    /\/\$\{\w*(token|secret)\}/i.test(readFileSync(`graph/${file}`, "utf8")),
  );
  expect(made).toEqual([]);
});

test.each(kinds)("text for administrators hides the secret of /%s/", (kind) => {
  const href = secretHref(env, kind, token);
  const shown = withoutSecrets(`Please answer: ${href}?lang=es. Or ${href.toUpperCase()}`);
  expect(shown.toLowerCase()).not.toContain(token.toLowerCase());
  expect(shown).toContain(`https://fund.example/${kind}/…?lang=es`);
});
