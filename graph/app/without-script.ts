import { eventList } from "../events/list.ts";
import { feedbackFormOf } from "../feedback/form.ts";
import type { Context } from "./context.ts";
import type { Html } from "./html.ts";
import { partStyles } from "./page-styles.ts";

/** By its address, what a page shows to those without JavaScript and the build cannot write: rows that change, a form that the server answers. */
const parts = new Map<string, (context: Context, address: URL) => Html | Promise<Html>>([
  ["/events", (context, { searchParams }) => eventList(context, searchParams)],
  ["/feedback", (context) => feedbackFormOf(context)],
]);

/** Where the page says that it needs JavaScript (web/design/Loading.tsx); the app, when it runs, never looks inside. */
const place = /(<noscript data-instead="">).*?(?=<\/noscript>)/s;

/** A ready page with its part put in. Without one, or while the part cannot be made, it is sent as the build made it. */
export async function withoutScript(context: Context, address: URL, page: string): Promise<string> {
  const part = parts.get(address.pathname.replace(/\/$/, ""));
  if (!part) return page;
  try {
    const { markup } = await part(context, address);
    return page
      .replace(place, (_all, start: string) => `${start}<div class="parts">${markup}</div>`)
      .replace("</head>", () => `<noscript><style>${partStyles}</style></noscript></head>`);
  } catch (error) {
    context.log.error({ err: error, correlation: context.correlation }, "a page was sent without its part");
    return page;
  }
}
