interface Options {
  /** Whose directory and rights guide are kept for later. */
  locale: string;
  /**
   * A new version waits; `reload` lets it take over. Until then this page stays with the one that
   * it began with.
   */
  onUpdate: (reload: () => void) => void;
}

const updateEveryMs = 60 * 60_000;

/**
 * Registers the worker (again: a browser knows it by its address) and hands it what this page
 * loaded before there was one.
 */
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
    registration.update().catch(() => {}); // offline, or the server is away
  });

  const offer = (waiting: ServiceWorker) =>
    onUpdate(() => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      tell(waiting, { take: true });
    });
  // The first worker of all replaces nothing.
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const next = registration.installing;
    next?.addEventListener("statechange", () => {
      if (next.state === "installed" && navigator.serviceWorker.controller) offer(next);
    });
  });
}

/** What serviceWorker.ts listens to. */
function tell(worker: ServiceWorker, message: { take: true } | { keep: string[] }) {
  worker.postMessage(message); // oxlint-disable-line unicorn/require-post-message-target-origin -- a worker is no window
}
