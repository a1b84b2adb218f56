import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createAgent } from "./agent.ts";

test("cuts off a stream without a first word and keeps nothing of it", async () => {
  const { baseUrl, sentMegabytes } = await endlessServer();
  const agent = createAgent({ apiKey: "test", baseUrl, model: "tiny", timeoutMs: 20_000 });
  const answer = async () => {
    for await (const text of agent?.answer("Be kind.", [{ role: "user", content: "food?" }]) ?? [])
      throw new Error(`it said ${text}`);
  };
  await expect(answer()).rejects.toThrow();
  expect(sentMegabytes()).toBeLessThan(40);
});

/** Sends one endless line as fast as the client reads it. */
async function endlessServer() {
  const line = Buffer.alloc(256 * 1024, "x");
  let sent = 0;
  const server = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write("data: ");
    const more = () => {
      while (!response.destroyed && sent < 2 ** 28) {
        sent += line.length;
        if (!response.write(line)) return void response.once("drain", more);
      }
    };
    more();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, sentMegabytes: () => sent / 2 ** 20 };
}
