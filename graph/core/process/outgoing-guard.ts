import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import { isIP, Socket } from "node:net";

/** A connection to another machine, or to another process of this one, that was refused. */
export interface RefusedConnection {
  at: Date;
  /** Host and port, the path of a local socket, or the name that was looked up. */
  target: string;
}

export interface OutgoingGuard {
  /** The newest last, and at most the last hundred. */
  refused: readonly RefusedConnection[];
  /** Connections of this process to its own port are allowed from here on. */
  allowOwnPort: (port: number) => void;
  /** Puts everything back; for tests. */
  release: () => void;
}

/** The error code of a refused connection. */
export const refusedCode = "ETRAINING";
const maxRecorded = 100;

/**
 * Refuses every connection, datagram and name lookup of this process that does not lead to its own
 * port on this machine, and records it. Every client of Node (`fetch`, http, TLS, database drivers)
 * ends in these functions. Connections that others open to this process are not concerned.
 */
export function guardOutgoing(onRefused: (refused: RefusedConnection) => void): OutgoingGuard {
  const refused: RefusedConnection[] = [];
  let ownPort: number | undefined;
  const refuse = (target: string): NodeJS.ErrnoException => {
    const one = { at: new Date(), target };
    refused.push(one);
    if (refused.length > maxRecorded) refused.shift();
    onRefused(one);
    const error = new Error("A training installation connects to no other machine.");
    return Object.assign(error, { code: refusedCode });
  };
  const replaced: (() => void)[] = [];
  const replace = <Holder extends object, Name extends keyof Holder>(
    holder: Holder,
    name: Name,
    by: (own: Holder[Name]) => Holder[Name],
  ) => {
    const own = holder[name];
    holder[name] = by(own);
    replaced.push(() => void (holder[name] = own));
  };

  replace(
    Socket.prototype,
    "connect",
    (own) =>
      function connect(this: Socket & { connecting: boolean }, ...args: unknown[]) {
        const target = targetOf(args);
        if (isOwn(target, ownPort)) return (own as (...args: unknown[]) => Socket).apply(this, args);
        // Like a connection that fails by itself: later, when its caller listens to errors.
        const error = refuse(nameOf(target));
        this.connecting = true;
        setImmediate(() => this.destroy(error));
        return this;
      },
  );

  replace(
    dgram.Socket.prototype,
    "send",
    () =>
      function send(...args: unknown[]) {
        const error = refuse(
          `datagram to ${args.slice(1).find((one) => typeof one === "string") ?? "a peer"}`,
        );
        const done = args.at(-1);
        if (typeof done !== "function") throw error;
        process.nextTick(done, error);
      },
  );
  replace(
    dgram.Socket.prototype,
    "connect",
    () =>
      function connect(port: number, address?: unknown) {
        throw refuse(`datagrams to ${typeof address === "string" ? address : "localhost"}:${port}`);
      },
  );

  for (const holder of [dns, dns.Resolver.prototype])
    for (const name of lookups(holder))
      replace(
        holder as unknown as Lookups,
        name,
        (own) =>
          function lookUp(this: unknown, ...args: unknown[]) {
            if (isOwnName(name, args[0])) return own.apply(this, args);
            const error = refuse(`the name ${String(args[0])}`);
            const done = args.at(-1);
            if (typeof done !== "function") throw error;
            process.nextTick(done, error);
            return {};
          },
      );
  for (const holder of [dns.promises, dns.promises.Resolver.prototype])
    for (const name of lookups(holder))
      replace(
        holder as unknown as Lookups,
        name,
        (own) =>
          function lookUp(this: unknown, ...args: unknown[]) {
            return isOwnName(name, args[0])
              ? own.apply(this, args)
              : Promise.reject(refuse(`the name ${String(args[0])}`));
          },
      );
  syncBuiltinESMExports(); // for modules that imported the functions by name

  return {
    refused,
    allowOwnPort: (port) => void (ownPort = port),
    release() {
      for (const back of replaced.toReversed()) back();
      syncBuiltinESMExports();
    },
  };
}

type Lookups = Record<string, (this: unknown, ...args: unknown[]) => unknown>;

/** `lookup`, `resolve` and their kinds, and `reverse`. */
const lookups = (holder: object) =>
  Object.getOwnPropertyNames(holder).filter((name) => /^(?:lookup|resolve|reverse)/.test(name));

/** Only `lookup` answers these without another machine. `reverse` and `resolve` send a query. */
const isOwnName = (operation: string, name: unknown) =>
  operation === "lookup" &&
  typeof name === "string" &&
  (name === "localhost" || isIP(name) !== 0 || name === "");

interface Target {
  host: string;
  port: number;
  /** Of a local socket. */
  path?: string;
}

/** From options, a port with a host, or a path: as callers give them, or as Node prepares them. */
function targetOf(args: unknown[]): Target {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  if (typeof first === "object" && first !== null) {
    // Some clients pass the port as a text.
    const { host, port, path } = first as { host?: string; port?: unknown; path?: string | null };
    return path ? { host: "", port: 0, path } : { host: host ?? "localhost", port: Number(port) };
  }
  const port = Number(first);
  if (typeof first === "string" && !(port >= 0)) return { host: "", port: 0, path: first };
  return { host: typeof second === "string" ? second : "localhost", port };
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;

const isOwn = ({ host, port, path }: Target, ownPort: number | undefined) =>
  path === undefined && ownPort !== undefined && port === ownPort && loopback.test(host);

const nameOf = ({ host, port, path }: Target) => path ?? `${host.includes(":") ? `[${host}]` : host}:${port}`;
