interface Options {
  /** The languages whose directory and rights guide are cached. */
  locale: string;
  /** A new version waits; `reload` activates it. Until then this page keeps its version. */
  onUpdate: (reload: () => void) => void;
}

const updateEveryMs = 60 * 60_000;

/** Registers the worker (idempotent) and passes it what this page loaded before. */
export async function register({ locale, onUpdate }: Options): Promise<void> {
  const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  watch(registration, onUpdate);
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  if (active)
    tell(active, { keep: [...loaded, `/api/resources?lang=${locale}`, `/rights/guide.pdf?lang=${locale}`] });
}

function watch(registration: ServiceWorkerRegistration, onUpdate: Options["onUpdate"]) {
  let lastCheck = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - lastCheck < updateEveryMs) return;
    lastCheck = Date.now();
    registration.update().catch(() => {}); // offline, or the server is down
  });

  const offer = (waiting: ServiceWorker) =>
    onUpdate(() => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      tell(waiting, { take: true });
    });
  // The first worker replaces nothing.
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => {
      if (next.state === "installed" && navigator.serviceWorker.controller) offer(next);
    });
  });
}

/** The messages of serviceWorker.ts. */
function tell(worker: ServiceWorker, message: { take: true } | { keep: string[] }) {
  worker.postMessage(message); // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker is no window
}
