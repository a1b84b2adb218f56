import { Agent, createServer, request } from "node:http";
import { announce } from "./fixtures.ts";

/** A proxy that gives each copy of the product its share of calls, over connections it keeps. */
const upstreams = (process.env["UPSTREAMS"] ?? "").split(",").map((origin) => new URL(origin));
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
let calls = 0;

const server = createServer((incoming, outgoing) => {
  const { hostname, port } = upstreams[calls++ % upstreams.length] ?? new URL("http://127.0.0.1");
  const { method, url: path, headers } = incoming;
  const onward = request({ hostname, port, method, path, headers, agent }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on("error", () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) announce(address.port);
});
process.on("SIGTERM", () => process.exit(0));
