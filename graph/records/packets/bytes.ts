/** A stored file as a whole; undefined if there is none. */
export async function bytesOf(stream: ReadableStream<Uint8Array> | null): Promise<Uint8Array | undefined> {
  return stream ? new Uint8Array(await new Response(stream).arrayBuffer()) : undefined;
}
