import { chmodSync, mkdirSync } from "node:fs";

/**
 * Creates the folder for the database, the key and the files, for this account alone. Closes an
 * existing one to others.
 */
export function openDataFolder(path: string) {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  if (process.platform === "win32") return;
  try {
    chmodSync(path, 0o700);
  } catch (error) {
    // On some hosts the folder is lent to us and owned by another account, which sets its
    // permissions.
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
  }
}
