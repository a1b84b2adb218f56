import { WebSocket } from "ws";
import type { Caller } from "../../harness/kernel.ts";

interface ListenOptions {
  query: string;
  /** The number of subscriptions on the socket. */
  times: number;
  /** Each message as it arrives. */
  hear?: (text: string) => void;
}

/** A subscriber's socket; `heard` counts received messages, `refused` refusals. */
export async function listen(port: number, { cookie }: Caller, { query, times, hear }: ListenOptions) {
  const address = `127.0.0.1:${port}`;
  const socket = new WebSocket(`ws://${address}/graphql`, "graphql-transport-ws", {
    headers: { cookie, origin: `http://${address}` },
  });
  const state = { heard: 0, refused: 0 };
  await new Promise<void>((resolve, reject) => {
    socket.on("error", reject);
    socket.on("close", (code) => reject(new Error(`The server closed the socket with ${code}.`)));
    socket.on("open", () => socket.send(`{"type":"connection_init"}`));
    socket.on("message", (data: Buffer) => {
      const text = data.toString();
      if (text.includes(`"connection_ack"`)) resolve();
      else if (text.includes(`"next"`)) {
        state.heard += 1;
        hear?.(text);
      } else if (text.includes(`"error"`)) state.refused += 1;
    });
  });
  for (let id = 1; id <= times; id += 1)
    socket.send(JSON.stringify({ id: String(id), type: "subscribe", payload: { query } }));
  return Object.assign(state, { close: () => socket.terminate() });
}
