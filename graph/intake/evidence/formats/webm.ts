const segmentId = 0x18538067;
const tracksId = 0x1654ae6b;
const trackEntryId = 0xae;
const trackTypeId = 0x83;
const clusterId = 0x1f43b675;
const maxElements = 1000;

/**
 * The type of each track of a WebM file: 1 is video, 2 is audio. An unreadable file has no tracks.
 */
export function webmTrackTypes(bytes: Uint8Array): number[] {
  const segment = childrenOf(bytes, { start: 0, end: bytes.byteLength }).find(({ id }) => id === segmentId);
  if (!segment) return [];
  return childrenOf(bytes, segment)
    .filter(({ id }) => id === tracksId)
    .flatMap((tracks) => childrenOf(bytes, tracks))
    .filter(({ id }) => id === trackEntryId)
    .flatMap((track) => childrenOf(bytes, track))
    .filter(({ id }) => id === trackTypeId)
    .map(({ start }) => bytes[start] ?? 0);
}

interface Span {
  start: number;
  end: number;
}
interface Element extends Span {
  id: number;
}

/** The elements in a part of the file, up to the first cluster, where the sound itself begins. */
function childrenOf(bytes: Uint8Array, parent: Span): Element[] {
  const children: Element[] = [];
  for (let at = parent.start; at < parent.end && children.length < maxElements;) {
    const id = readNumber(bytes, at, { keepMark: true });
    const size = id && readNumber(bytes, id.next, { keepMark: false });
    if (!id || !size || id.value === clusterId) break;
    const start = size.next;
    const end = Math.min(size.unknown ? parent.end : start + size.value, parent.end);
    children.push({ id: id.value, start, end });
    at = end;
  }
  return children;
}

/**
 * EBML numbers encode their length in the position of the first set bit; a size of all ones means
 * until the end.
 */
function readNumber(bytes: Uint8Array, at: number, { keepMark }: { keepMark: boolean }) {
  const first = bytes[at];
  if (!first) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.byteLength) return null;
  let value = keepMark ? first : first & (0xff >> length);
  let unknown = value === 0xff >> length;
  for (const byte of bytes.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    unknown &&= byte === 0xff;
  }
  return { value, unknown, next: at + length };
}
