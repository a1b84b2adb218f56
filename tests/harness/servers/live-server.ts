import { once } from "node:events";
import { request, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll } from "vitest";
import type { Kernel } from "../../../graph/core/context.ts";
import type { Limits } from "../../../graph/core/http/call-limits.ts";
import { noLimits } from "../../../graph/core/http/call-limits.ts";
import { openServer, type RunningServer } from "../../../graph/app/server.ts";
import type { Lab } from "../kernel.ts";

export interface WireAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  /** A text, or chunks that are written without a length. */
  body?: string | Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

/** The whole server on its own port, for what needs a real connection. */
export function useServer(
  lab: Lab,
  { limits = noLimits, env = {} }: { limits?: Limits; env?: Partial<Kernel["env"]> } = {},
) {
  let running: RunningServer;
  beforeAll(async () => {
    const kernel: Kernel = { ...lab, env: { ...lab.env, TRUST_PROXY: false, ...env } };
    running = await openServer(kernel, { port: 0, host: "127.0.0.1", limits });
  });
  afterAll(() => running.close());

  return {
    get port() {
      return running.port;
    },
    /** Raw headers in the given order, and the address as written. */
    send(path: string, { method = "GET", headers = {}, body }: Sent = {}): Promise<WireAnswer> {
      return new Promise((resolve, reject) => {
        const call = request({
          port: running.port,
          host: "127.0.0.1",
          path,
          method,
          headers: { connection: "keep-alive", ...headers },
          agent: false,
        });
        call.on("response", (response) => {
          let text = "";
          response.setEncoding("utf8").on("data", (part: string) => (text += part));
          const done = () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
          response
            .on("end", done)
            .on("error", done)
            .on("end", () => call.destroy());
        });
        call.on("error", reject);
        if (body === undefined || typeof body === "string") call.end(body);
        else void pour(body).catch(() => {}); // the server may have hung up
        const closed = once(call, "close");
        async function pour(pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
          for await (const piece of pieces) {
            if (call.destroyed) return;
            if (!call.write(piece)) await Promise.race([once(call, "drain"), closed]);
          }
          call.end();
        }
      });
    },
  };
}
