import { dirname } from "node:path";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

const read = (file: string) => readFileSync(file, "utf8");

interface Service {
  environment?: Record<string, string>;
  secrets?: string[];
  ports?: string[];
  build?: unknown;
}
const compose = parse(read("compose.yaml")) as {
  services: Record<string, Service>;
  volumes: object;
  secrets: Record<string, { file: string }>;
};
const { app, tools } = compose.services as { app: Service & Record<string, unknown>; tools: Service };

test("each setting of the container is a setting of the product", () => {
  const known = read(".env.example");
  for (const name of Object.keys({ ...app.environment, ...tools.environment }))
    expect(known, name).toMatch(new RegExp(`\\b${name.replace(/_FILE$/, "")}\\b`));
});

test("each secret that a service reads is declared and made by the script", () => {
  const made = read("deploy/secrets.sh");
  for (const [name, { secrets = [], environment = {} }] of Object.entries(compose.services)) {
    for (const secret of secrets) {
      expect(compose.secrets[secret]?.file, `${name}: ${secret}`).toBe(`./secrets/${secret}`);
      expect(made).toContain(`keep ${secret} `);
    }
    for (const file of Object.values(environment).filter((value) => value.startsWith("/run/secrets/")))
      expect(secrets, name).toContain(file.replace("/run/secrets/", ""));
  }
});

test("ports are on loopback, and the server writes only to its volume and /tmp", () => {
  for (const { ports = [] } of Object.values(compose.services))
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
  expect(app).toMatchObject({ read_only: true, tmpfs: ["/tmp"], cap_drop: ["ALL"] });
});

test("the image runs as an ordinary account, and what it copies exists", () => {
  const dockerfile = read("Dockerfile");
  expect(dockerfile.match(/^USER .*/gm)).toEqual(["USER node"]);
  const copied = [...dockerfile.matchAll(/^COPY --from=tools (.*)$/gm)]
    .flatMap(([, paths]) => paths!.split(" ").slice(0, -1))
    .filter((path) => path.startsWith("/app/"))
    .map((path) => path.replace("/app/", ""));
  expect(copied.length).toBeGreaterThan(4);
  for (const path of copied) expect(path === "dist" || existsSync(path), path).toBe(true);
});

const sources = readdirSync("graph", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => read(`graph/${file}`))
  .join("\n");

test("the image has each table and font that the server reads", () => {
  const files = [...sources.matchAll(/"(graph\/[\w/-]+\.(?:csv|ttf))"/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) {
    const copied = file.endsWith(".ttf") ? dirname(file) : file;
    expect(read("Dockerfile")).toContain(`/app/${copied} ./${copied}\n`);
  }
  expect(existsSync("graph/core/pages/fonts/OFL.txt")).toBe(true);
});

const alerts = parse(read("deploy/alerts.yml")) as {
  groups: { rules: { alert: string; expr: string; labels: { severity: string } }[] }[];
};
const rules = alerts.groups.flatMap(({ rules: list }) => list);

test("the manual explains each alert, and no other", () => {
  const explained = read("docs/how/operate.md").matchAll(/^\| `(SafeVoice\w+)` \| (\w+) \|/gm);
  expect([...explained].map(([, name, severity]) => [name, severity])).toEqual(
    rules.map(({ alert, labels }) => [alert, labels.severity]),
  );
});

test("each number in an alert is one that the server reports", () => {
  expect(rules.length).toBeGreaterThan(6);
  for (const { alert, expr } of rules)
    for (const [name] of expr.matchAll(/safevoice_\w+/g))
      expect(sources, alert).toContain(`"${name.replace(/_(?:count|bucket|sum)$/, "")}"`);
});
