/** Takes exact numbers of bytes from a stream of chunks. */
export class ByteReader {
  private readonly source: AsyncIterator<Uint8Array>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.source = source[Symbol.asyncIterator]();
  }

  /** So many bytes; undefined if the stream ends before. */
  async take(count: number): Promise<Buffer | undefined> {
    const parts = [this.rest];
    let length = this.rest.length;
    while (length < count) {
      const next = await this.source.next();
      if (next.done) break;
      parts.push(Buffer.from(next.value));
      length += next.value.length;
    }
    const all = parts.length === 1 ? this.rest : Buffer.concat(parts, length);
    if (all.length < count) {
      this.rest = all;
      return undefined;
    }
    this.rest = all.subarray(count);
    return all.subarray(0, count);
  }

  /** The text up to the end of the line, which comes within so many bytes. */
  async takeLine(most: number): Promise<string | undefined> {
    let line = "";
    while (line.length < most) {
      const letter = (await this.take(1))?.toString("latin1");
      if (letter === undefined) return undefined;
      if (letter === "\n") return line;
      line += letter;
    }
    return undefined;
  }
}
