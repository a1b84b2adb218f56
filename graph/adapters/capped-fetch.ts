/** `fetch` for external servers: an endless answer is cut off. */
export function cappedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    let bytes = 0;
    const capped = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength;
          if (bytes > maxBytes) controller.error(new Error("The answer is too long"));
          else controller.enqueue(chunk);
        },
      }),
    );
    return new Response(capped, { status: response.status, headers: response.headers });
  };
}
