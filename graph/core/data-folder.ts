import { chmodSync, mkdirSync } from "node:fs";

/**
 * Makes the folder for the database, the key and the files, for this account alone; one that is
 * there already is closed to the others.
 */
export function openDataFolder(path: string) {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (process.platform === "win32") return;
  try {
    chmodSync(path, 0o700);
  } catch (error) {
    // Somebody else's folder that is lent to us, as on some hosts: whoever owns it says who may
    // look.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
}
