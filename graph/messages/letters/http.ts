import type { Context as HonoContext, Hono } from "hono";
import { createHash } from "node:crypto";
import { html } from "../../core/pages/html.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { readLetter, type ReadLetter } from "./read.ts";
import { words } from "./words.ts";

/**
 * `GET /letters/12`: a letter as written, for its frame; `GET /letters/12.pdf`: the same words as a
 * file. Nothing in it runs or loads, and no other site can frame it.
 */
export function mountLetters(app: Hono<AppEnv>) {
  app.get("/letters/:id{[0-9]+}", async (c) => {
    const letter = await readLetter(c.get("context"), idIn(c));
    const page = letter.voidedAt ? stamped(letter) : letter.html;
    return c.html(page, 200, {
      "cache-control": "no-store",
      "content-language": letter.paper.language,
      "referrer-policy": "no-referrer",
      "x-frame-options": "SAMEORIGIN",
      "content-security-policy": `default-src 'none'; style-src ${styleHashes(page)}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-modals allow-popups`,
    });
  });
  app.get("/letters/:file{[0-9]+\\.pdf}", async (c) => {
    const letter = await readLetter(c.get("context"), Number.parseInt(c.req.param("file"), 10));
    // The library is large, so it is loaded on first use.
    const { letterPdf } = await import("./render/pdf.ts");
    const bytes = await letterPdf(letter.paper, { isVoid: letter.voidedAt !== null });
    return c.body(Uint8Array.from(bytes), 200, {
      "cache-control": "no-store",
      "content-type": "application/pdf",
      "content-language": letter.paper.language,
      "content-disposition": `attachment; filename="${letter.number}.pdf"`,
    });
  });
}

const idIn = (c: HonoContext<AppEnv>) => Number(c.req.param("id"));

/** A void or expired letter says so at the top. */
function stamped({ html: page, paper: { language } }: ReadLetter): string {
  const stamp = html`<p role="note"><strong class="void">${words(language).voided.stamp}</strong></p>`;
  return page
    .replace("</head>", `<style>${stampStyle}</style></head>`)
    .replace("<main>", () => `<main>${stamp.markup}`);
}

const stampStyle =
  ".void{display:block;padding:.75rem 1rem;border:2px solid #961b16;border-radius:.5rem;background:#fdeceb;color:#961b16}";

const styleHashes = (page: string) =>
  [...page.matchAll(/<style>([\s\S]*?)<\/style>/g)]
    .map(([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`)
    .join(" ");
