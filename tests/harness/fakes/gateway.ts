import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { createSms, type Sms } from "../../../graph/adapters/sms.ts";
import { signed } from "../../../graph/core/security/standard-webhooks.ts";
import { twilioSignature } from "../../../graph/help/incoming/signed-call.ts";

/** A text message as the gateway took it. */
interface TakenText {
  /** The gateway's own id. */
  id: string;
  to: string;
  text: string;
  statusUrl: string | undefined;
  key: string;
}

export interface FakeGateway {
  /** The adapter that sends to it. */
  sms: Sms;
  taken: TakenText[];
  /** The status of its answers; 429 and 503 put a message off. */
  status: number;
  /** Runs when it has a message, before its answer. */
  beforeAnswer: (text: TakenText) => Promise<void>;
  /** Nothing listens at its address. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
}

/** A gateway for text messages on this machine. It takes everything, and does as it is told. */
export function useGateway(): FakeGateway {
  const gateway = { taken: [], status: 200, beforeAnswer: async () => {} } as unknown as FakeGateway;
  let port = 0;
  let count = 0;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString("utf8")));
    request.on("end", () => void answer());
    async function answer() {
      if (gateway.status !== 200) return void response.writeHead(gateway.status).end();
      const sent = JSON.parse(body) as Pick<TakenText, "to" | "text" | "statusUrl">;
      count += 1;
      const text = { ...sent, id: `gw-${count}`, key: String(request.headers["idempotency-key"]) };
      gateway.taken.push(text);
      await gateway.beforeAnswer(text);
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ id: text.id }));
    }
  });
  const listen = async () => {
    await once(server.listen(port, "127.0.0.1"), "listening");
    ({ port } = server.address() as AddressInfo);
  };
  const close = async () => {
    server.closeAllConnections();
    if (server.listening) await once(server.close(), "close");
  };
  beforeAll(async () => {
    await listen();
    const sms = createSms({ provider: "generic", url: `http://127.0.0.1:${port}/messages` });
    Object.assign(gateway, { sms, goDown: close, comeBack: listen });
  });
  beforeEach(async () => {
    Object.assign(gateway, { taken: [], status: 200, beforeAnswer: async () => {} });
    if (!server.listening) await listen();
  });
  afterAll(close);
  return gateway;
}

export const hookSecret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;

interface Signing {
  id: string;
  at: Date;
  secret?: string;
}

/** A call of a provider with a signature of Standard Webhooks. */
export function signedCall(content: unknown, { id, at, secret = hookSecret }: Signing) {
  const body = typeof content === "string" ? content : JSON.stringify(content);
  const headers = { "content-type": "application/json", ...signed(secret, { id, body, now: at }) };
  return { method: "POST", headers, body };
}

/** A call of Twilio: a form, signed with the address under which Twilio knows us. */
export function twilioCall(fields: Record<string, string>, { url, token }: { url: string; token: string }) {
  const form = new URLSearchParams(fields);
  const headers = {
    "content-type": "application/x-www-form-urlencoded",
    "x-twilio-signature": twilioSignature(token, url, form),
  };
  return { method: "POST", headers, body: form.toString() };
}
