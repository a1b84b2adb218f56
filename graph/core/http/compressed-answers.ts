import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context as HonoContext } from "hono";
import { accepts } from "hono/accepts";
import type { AppEnv } from "./app-env.ts";
import { sha256 } from "../security/secrets.ts";

const maxKept = 200;
const brotliQuality = { kept: 9, unique: 4 };

const compress = {
  br: (text: string, quality = brotliQuality.kept) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (text: string) => promisify(gzip)(text),
};
type Encoding = keyof typeof compress;

interface Answer {
  text: string;
  headers: Record<string, string>;
  /** Request headers, besides Accept-Encoding, that the answer depends on. */
  vary?: string;
  /** 200 if omitted. */
  status?: 200 | 404;
  /** Personal answers are neither cached nor tagged. */
  isUnique?: boolean | undefined;
}

/** Shared answers are compressed once per encoding, and a browser that has the answer gets 304. */
export function createCompressedAnswers() {
  const bodies = new Map<string, Promise<Buffer>>();

  return async (c: HonoContext<AppEnv>, answer: Answer): Promise<Response> => {
    const { text, vary, status = 200, isUnique } = answer;
    const tag = sha256(text).slice(0, 32);
    const headers = {
      ...answer.headers,
      ...(!isUnique && { etag: `W/"${tag}"` }), // weak: the compressed bytes differ, the content does not
      vary: ["accept-encoding", vary].filter(Boolean).join(", "),
    };
    if (status === 200 && tagsIn(c.req.header("if-none-match")).includes(tag))
      return c.body(null, 304, headers);
    const encoding = encodingFor(c);
    if (!encoding) return c.body(text, status, headers);
    const body = isUnique
      ? await compress[encoding](text, brotliQuality.unique)
      : await compressed(encoding, tag, text);
    return c.body(new Uint8Array(body), status, { ...headers, "content-encoding": encoding });
  };

  function compressed(encoding: Encoding, tag: string, text: string): Promise<Buffer> {
    const key = `${encoding} ${tag}`;
    const body = bodies.get(key) ?? compress[encoding](text);
    bodies.delete(key); // the most recently used one is last
    bodies.set(key, body);
    body.catch(() => bodies.delete(key));
    for (const oldest of bodies.keys()) if (bodies.size > maxKept) bodies.delete(oldest);
    return body;
  }
}

/** A page for one reader. No other site chooses what is in it, so its length gives nothing away. */
export async function compressedPage(c: HonoContext<AppEnv>, page: Response): Promise<Response> {
  const encoding = encodingFor(c);
  if (!encoding || page.status === 304 || !page.headers.get("content-type")?.startsWith("text/html"))
    return page;
  const body = await compress[encoding](await page.text(), brotliQuality.unique);
  const headers = new Headers(page.headers);
  headers.set("content-encoding", encoding);
  headers.set("vary", "accept-encoding");
  return new Response(new Uint8Array(body), { status: page.status, headers });
}

const tagsIn = (header = "") => header.split(",").map((tag) => tag.trim().replace(/^W\/|"/g, ""));

/** The best of ours that the caller accepts; `q=0` means not acceptable. */
function encodingFor(c: HonoContext<AppEnv>): Encoding | undefined {
  const ours: Encoding[] = ["br", "gzip"];
  const chosen = accepts(c, {
    header: "Accept-Encoding",
    supports: ours,
    default: "identity",
    match: (accepted) =>
      ours.find((name) => accepted.some(({ type, q }) => type.toLowerCase() === name && q > 0)) ?? "identity",
  });
  return ours.find((name) => name === chosen);
}
