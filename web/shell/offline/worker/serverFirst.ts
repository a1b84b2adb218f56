const waitMs = 3000;

/**
 * The server's answer. If the server is unreachable or has not begun to answer after three seconds,
 * what this device keeps; without that, the server's answer after all.
 */
export async function serverFirst(
  answer: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, waitMs));
  const first = await Promise.race([answer, late]).catch(() => undefined);
  if (first && first.status < 502) return first;
  answer.catch(() => {}); // it may still fail after what is kept was shown
  return (await kept()) ?? answer;
}
