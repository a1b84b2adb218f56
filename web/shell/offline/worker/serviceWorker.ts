import { answerPassMessage, updateKeptPass, passPage, type PassMessage } from "./passPages.ts";
import { serverFirst } from "./serverFirst.ts";
import { strategyFor } from "./strategy.ts";
import type { FetchEvent, WorkerScope } from "./workerTypes.ts";

/*
 * The offline app: one shell, the built files of the public pages, the directory and the rights
 * guide. The build inserts the list of files (scripts/lib/build/service-worker.mjs).
 */

declare const __BUILT__: { version: string; files: readonly string[] };

const built = __BUILT__;
const worker = globalThis as unknown as WorkerScope;
/** The app's empty page for any address; it contains no personal data. */
const shell = "/offline";
const filesCache = `safevoice-files-${built.version}`;
/** Survives a new version: every answer of the server updates it. */
const dataCache = "safevoice-data";

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const strategy = strategyFor({ method, mode, url, origin: worker.location.origin });
  if (strategy === "page") event.respondWith(page(event));
  else if (strategy === "pass") event.respondWith(pass(event));
  else if (strategy === "file") event.respondWith(file(event.request));
  else if (strategy === "data") event.respondWith(data(event));
});
worker.addEventListener("message", (event) => {
  const { take, keep, pass: asked } = (event.data ?? {}) as Message;
  if (take) void worker.skipWaiting();
  if (keep) event.waitUntil(keepAll(keep));
  if (asked) event.waitUntil(answer(event.ports[0], answerPassMessage(asked)));
});

interface Message {
  take?: boolean;
  keep?: string[];
  pass?: PassMessage;
}

const answer = (port: MessagePort | undefined, isKept: Promise<boolean>) =>
  isKept.then(
    (kept) => port?.postMessage({ kept }),
    () => port?.postMessage({ kept: false }),
  );

async function install() {
  const cache = await caches.open(filesCache);
  await cache.add(new Request(shell, { cache: "reload" }));
  await cache.addAll([...built.files]);
}

async function activate() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("safevoice-files-") && name !== filesCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

const fromServer = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** Any page tells that there is a connection, and with it what became of a kept pass. */
async function page(event: FetchEvent): Promise<Response> {
  const answer = await serverFirst(fromServer(event), () =>
    caches.match(shell, { cacheName: filesCache, ignoreVary: true }),
  );
  event.waitUntil(updateKeptPass());
  return answer;
}

async function pass(event: FetchEvent): Promise<Response> {
  const answer = await passPage(event.request, () => fromServer(event), navigator.languages);
  event.waitUntil(updateKeptPass());
  return answer;
}

/** A built file never changes under its name. */
async function file(request: Request): Promise<Response> {
  const stored = await caches.match(request, { cacheName: filesCache, ignoreVary: true });
  if (stored) return stored;
  const answer = await fetch(request);
  if (answer.ok) await put(filesCache, request, answer);
  return answer;
}

/**
 * The server's answer, because a kept list does not know who is full tonight. Offline another
 * language is better than none.
 */
async function data(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await put(dataCache, request, answer);
    return answer;
  });
  event.waitUntil(fresh.catch(() => {}));
  const kept = () => caches.match(request, { cacheName: dataCache, ignoreVary: true });
  return serverFirst(fresh, kept).catch(async (error: unknown) => {
    const another = { cacheName: dataCache, ignoreVary: true, ignoreSearch: true };
    const all = await (await caches.open(dataCache)).matchAll(request, another);
    if (all.length > 0) return all[all.length - 1] as Response; // the newest
    throw error;
  });
}

/**
 * What the first page loaded before the worker existed; still in the browser's cache, so there is
 * no second download.
 */
async function keepAll(urls: readonly string[]) {
  for (const url of urls) {
    const request = new Request(url);
    const strategy = strategyFor({
      method: "GET",
      mode: "cors",
      url: request.url,
      origin: worker.location.origin,
    });
    const cacheName = strategy === "file" ? filesCache : strategy === "data" ? dataCache : undefined;
    if (!cacheName || (await caches.match(request, { cacheName, ignoreVary: true }))) continue;
    const answer = await fetch(request).catch(() => undefined);
    if (answer?.ok) await put(cacheName, request, answer);
  }
}

/** On a full device only the copy is lost. */
async function put(cacheName: string, request: Request, answer: Response) {
  const copy = answer.clone();
  await caches
    .open(cacheName)
    .then((cache) => cache.put(request, copy))
    .catch(() => {});
}
