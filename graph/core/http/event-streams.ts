import type { ServerResponse } from "node:http";
import type { Kernel } from "../context.ts";
import { Refusal } from "../errors.ts";
import { says as coreSays } from "../sentences.ts";

const maxPerSession = 20;
/** An office or a shelter may be one network. */
const maxPerNetwork = 200;

/** Answers that stay open: subscriptions over server-sent events. Each holds its place from before anything is awaited until it is closed, and ends with its session. */
export function createStreams(kernel: Pick<Kernel, "events">) {
  const open = new Map<string, number>();
  const bySession = new Map<number, Set<ServerResponse>>();

  const ended = kernel.events.subscribe("sessionEnded");
  void (async () => {
    for await (const { sessionId } of ended)
      for (const response of bySession.get(sessionId) ?? []) if (isStreaming(response)) response.destroy();
  })();

  return {
    /** Takes a place for whoever comes with this token, and in this network. */
    reserve(response: ServerResponse, network: string, token: string | undefined) {
      take(response, `network ${network}`, maxPerNetwork);
      take(response, token === undefined ? `visitor ${network}` : `token ${token}`, maxPerSession);
    },
    /** From now on it ends with this session. */
    belongsTo(response: ServerResponse, sessionId: number) {
      const known = bySession.get(sessionId) ?? new Set();
      bySession.set(sessionId, known.add(response));
      response.once("close", () => {
        known.delete(response);
        if (known.size === 0) bySession.delete(sessionId);
      });
    },
    close: async () => void (await ended.return()),
  };

  function take(response: ServerResponse, key: string, most: number) {
    const here = open.get(key) ?? 0;
    if (here >= most) throw new Refusal("RATE_LIMITED", coreSays.tooManyCalls);
    open.set(key, here + 1);
    response.once("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  }
}

/** Somebody may accept a stream and be answered with plain JSON, for example that they are logged out. */
const isStreaming = (response: ServerResponse) =>
  String(response.getHeader("content-type") ?? "").startsWith("text/event-stream");

export type Streams = ReturnType<typeof createStreams>;
