import { createServer, type IncomingMessage } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { SmsSettings } from "./sms-gateway.ts";
import { createSms } from "./sms.ts";

let calls: { request: IncomingMessage; form: Record<string, string> }[];
let answer: { status: number; body: string };
let settings: SmsSettings;
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => (body += chunk.toString("utf8")));
  request.on("end", () => {
    calls.push({ request, form: Object.fromEntries(new URLSearchParams(body)) });
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
  });
});
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  settings = {
    provider: "twilio",
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    token: "auth token",
    from: "+15125550100",
  };
});
afterAll(() => server.close());
beforeEach(() => {
  calls = [];
  answer = { status: 201, body: '{"sid":"SM1","status":"queued"}' };
});

const account = `AC${"0a".repeat(16)}`;
const message = { to: "+15125550143", text: "Help: à & b", messageId: "<1@localhost>" };

it("posts Twilio's form to the account's messages with Basic authorization", async () => {
  const statusUrl = "https://fund.example/hooks/sms/status?message=1";
  await createSms(settings).send({ ...message, statusUrl });
  const [call] = calls;
  expect(call?.request.url).toBe(`/2010-04-01/Accounts/${account}/Messages.json`);
  expect(call?.request.headers.authorization).toBe(
    `Basic ${Buffer.from(`${account}:auth token`).toString("base64")}`,
  );
  expect(call?.form).toEqual({
    To: "+15125550143",
    From: "+15125550100",
    Body: "Help: à & b",
    StatusCallback: statusUrl,
  });
});

it("names a messaging service instead of a number", async () => {
  const from = `MG${"1b".repeat(16)}`;
  await createSms({ ...settings, from }).send(message);
  expect(calls[0]?.form).toEqual({ To: message.to, MessagingServiceSid: from, Body: message.text });
});

it("tells refusals for good from those for now, with the provider's code and nothing of its text", async () => {
  answer = { status: 400, body: '{"code": 21211, "message": "+15125550143 is not valid"}' };
  await expect(createSms(settings).send(message)).rejects.toMatchObject({
    message: "The SMS gateway refused the message (400, code 21211).",
    permanent: true,
  });
  answer = { status: 429, body: '{"code": 20429}' };
  await expect(createSms(settings).send(message)).rejects.toMatchObject({
    message: "The SMS gateway put it off (429, code 20429).",
    permanent: false,
  });
  answer = { status: 401, body: "x".repeat(100_000) };
  await expect(createSms(settings).send(message)).rejects.toMatchObject({ permanent: false });
});
