import { foundEntries } from "../../community/directory/page.ts";
import { eventList } from "../../community/events/list.ts";
import { feedbackFormOf } from "../../community/feedback/form.ts";
import type { Context } from "../../core/context.ts";
import { html, type Html } from "../../core/pages/html.ts";
import { words } from "../../core/i18n/words.ts";
import { operatorOf, ownIdentity } from "../../core/installation-name.ts";
import { breakable } from "../../core/pages/parts.ts";
import { framed } from "../../core/pages/server-page.ts";
import { pageStyles, partStyles } from "../../core/pages/styles.ts";
import { within } from "../../adapters/timeout.ts";

interface Part {
  make: (context: Context, address: URL) => Html | Promise<Html>;
  /** The addresses that need it; all of them if omitted. */
  isAsked?: (search: URLSearchParams) => boolean;
  /** It differs each time, so no answer can be reused. */
  isUnique?: boolean;
}

const patienceMs = 1000;

/**
 * By address, what a page shows without JavaScript that the build cannot know: changing rows, a
 * form that the server processes.
 */
const parts = new Map<string, Part>([
  [
    "/resources",
    {
      make: (context, { searchParams }) => foundEntries(context, searchParams),
      isAsked: (search) => ["near", "q", "type"].some((name) => search.has(name)),
    },
  ],
  ["/events", { make: (context, { searchParams }) => eventList(context, searchParams) }],
  ["/feedback", { make: (context) => feedbackFormOf(context), isUnique: true }],
]);

/**
 * The page's notice that it needs JavaScript (web/design/text/Loading.tsx). The running app never
 * looks inside.
 */
const place = /(<noscript data-instead="">).*?(?=<\/noscript>)/s;

/**
 * A prerendered page with its part inserted. Without one, or if the part fails, it is sent as
 * built.
 */
export async function withoutScript(context: Context, address: URL, page: string) {
  const part = parts.get(address.pathname.replace(/\/$/, ""));
  if (!part || part.isAsked?.(address.searchParams) === false) return { text: page };
  try {
    const { markup } = await within(patienceMs, Promise.resolve(part.make(context, address)));
    const filled = page.replace(place, (_all, start: string) => `${start}<div class="parts">${markup}</div>`);
    return { text: styled(filled, partStyles), isUnique: part.isUnique };
  } catch (error) {
    context.log.error({ err: error, correlation: context.correlation }, "a page was sent without its part");
    return { text: page };
  }
}

/**
 * The client-drawn page in the reader's language, with its text for readers without JavaScript:
 * whom to call, and what works. The product's own name is replaced later.
 */
export function shellWithoutScript({ env, config, language }: Context, shell: string) {
  const t = words(language).scriptless;
  const operator = operatorOf(env, config());
  const body = html`<p>${t.text}</p>
    <section class="card">
      <h2>${t.call}</h2>
      <dl>
        ${t.calls.map(
          ({ number, text }) =>
            html`<div>
              <dt>
                <a class="link" href="tel:${number.replaceAll("-", "")}"><b>${number}</b></a>
              </dt>
              <dd>${text}</dd>
            </div>`,
        )}
      </dl>
    </section>
    <section class="card">
      <h2>${t.do}</h2>
      ${(["resources", "rights", "feedback"] as const).map(
        (page) => html`<p><a class="link" href="/${page}">${t[page]}</a></p>`,
      )}
      <p>${t.request}</p>
      ${operator.contact && html`<p>${breakable(t.contact(operator.contact))}</p>`}
    </section>`;
  const { markup } = framed({
    title: t.title,
    body,
    language,
    isOffered: true,
    hasExit: true,
    identity: ownIdentity,
    operator: operator.name,
  });
  const filled = shell
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(
      /<noscript[^>]*>.*?<\/noscript\s*>/s,
      () => `<noscript><div lang="${language}">${markup}</div></noscript>`,
    );
  return styled(filled, pageStyles);
}

const styled = (page: string, styles: string) =>
  page.replace("</head>", () => `<noscript><style>${styles}</style></noscript></head>`);
