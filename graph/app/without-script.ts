import { foundEntries } from "../directory/page.ts";
import { eventList } from "../events/list.ts";
import { feedbackFormOf } from "../feedback/form.ts";
import type { Context } from "../core/context.ts";
import type { Html } from "../core/html.ts";
import { partStyles } from "../core/pages/styles.ts";
import { within } from "../adapters/timeout.ts";

interface Part {
  make: (context: Context, address: URL) => Html | Promise<Html>;
  /** Which addresses ask for it; all of them where it is left out. */
  isAsked?: (search: URLSearchParams) => boolean;
  /** It differs each time, so no answer serves for another call. */
  isUnique?: boolean;
}

const patienceMs = 1000;

/** By its address, what a page shows to those without JavaScript and the build cannot write: rows that change, a form that the server answers. */
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

/** Where the page says that it needs JavaScript (web/design/Loading.tsx); the app, when it runs, never looks inside. */
const place = /(<noscript data-instead="">).*?(?=<\/noscript>)/s;

/** A ready page with its part put in. Without one, or while the part cannot be made, it is sent as the build made it. */
export async function withoutScript(context: Context, address: URL, page: string) {
  const part = parts.get(address.pathname.replace(/\/$/, ""));
  if (!part || part.isAsked?.(address.searchParams) === false) return { text: page };
  try {
    const { markup } = await within(patienceMs, Promise.resolve(part.make(context, address)));
    const text = page
      .replace(place, (_all, start: string) => `${start}<div class="parts">${markup}</div>`)
      .replace("</head>", () => `<noscript><style>${partStyles}</style></noscript></head>`);
    return { text, isUnique: part.isUnique };
  } catch (error) {
    context.log.error({ err: error, correlation: context.correlation }, "a page was sent without its part");
    return { text: page };
  }
}
