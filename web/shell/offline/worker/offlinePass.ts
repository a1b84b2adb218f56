import { neutralSite } from "../../../core/device/neutralSite.ts";
import { en } from "./words.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

const words = { en, es, fr };
const isKnown = (tag: string): tag is keyof typeof words => Object.hasOwn(words, tag);

/** The headers of a page that runs no script and sends no form. */
export const passHeaders = {
  "content-type": "text/html; charset=utf-8",
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * Without a connection, and with nothing kept. It names neither the product nor the person. The
 * language is in the address of the link that removes a kept pass, else it is the browser's.
 */
export function offlinePassPage({ url }: Pick<Request, "url">, languages: readonly string[]): Response {
  const asked = new URL(url).searchParams;
  const language =
    [asked.get("lang") ?? "", ...languages].map((tag) => tag.slice(0, 2).toLowerCase()).find(isKnown) ?? "en";
  const t = words[language];
  const done = asked.get("kept") === "remove" ? `<p role="status">${t.removed}</p>` : "";
  const page = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="icon" href="data:,"><title>${t.title}</title><style>${styles}</style></head><body><main><h1>${t.title}</h1>${done}<p>${t.text}</p><p><a href="/c?lang=${language}">${t.retry}</a></p><p>${t.danger}</p></main><p><a href="${neutralSite}" rel="noreferrer">${t.exit}</a></p></body></html>`;
  return new Response(page, { headers: passHeaders });
}

const styles =
  "body{margin:0 auto;max-width:40rem;padding:1.5rem;font:1.0625rem/1.5 system-ui,sans-serif}a{display:inline-block;padding-block:.5rem;font-weight:600}";
