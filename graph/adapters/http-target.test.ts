import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createAgent } from "./agent.ts";
import { createSms } from "./sms.ts";

let calls: IncomingHttpHeaders[];
let host: string;
const server = createServer((request, response) => {
  calls.push(request.headers);
  response.end("{}");
});
beforeEach(async () => {
  calls = [];
  await once(server.listen(0, "127.0.0.1"), "listening");
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

const basic = `Basic ${Buffer.from("gate:p@ss wörd").toString("base64")}`;
const credentials = "gate:p%40ss%20w%C3%B6rd";
const message = { to: "+15125550143", text: "Help is on its way.", messageId: "<1@here>" };

it("a text message brings the user name and password of its URL as a header", async () => {
  await createSms({ provider: "generic", url: `http://${credentials}@${host}/messages` }).send(message);
  expect(calls.map(({ authorization }) => authorization)).toEqual([basic]);
});

it("a text message brings the token", async () => {
  await createSms({ provider: "generic", url: `http://${host}/messages`, token: "key-1" }).send(message);
  expect(calls.map(({ authorization }) => authorization)).toEqual(["Bearer key-1"]);
});

it("without either nothing is claimed", async () => {
  await createSms({ provider: "generic", url: `http://${host}/messages` }).send(message);
  expect(calls.map(({ authorization }) => authorization)).toEqual([undefined]);
});

it("a model is asked with the user name and password of its URL, or with its key, and with nothing else", async () => {
  const ask = async (url: string, apiKey?: string) => {
    const agent = createAgent({ apiKey, baseUrl: url, model: "tiny", timeoutMs: 2000 });
    await agent
      .answer("Be kind.", [])
      .next()
      .catch(() => undefined);
  };
  await ask(`http://${credentials}@${host}/v1`);
  await ask(`http://${host}/v1`, "sk-1");
  expect(calls.map(({ authorization }) => authorization)).toEqual([basic, "Bearer sk-1"]);
});
