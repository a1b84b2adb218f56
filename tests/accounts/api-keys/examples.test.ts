import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { beforeAll, afterAll, expect, test } from "vitest";
import { sealAudit } from "../../../graph/platform/audit/seal.ts";
import { scopes } from "../../../shared/core/access/trust.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { deriveDeliveries } from "../../../graph/accounts/webhooks/queue-deliveries.ts";
import { sendWebhooks } from "../../../graph/accounts/webhooks/send.ts";
import { approvedRequest, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { useServer } from "../../harness/servers/live-server.ts";

const lab = useKernel();
const server = useServer(lab);
const script = "docs/examples/follow.mjs";
const running: ChildProcess[] = [];
let key = "";
let secret = "";
let request = 0;
const hookPort = 20_000 + Math.floor(Math.random() * 20_000);

beforeAll(async () => {
  lab.env.WEBHOOK_ALLOW_PRIVATE = true;
  const admin = await signInAdmin(lab, { role: "super_admin" });
  request = await approvedRequest(lab);
  await give(admin, request, [provider((await vendorIds(lab))["DoorDash"], "food", { people: 2 })]);
  const create = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }`;
  key = (await ask(admin, create, { input: { name: "Follow", scopes, days: 1 } })).data.createApiKey.key;
  const hook = `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }`;
  const input = { name: "Follow", url: `http://127.0.0.1:${hookPort}/`, events: ["request.created"] };
  secret = (await ask(admin, hook, { input })).data.createWebhook.secret;
});
afterAll(() => running.forEach((child) => child.kill()));

test("the worked example is a script of forty lines", async () => {
  expect((await readFile(script, "utf8")).trimEnd().split("\n").length).toBeLessThanOrEqual(40);
});

test("the worked example lists requests and dispatches, and verifies the events it receives", async () => {
  const env = {
    ...process.env,
    SAFEVOICE: `http://127.0.0.1:${server.port}`,
    SAFEVOICE_KEY: key,
    WEBHOOK_SECRET: secret,
    PORT: String(hookPort),
  };
  const start = (...args: string[]) => {
    const child = spawn(process.execPath, [script, ...args], { env, stdio: ["ignore", "pipe", "inherit"] });
    running.push(child);
    let text = "";
    child.stdout.on("data", (part: Buffer) => (text += part.toString()));
    const says = async (words: string) => {
      while (!text.includes(words)) await once(child.stdout, "data");
    };
    return { child, says, text: () => text };
  };
  const list = start();
  await once(list.child, "close");
  expect(list.text()).toContain(`request ${request} EM-`);
  expect(list.text()).toContain(`of request ${request}: food`);

  const listener = start("listen");
  await listener.says("listening");
  const forged = await fetch(`http://127.0.0.1:${hookPort}/`, {
    method: "POST",
    body: "{}",
    headers: {
      "webhook-id": "1",
      "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
      "webhook-signature": `v1,${"A".repeat(43)}=`,
    },
  });
  expect(forged.status).toBe(401);
  const number = await fileRequest(lab, await signInOfficer(lab));
  const context = systemContext(lab, "test");
  while ((await sealAudit(context)) > 0);
  while ((await deriveDeliveries(context)) > 0);
  await sendWebhooks(context);
  await listener.says(`event request.created {"requestId":${number}}`);
}, 60_000);
