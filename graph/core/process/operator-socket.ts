import { once } from "node:events";
import { chmodSync, closeSync, existsSync, openSync, rmSync } from "node:fs";
import { createConnection, createServer, type Server, type Socket } from "node:net";
import { resolve, join } from "node:path";
import type { Logger } from "pino";
import * as z from "zod";

/*
 * The embedded database has one owner. Commands on the same machine ask the running server through
 * a socket in DATA_DIR, which only the server's account can open.
 */

/** What a command can ask for, by name. */
export type Operations = Record<string, (input: unknown) => Promise<unknown>>;

/** Longer paths do not fit into the address of a socket. */
const longestPath = 100;
const longestQuestion = 64 * 1024;
const socketName = "operator.sock";

/**
 * The socket's address, and a function to call when it is no longer needed. If the path is too long
 * for a socket, Linux also offers a short path to an open folder (/proc/self/fd). Null if this
 * system cannot open a socket in the folder.
 */
function addressIn(dataDir: string): { address: string; done: () => void } | null {
  const address = join(resolve(dataDir), socketName);
  if (process.platform === "win32") return null;
  if (Buffer.byteLength(address) <= longestPath) return { address, done: () => undefined };
  if (process.platform !== "linux") return null;
  const folder = openSync(resolve(dataDir), "r");
  return { address: `/proc/self/fd/${folder}/${socketName}`, done: () => closeSync(folder) };
}

/** Answers the commands of this machine's operator, until the returned function is called. */
export async function openOperatorSocket(
  dataDir: string,
  operations: Operations,
  log: Logger,
): Promise<() => Promise<void>> {
  const found = addressIn(dataDir);
  if (!found) {
    log.warn({ dataDir }, "operator commands need a stopped server: no socket can be opened in DATA_DIR");
    return async () => undefined;
  }
  const { address, done } = found;
  rmSync(address, { force: true }); // a killed server left it: this process holds the folder's lock
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket, operations, log));
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(address, listening);
  });
  chmodSync(address, 0o600);
  return async () => {
    await closeServer(server); // removes the socket by the same address
    done();
  };
}

const closeServer = (server: Server) => new Promise<void>((closed) => server.close(() => closed()));

const question = z.object({ name: z.string(), input: z.unknown() });

async function answer(socket: Socket, operations: Operations, log: Logger): Promise<void> {
  socket.on("error", () => undefined); // the command was stopped
  try {
    const asked = await textOf(socket, longestQuestion);
    if (!asked) return void socket.end(); // `isServerRunning` only knocks
    const { name, input } = question.parse(JSON.parse(asked));
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    if (!operation)
      throw new Error(`The running server does not know "${name}". Restart it, then try again.`);
    socket.end(JSON.stringify({ answer: (await operation(input)) ?? null }));
  } catch (error) {
    log.warn({ err: error }, "an operator's command failed");
    socket.end(JSON.stringify({ error: error instanceof Error ? error.message : "It failed." }));
  }
}

const reply = z.object({ answer: z.unknown().optional(), error: z.string().optional() });

/** The running server's answer; undefined if no server runs on this folder. */
export async function askServer(dataDir: string, name: string, input: unknown = null): Promise<unknown> {
  const socket = await connect(dataDir);
  if (!socket) return undefined;
  socket.end(JSON.stringify({ name, input }));
  const text = await textOf(socket, Number.POSITIVE_INFINITY);
  if (!text) throw new Error("The running server ended before it answered.");
  const { answer: found, error } = reply.parse(JSON.parse(text));
  if (error !== undefined) throw new Error(error);
  return found;
}

/** Whether a server runs on this folder. */
export async function isServerRunning(dataDir: string): Promise<boolean> {
  const socket = await connect(dataDir);
  socket?.end();
  return socket !== undefined;
}

const isNoServer = (error: unknown) =>
  ["ENOENT", "ECONNREFUSED"].includes(String((error as NodeJS.ErrnoException).code));

/** Undefined if no server listens. */
async function connect(dataDir: string): Promise<Socket | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const found = addressIn(dataDir);
  if (!found) return undefined;
  const socket = createConnection({ path: found.address, allowHalfOpen: true });
  try {
    await once(socket, "connect");
    return socket;
  } catch (error) {
    if (isNoServer(error)) return undefined;
    throw error;
  } finally {
    found.done();
  }
}

async function textOf(socket: Socket, most: number): Promise<string> {
  let text = "";
  // The other direction stays open after the end of this one.
  for await (const part of socket.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    text += String(part);
    if (text.length > most) throw new Error("The question is too long.");
  }
  return text;
}
