import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../scripts/lib/free-port.mjs";

/*
 * The example proxies keep no link in any log, while the product answers and while it is down. Each
 * runs with its example, on a port of its own and without TLS.
 */

const secret = "Zx3secretOfAPass";
const isInstalled = (command: string) => spawnSync(command, ["-v"]).error === undefined;

interface Proxy {
  command: string;
  /** Its arguments, with the example changed to run here. */
  prepare(folder: string, ports: { own: number; product: number }): string[];
}

const proxies: Proxy[] = [
  {
    command: "nginx",
    prepare(folder, { own, product }) {
      const site = readFileSync("deploy/nginx.conf", "utf8")
        .replaceAll(/^ *(?:ssl_\w+|listen \[::\]).*$/gm, "")
        .replace("listen 443 ssl http2;", `listen 127.0.0.1:${own};`)
        .replace("127.0.0.1:4000", `127.0.0.1:${product}`)
        .replaceAll("/var/log/nginx/", `${folder}/`);
      const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      writeFileSync(path.join(folder, "site.conf"), site);
      writeFileSync(
        path.join(folder, "nginx.conf"),
        `daemon off; master_process off; pid ${folder}/pid; events {} http { ${places.join(" ")} include ${folder}/site.conf; }`,
      );
      return ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", path.join(folder, "start.log")];
    },
  },
  {
    command: "caddy",
    prepare(folder, { own, product }) {
      const config = readFileSync("deploy/Caddyfile", "utf8")
        .replace(/^help\.example\.org/m, `http://127.0.0.1:${own}`)
        .replaceAll("127.0.0.1:4000", `127.0.0.1:${product}`)
        .replace(/^\{$/m, "{\n\tadmin off")
        // Otherwise the first call of a server that is down is refused before it is tried.
        .replaceAll(/^\t*health_.*$/gm, "");
      writeFileSync(path.join(folder, "Caddyfile"), config);
      return ["run", "--config", path.join(folder, "Caddyfile"), "--adapter", "caddyfile"];
    },
  },
];

test.for(proxies.map((proxy) => ({ ...proxy, isHere: isInstalled(proxy.command) })))(
  "$command keeps no link in a log, while the product answers and while it is down",
  { timeout: 60_000 },
  async ({ command, prepare, isHere }, { skip }) => {
    if (!isHere) skip(`${command} is not installed; tests/house/deploy.test.ts reads its example`);
    const folder = mkdtempSync(path.join(tmpdir(), "safevoice-proxy-"));
    mkdirSync(path.join(folder, "home"));
    const product = await answering();
    const own = await freePort();
    const child = spawn(command, prepare(folder, { own, product: portOf(product) }), {
      env: { PATH: process.env.PATH, HOME: path.join(folder, "home") },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = once(child, "close");
    onTestFinished(async () => {
      child.kill("SIGTERM");
      await ended;
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (said += text));
    const status = () =>
      fetch(`http://127.0.0.1:${own}/c/${secret}?a=${secret}`, {
        headers: { referer: `http://127.0.0.1:${own}/c/${secret}` },
        redirect: "manual",
      }).then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(status, { timeout: 20_000 }).toBe(302);
    await new Promise<void>((closed) => void product.close(() => closed()));
    product.closeAllConnections();
    await expect.poll(status, { timeout: 20_000 }).toBe(502);
    const logs = () =>
      said +
      readdirSync(folder)
        .filter((name) => name.endsWith(".log"))
        .map((name) => readFileSync(path.join(folder, name), "utf8"))
        .join("");
    // Both calls are in the log, by their status.
    await expect.poll(logs).toMatch(/\b302\b[\s\S]*\b502\b/);
    expect(logs()).not.toContain(secret);
  },
);

/** Redirects to another secret link, as the product does. */
async function answering(): Promise<Server> {
  const server = createServer((_request, response) =>
    response.writeHead(302, { location: `/c/${secret}/next` }).end(),
  );
  await new Promise<void>((up) => server.listen(0, "127.0.0.1", () => up()));
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
