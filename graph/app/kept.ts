import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context as HonoContext } from "hono";
import type { AppEnv } from "./http.ts";
import { sha256 } from "./secrets.ts";

const keptForSeconds = 300;
const mostKept = 64;
const brotliQuality = 9;

const compress = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text: string) => promisify(gzip)(text),
};
type Encoding = keyof typeof compress;

/** What is the same for everybody is compressed once for each way, and a browser that has it is told so (304). */
export function createKeptAnswers() {
  const bodies = new Map<string, Promise<Buffer>>();

  return async (c: HonoContext<AppEnv>, answer: unknown): Promise<Response> => {
    const text = JSON.stringify(answer);
    const tag = sha256(text).slice(0, 32);
    const headers = {
      etag: `W/"${tag}"`, // weak: the compressed bytes differ, what they say does not
      "cache-control": `public, max-age=${keptForSeconds}`,
      vary: "accept-encoding",
    };
    if (tagsIn(c.req.header("if-none-match")).includes(tag)) return c.body(null, 304, headers);
    const encoding = encodingFor(c.req.header("accept-encoding"));
    const type = { ...headers, "content-type": "application/json" };
    if (!encoding) return c.body(text, 200, type);
    const body = await compressed(encoding, tag, text);
    return c.body(new Uint8Array(body), 200, { ...type, "content-encoding": encoding });
  };

  function compressed(encoding: Encoding, tag: string, text: string): Promise<Buffer> {
    const key = `${encoding} ${tag}`;
    const body = bodies.get(key) ?? compress[encoding](text);
    bodies.delete(key); // the one that was used last stands last
    bodies.set(key, body);
    for (const oldest of bodies.keys()) if (bodies.size > mostKept) bodies.delete(oldest);
    return body;
  }
}

const tagsIn = (header = "") => header.split(",").map((tag) => tag.trim().replace(/^W\/|"/g, ""));

function encodingFor(accepted = ""): Encoding | undefined {
  const names = accepted.split(",").map((part) => part.split(";")[0]?.trim());
  return (["br", "gzip"] as const).find((name) => names.includes(name));
}
