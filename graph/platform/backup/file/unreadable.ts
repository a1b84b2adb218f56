/** The file does not open, or does not hold what was written into it. */
export class BackupUnreadable extends Error {
  constructor(message: string) {
    super(`${message} Nothing was changed.`);
    this.name = "BackupUnreadable";
  }
}
