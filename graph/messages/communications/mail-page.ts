import type { TrainingMark } from "../../core/training.ts";
import { isRightToLeft } from "../../../shared/core/text/direction.ts";
import { Html, html } from "../../core/pages/html.ts";
import { marked } from "../../core/pages/parts.ts";
import type { footers } from "./footers.ts";

export interface Layout {
  title: string;
  /** Text, or markup made by `html`; text from address books and forms is escaped. */
  paragraphs: (Html | string)[];
  button?: { label: string; href: string };
  /** Another page, below the button. */
  further?: { label: string; href: string };
  /** The language of all these words; English by default. */
  language?: string;
  /** An administrator's text, for the inbox. */
  said?: string;
  /** Where one POST ends emails of this kind, for the mail program's own button. */
  unsubscribe?: string;
}

/** An email as markup, in inline styles that mail programs support. */
export function mailPage(
  { title, paragraphs, button, further }: Pick<Layout, "title" | "paragraphs" | "button" | "further">,
  language: string,
  words: ReturnType<typeof footers> & {
    name: string;
    privacyUrl?: string | undefined;
    training?: TrainingMark | undefined;
  },
) {
  const link =
    button &&
    html` <p style="margin:28px 0">
        <a
          href="${button.href}"
          class="button"
          style="display:inline-block;padding:14px 24px;border-radius:8px;background:#1d4f91;color:#ffffff;font-weight:600;text-decoration:none"
          >${button.label}</a
        >
      </p>
      <p class="soft" style="margin:0 0 16px;font-size:14px;color:#4a5565">
        ${words.copy}<br /><a href="${button.href}" class="link" style="color:#1d4f91;word-break:break-all"
          >${button.href}</a
        >
      </p>`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${darkStyle}
      </head>
      <body
        style="margin:0;padding:24px 16px;background:#f3f5f8;color:#16202e;font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
      >
        <main
          style="max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;color:#16202e;border:1px solid #d8dee7;border-radius:12px"
        >
          ${
            words.training &&
            html`<p style="margin:0 0 20px;padding:8px 12px;background:#fdf0d5;color:#6b3d00">
              <b>${words.training.word}</b> ${words.training.text}
            </p>`
          }
          <p class="link" style="margin:0 0 20px;font-weight:700;color:#1d4f91">${words.name}</p>
          <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${marked(title)}</h1>
          ${paragraphs.map((paragraph) => html`<p ${typeof paragraph === "string" && isRightToLeft(paragraph) && html`dir="rtl"`} style="margin:0 0 16px">${paragraph instanceof Html ? paragraph : lines(paragraph)}</p>`)}
          ${link}
          ${
            further &&
            html`<p class="soft" style="margin:0 0 16px;font-size:14px;color:#4a5565">
              ${further.label}${words.colon}<br /><a
                href="${further.href}"
                class="link"
                style="color:#1d4f91;word-break:break-all"
                >${further.href}</a
              >
            </p>`
          }
          <p
            class="soft"
            style="margin:28px 0 0;padding-top:16px;border-top:1px solid #d8dee7;font-size:14px;color:#4a5565"
          >
            ${words.name}. ${words.sign}<br />${words.danger}
            ${words.privacyUrl && html`<br /><a href="${words.privacyUrl}" class="link" style="color:#1d4f91">${words.privacy}</a>`}
          </p>
        </main>
      </body>
    </html>`;
}

/** A dark theme for mail programs that support style sheets; others show the light one. */
const darkStyle = new Html(
  `<style>@media (prefers-color-scheme:dark){
body{background:#0b131a!important;color:#ebf1f5!important}
main{background:#141f29!important;color:#ebf1f5!important;border-color:#2b3944!important}
.link{color:#8ecbf3!important}.soft{color:#a9b8c4!important;border-color:#2b3944!important}
.button{background:#8ecbf3!important;color:#062234!important}}</style>`,
);

/** Keeps the line breaks of a text. */
const lines = (text: string) =>
  text.split("\n").map((line, index) => (index ? html`<br />${marked(line)}` : marked(line)));
