import type { ServerResponse } from "node:http";
import type { Kernel } from "../context.ts";
import { Refusal } from "../errors.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { networkOf } from "./network-of.ts";
import { allOf } from "./networks.ts";

const maxPerSession = 20;
/** An office or a shelter may be one network. */
const maxPerNetwork = 200;

/**
 * Answers that stay open: subscriptions over server-sent events. Each holds its slot from before
 * the first await until it is closed. It ends with its session, or when its network is blocked;
 * anonymous readers may then open another.
 */
export function createStreams(kernel: Pick<Kernel, "events" | "blocks" | "networks">) {
  const open = new Map<string, number>();
  const bySession = new Map<number, Set<ServerResponse>>();
  const byNetwork = new Map<string, Set<ServerResponse>>();

  const ended = kernel.events.subscribe("sessionEnded");
  void (async () => {
    for await (const { sessionId } of ended) endAll(bySession.get(sessionId));
  })();
  const blocked = kernel.events.subscribe("blocksChanged");
  void (async () => {
    for await (const { network } of blocked) {
      // Another process may have announced the block, so it must be known before the client
      // reconnects.
      await kernel.blocks.refresh().catch(() => {});
      endAll(byNetwork.get(network));
    }
  })();

  return {
    /**
     * Takes a slot for the caller: of their session or device, if they have one, and of their
     * network. A made-up cookie only adds a limit.
     */
    reserve(response: ServerResponse, { ip, own }: { ip: string; own: string | undefined }) {
      if (own !== undefined) take(response, `own ${own}`, maxPerSession);
      for (const { name, times } of allOf(kernel.networks.of(ip)))
        take(response, `network ${name}`, maxPerNetwork * times);
      // Blocks name the address's own network.
      remember(byNetwork, networkOf(ip), response);
    },
    /** From now on it ends with this session. */
    belongsTo(response: ServerResponse, sessionId: number) {
      remember(bySession, sessionId, response);
    },
    close: async () => void (await Promise.all([ended.return(), blocked.return()])),
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

function remember<Key>(open: Map<Key, Set<ServerResponse>>, key: Key, response: ServerResponse) {
  const known = open.get(key) ?? new Set();
  open.set(key, known.add(response));
  response.once("close", () => {
    known.delete(response);
    if (known.size === 0) open.delete(key);
  });
}

function endAll(responses: Iterable<ServerResponse> = []) {
  for (const response of responses) if (isStreaming(response)) response.destroy();
}

/** A caller may accept a stream and still get plain JSON, for example when signed out. */
const isStreaming = (response: ServerResponse) =>
  String(response.getHeader("content-type") ?? "").startsWith("text/event-stream");

export type Streams = ReturnType<typeof createStreams>;
