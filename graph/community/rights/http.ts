import type { Hono } from "hono";
import type { AppEnv } from "../../core/http/app-env.ts";
import { trainingMark } from "../../core/training.ts";
import type { TrainingMark } from "../../core/training.ts";
import { sha256 } from "../../core/security/secrets.ts";
import { guides } from "./guides.ts";
import { guideLanguage, type GuideLanguage } from "../../../shared/community/rights/rules.ts";

interface MadeGuide {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/**
 * `GET /rights/guide.pdf?lang=es`: the full guide as a file. Each language is rendered once per
 * system name, and kept in memory.
 */
export function mountRightsGuide(app: Hono<AppEnv>) {
  const made = new Map<string, Promise<MadeGuide>>();

  app.get("/rights/guide.pdf", async (c) => {
    const language = guideLanguage(c.req.query("lang"));
    const { config, env } = c.get("context");
    const author = config().systemName;
    const kept = `${language} ${author}`;
    const making = made.get(kept) ?? make(language, { author, training: trainingMark(env, language) });
    made.set(kept, making);
    making.catch(() => made.delete(kept));
    const { bytes, etag } = await making;
    const headers = { etag, "cache-control": "public, max-age=3600", "content-language": language };
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, headers);
    return c.body(bytes, 200, {
      ...headers,
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${fileNames[language]}"`,
    });
  });
}

const fileNames: Record<GuideLanguage, string> = {
  en: "know-your-rights.pdf",
  es: "conozca-sus-derechos.pdf",
  fr: "connaitre-vos-droits.pdf",
};

/** The PDF library is large, so it is loaded on first use. */
async function make(
  language: GuideLanguage,
  origin: { author: string; training: TrainingMark | undefined },
): Promise<MadeGuide> {
  const { guidePdf } = await import("./pdf.ts");
  const bytes = Uint8Array.from(await guidePdf(guides[language], language, origin));
  return { bytes, etag: `"${sha256(bytes).slice(0, 32)}"` };
}
