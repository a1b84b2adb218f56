import { dirname } from "node:path";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { thrifty } from "../../scripts/lib/memory.mjs";

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
    expect(known, name).toMatch(new RegExp(`\\b${name.replace(/_FILE$/, "")}(?:_FILE)?\\b`));
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
  expect(dockerfile.match(/^USER .*/gm)).toEqual(["USER node", "USER node"]);
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

test("every way to start the server uses the same options for its memory", () => {
  const command = `node ${[...thrifty.flags, "--enable-source-maps", "dist/server/main.js"].join(" ")}`;
  const [[name, value]] = Object.entries(thrifty.env) as [[string, string]];
  const texts: [file: string, command: string, setting: string][] = [
    ["docs/deployment.md", `  ${command}\n`, ` ${name}=${value} \\\n`],
    ["deploy/safevoice.service", `ExecStart=/usr/bin/${command}\n`, ` ${name}=${value}\n`],
    [
      "Dockerfile",
      `CMD ${JSON.stringify(command.split(" ")).replaceAll(",", ", ")}\n`,
      ` ${name}=${value}\n`,
    ],
  ];
  for (const [file, ...parts] of texts) for (const part of parts) expect(read(file), file).toContain(part);
  expect(read("scripts/start.mjs")).toContain("...thrifty.flags");
});

/** The lines of a unit that commands beside the server must share with it. */
const settingsOf = (text: string) =>
  [
    "EnvironmentFile",
    "LoadCredential",
    "DynamicUser",
    "User",
    "StateDirectory",
    "StateDirectoryMode",
    "UMask",
  ].map((key) => [
    key,
    [...text.matchAll(new RegExp(`(?:^|--property=)${key}=(\\S+)`, "gm"))].map(([, value]) => value),
  ]);

test("what runs beside the unit has its account, its settings and its secrets", () => {
  const plain = (text: string) => text.replaceAll("$secrets", "/etc/safevoice/secrets").replaceAll('"', "");
  const withoutPassphrase = (text: string) => text.replaceAll(/^.*backup_passphrase.*$/gm, "");
  const server = settingsOf(read("deploy/safevoice.service"));
  expect(JSON.stringify(server)).toContain("database_url:/etc/safevoice/secrets/database_url");
  for (const file of ["deploy/safevoice-nightly.service", "deploy/run.sh"])
    expect(settingsOf(withoutPassphrase(plain(read(file)))), file).toEqual(server);
  expect(read("deploy/safevoice-nightly.timer")).toMatch(/^OnCalendar=/m);
  for (const file of ["deploy/safevoice-nightly.service", "deploy/run.sh"])
    expect(read(file)).toContain("backup_passphrase:");
});

test("the night's tasks are commands, and the container's tools can do them all", () => {
  const [, tasks = ""] = /for task in (.+); do/.exec(read("deploy/nightly.sh")) ?? [];
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  expect(tasks.split(" ")).toEqual(["backup", "backup:rehearse", "audit:verify", "ledger:verify"]);
  for (const task of tasks.split(" ")) expect(scripts, task).toHaveProperty([task]);
  const { environment = {}, volumes = [] } = tools as Service & { volumes?: string[] };
  expect(volumes).toContain(`backups:${environment["BACKUP_DIR"]}`);
  expect(Object.keys(compose.volumes)).toContain("backups");
});

test("Prometheus reads the server under the name that the alerts expect", () => {
  const { rule_files, scrape_configs } = parse(read("deploy/prometheus.yml")) as {
    rule_files: string[];
    scrape_configs: { job_name: string; metrics_path: string }[];
  };
  expect(rule_files).toEqual(["alerts.yml"]);
  const jobs = new Set(rules.flatMap(({ expr }) => [...expr.matchAll(/job="(\w+)"/g)].map(([, job]) => job)));
  expect(scrape_configs.map(({ job_name: name, metrics_path: path }) => [name, path])).toEqual(
    [...jobs].map((job) => [job, "/metrics"]),
  );
});

test("the example proxies write no address to a log, while the server is down neither", () => {
  const nginx = read("deploy/nginx.conf");
  const formats = [...nginx.matchAll(/^log_format (\w+) '([^']*)'/gm)];
  expect(formats.length).toBeGreaterThan(0);
  for (const [, , format] of formats)
    expect(format).not.toMatch(
      /\$(?:request(?:_uri)?|uri|args|arg_\w+|query_string|http_\w+|sent_http_\w+)\b/,
    );
  const names = formats.map(([, name]) => name);
  for (const server of nginx.split(/^server \{/m).slice(1)) {
    expect(server).toMatch(/^ *error_log \S+ crit;$/m);
    const logs = [...server.matchAll(/^ *access_log \S+ ?(\w*);$/gm)];
    expect(logs.length).toBeGreaterThan(0);
    for (const [, name] of logs) expect(names).toContain(name);
  }
  const caddy = read("deploy/Caddyfile");
  const [, filter = ""] = /^\(without_links\) \{([\s\S]*?)^\}/m.exec(caddy) ?? [];
  for (const field of ["request>uri", "request>headers", "resp_headers"])
    expect(filter).toContain(`${field} delete`);
  // The first is in the global options: errors go to that log. The second is the site's own.
  expect([...caddy.matchAll(/^\tlog \{\n\t\timport without_links\n\t\}/gm)]).toHaveLength(2);
  expect([...caddy.matchAll(/^\s*log\b/gm)]).toHaveLength(2);
  expect(caddy.indexOf("\n{\n")).toBeLessThan(caddy.indexOf("\nhelp.example.org"));
});
