/**
 * The few facts of PostgreSQL's wire protocol (version 3) that the embedded database's connections
 * need.
 */
const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const VERSION_3 = 196_608;
const SYNC = 0x53;
const QUERY = 0x51;
const PASSWORD = 0x70;
const FLUSH = 0x48;
const TERMINATE = 0x58;
const NOTIFICATION = 0x41;
const READY_FOR_QUERY = 0x5a;
const IDLE = 0x49;

export type Batch =
  | { kind: "incomplete" }
  | { kind: "ssl"; rest: Buffer }
  | { kind: "terminate"; rest: Buffer }
  | { kind: "batch"; bytes: Buffer; rest: Buffer };

/** The first packet of a connection has no type byte. */
export function readStartup(buffer: Buffer): Batch {
  if (buffer.length < 8) return { kind: "incomplete" };
  const length = buffer.readInt32BE(0);
  if (buffer.length < length) return { kind: "incomplete" };
  const code = buffer.readInt32BE(4);
  const rest = buffer.subarray(length);
  if (code === SSL_REQUEST || code === GSS_REQUEST) return { kind: "ssl", rest };
  if (code !== VERSION_3) throw new Error(`unsupported PostgreSQL protocol ${code}`);
  return { kind: "batch", bytes: buffer.subarray(0, length), rest };
}

/** Complete messages up to the one after which the client waits for an answer. */
export function readBatch(buffer: Buffer): Batch {
  let end = 0;
  for (;;) {
    if (buffer.length < end + 5) return { kind: "incomplete" };
    const type = buffer.readUInt8(end);
    const next = end + 1 + buffer.readInt32BE(end + 1);
    if (buffer.length < next) return { kind: "incomplete" };
    if (type === TERMINATE) return { kind: "terminate", rest: buffer.subarray(next) };
    end = next;
    if (type === SYNC || type === QUERY || type === PASSWORD || type === FLUSH) {
      return { kind: "batch", bytes: buffer.subarray(0, end), rest: buffer.subarray(end) };
    }
  }
}

/**
 * What an answer says besides its rows: whether a transaction is still open, and which
 * notifications came with it.
 */
export function readAnswer(answer: Buffer): { idle: boolean; notifications: Buffer[] } {
  let idle = false;
  const notifications: Buffer[] = [];
  for (let at = 0; at + 5 <= answer.length;) {
    const end = at + 1 + answer.readInt32BE(at + 1);
    if (answer[at] === READY_FOR_QUERY) idle = answer[at + 5] === IDLE;
    if (answer[at] === NOTIFICATION) notifications.push(answer.subarray(at, end));
    at = end;
  }
  return { idle, notifications };
}
