import { inTab, onDevice } from "../../../core/device/storage.ts";
import { erasePositions } from "../../../core/routing/ScrollPositions.tsx";
import type { Remainder } from "../../../core/session/sessionEndNotice.ts";
import { send } from "../../../core/http/http.ts";

/** Another tab may keep a database open; waits at most this long. */
const longestWaitMs = 5000;
/** For browsers that cannot list their databases. */
const knownDatabases = ["safevoice-device", "safevoice-incidents", "safevoice-offline", "safevoice-pass"];

/**
 * Ends the session and removes everything that a script can reach in this browser; returns what
 * failed.
 */
export async function eraseDevice(): Promise<Remainder[]> {
  const [isEnded, isEmpty] = await Promise.all([endSession(), eraseFiles()]);
  eraseCookies();
  eraseStorage();
  return [...(isEnded ? [] : (["session"] as const)), ...(isEmpty ? [] : (["files"] as const))];
}

/** The old page may have stored something between erasing and the new page. */
export function forgetErasedTraces(): void {
  onDevice.clear();
}

const endSession = () =>
  send("DELETE", "/api/session").then(
    () => true,
    () => false,
  );

async function eraseFiles(): Promise<boolean> {
  const parts = await Promise.allSettled([eraseWorkers(), eraseCaches(), eraseDatabases()]);
  return parts.every((part) => part.status === "fulfilled" && part.value);
}

/** First, or the worker would fill its caches again with the next page. */
async function eraseWorkers(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return true;
  const workers = await navigator.serviceWorker.getRegistrations();
  return all(workers.map((worker) => worker.unregister()));
}

async function eraseCaches(): Promise<boolean> {
  if (!("caches" in window)) return true;
  return all((await caches.keys()).map((name) => caches.delete(name)));
}

async function eraseDatabases(): Promise<boolean> {
  if (!("indexedDB" in window)) return true;
  const listed = "databases" in indexedDB ? await indexedDB.databases() : [];
  const names = new Set([...knownDatabases, ...listed.flatMap(({ name }) => name ?? [])]);
  return all([...names].map(eraseDatabase));
}

function eraseDatabase(name: string): Promise<boolean> {
  return new Promise((done) => {
    const timer = setTimeout(() => done(false), longestWaitMs);
    const finish = (isGone: boolean) => {
      clearTimeout(timer);
      done(isGone);
    };
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => finish(true);
    request.onerror = () => finish(false);
  });
}

function eraseStorage(): void {
  onDevice.clear();
  inTab.clear();
  erasePositions();
}

/** The server removes the session cookie; no script can read it. */
function eraseCookies(): void {
  for (const cookie of document.cookie.split(";")) {
    const name = cookie.split("=")[0]?.trim();
    if (name) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}

const all = async (acts: Promise<boolean>[]) => (await Promise.all(acts)).every(Boolean);
