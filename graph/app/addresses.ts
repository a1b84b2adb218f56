/** Every other address that the HTTP server answers, with what guards it in words: each asks its own rule or holds nothing personal. */
export const pageAccess: Record<string, string> = {
  "ALL /*": "Every call, on its way to its own door.",
  "ALL /api/*": "Anyone: says that there is no such call.",
  "GET /files/:id": "Whoever may see the request that holds the file, or uploaded it.",
  "GET /verify/:token": "Whoever holds the supervisor's link.",
  "POST /verify/:token": "Whoever holds the supervisor's link.",
  "GET /approve/:token": "Whoever holds the supervisor's link.",
  "POST /approve/:token": "Whoever holds the supervisor's link.",
  "ALL /dev/*": "This machine alone, and never in production.",
  "GET /dev/mailbox": "This machine alone, and never in production.",
  "GET /dev/mailbox/:id": "This machine alone, and never in production.",
  "GET /dev/mailbox/:id/letter": "This machine alone, and never in production.",
  "GET /dev/officers": "This machine alone, while it shows the demo.",
  "POST /dev/officers": "This machine alone, while it shows the demo.",
  "POST /feedback": "Anyone who is not an administrator still on the first password, as the mutation.",
  "GET /feedback/sent/:sent":
    "Whoever has the address, which only the browser that sent it is told: it is sealed, holds for a day, and says the receipt's number alone.",
  "GET /rights/guide.pdf": "Anyone.",
  "GET /events/:file{[0-9]+\\.ics}": "Anyone.",
  "GET /healthz": "Anyone.",
  "GET /readyz": "Anyone.",
  "GET /metrics": "This machine alone.",
  "ALL /assets/*": "Anyone.",
  "GET /assets/*": "Anyone.",
  "GET /favicon.svg": "Anyone.",
  "GET /favicon.ico": "Anyone.",
  "GET /sw.js": "Anyone.",
  "GET /manifest.webmanifest": "Anyone.",
  "GET /icons/*": "Anyone.",
  "GET /robots.txt": "Anyone.",
  "GET /*": "Anyone: the web app's page, which holds no personal data.",
};

const shown = new Set([
  "GET /verify/:token",
  "POST /verify/:token",
  "GET /approve/:token",
  "POST /approve/:token",
  "POST /feedback",
  "GET /feedback/sent/:sent",
  "GET /api/docs",
  "GET /*",
]);

const sameForAll = new Set([
  "GET /*",
  "GET /rights/guide.pdf",
  "GET /api/docs",
  "GET /api/openapi.json",
  "GET /healthz",
  "GET /readyz",
  "GET /metrics",
]);

type Doors = readonly { method: string; path: string }[];

/**
 * Whether it matters who asks. Where everybody is answered alike the session is not looked up, so that these doors open while the database does not,
 * and nothing is counted: they cost little, and a shelter or a station behind one address must always get its pages.
 */
export const asksWho = (doors: Doors): boolean => {
  const door = doorOf(doors);
  return door === undefined || !sameForAll.has(door);
};

/** Whether people read what a call is answered: then whatever goes wrong is told on a page, and else as JSON. `doors` are the routes that the call came by. */
export const answersWithPage = (doors: Doors): boolean => {
  const door = doorOf(doors);
  return door !== undefined && shown.has(door);
};

function doorOf(doors: Doors): string | undefined {
  const door = doors.find(({ method, path }) => !(method === "ALL" && path === "/*"));
  return door && `${door.method} ${door.path}`;
}
