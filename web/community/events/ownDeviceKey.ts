import { deviceDatabase, failureOf } from "../../core/device/deviceDatabase.ts";
import { deviceKey, rememberDeviceKey } from "./deviceKey.ts";

let making: Promise<string> | undefined;

/** The device's random key, created if missing. It contains nothing about the person or device. */
export async function ownDeviceKey(): Promise<string> {
  const known = deviceKey();
  if (known) return known;
  making ??= make().finally(() => (making = undefined));
  const key = await making;
  rememberDeviceKey(key);
  return key;
}

async function make(): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const key = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const soon = new Promise<string>((resolve) => setTimeout(() => resolve(key), longestWaitMs));
  return Promise.race([firstOf(key).catch(() => key), soon]); // storage is forbidden or blocked: then each tab is a device
}

const longestWaitMs = 2000;

const database = deviceDatabase("safevoice-device", 1, (made) => made.createObjectStore("keys"));

/**
 * If tabs create one at once, all use the first one's: a database serializes them, which local
 * storage does not.
 */
async function firstOf(key: string): Promise<string> {
  const transaction = (await database()).transaction("keys", "readwrite");
  const keys = transaction.objectStore("keys");
  return new Promise((resolve, reject) => {
    const earlier = keys.get("own") as IDBRequest<string | undefined>;
    earlier.onsuccess = () => {
      if (earlier.result === undefined) keys.put(key, "own");
    };
    transaction.oncomplete = () => resolve(earlier.result ?? key);
    transaction.onabort = () => reject(failureOf(transaction.error));
  });
}
