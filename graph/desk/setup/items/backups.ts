import { lastKeyCopy, lastRuns } from "../../../platform/backup/status.ts";
import { attention, done, notedBy, open, setupItem, type Noted } from "../item.ts";

interface RehearsalFacts {
  doneOn: string | null;
  isLate: boolean;
  isFailed: boolean;
}

export const rehearsal = setupItem<RehearsalFacts>({
  id: "rehearsal",
  title: "A backup was rehearsed",
  meaning: "Only a restore proves a backup. It must have worked within the last 30 days.",
  page: { href: "/admin/dashboard?tab=settings", label: "Open System status" },
  how: "Run npm run backup and npm run backup:rehearse, every night (sh deploy/nightly.sh).",
  async read(source) {
    const { last, done: good, isLate } = await lastRuns(source, "rehearsal");
    return { doneOn: good && source.day(good.endedAt), isLate, isFailed: last?.state === "failed" };
  },
  judge({ doneOn, isLate, isFailed }) {
    if (isFailed)
      return attention(
        `The last rehearsal failed. ${doneOn ? `The last good one was on ${doneOn}.` : "None has worked yet."}`,
      );
    if (!doneOn) return open("No backup has been rehearsed.");
    return isLate
      ? attention(`The last rehearsal was on ${doneOn}, more than 30 days ago.`)
      : done(`Rehearsed on ${doneOn}.`);
  },
});

interface KeyFacts {
  /** A copy of the key was compared with the key in use. */
  checkedOn: string | null;
  /** The key was replaced since. */
  isLate: boolean;
  noted: Noted | null;
}

export const backupKey = setupItem<KeyFacts>({
  id: "backup-key",
  title: "Copies of the key and the passphrase",
  meaning:
    "A backup can be restored only with SECRET_KEY and its passphrase. Keep a copy of each away from this machine and from the backups.",
  how: "Run npm run key:copied -- FILE with the copy of the key.",
  note: {
    label: "Note where the copies are",
    detail: {
      label: "Where the copies are",
      hint: "For example “the safe of the treasurer”. Never the key itself.",
    },
  },
  async read(source) {
    const { last, isLate } = await lastKeyCopy(source);
    return { checkedOn: last && source.day(last.endedAt), isLate, noted: source.noted("backup-key") };
  },
  judge({ checkedOn, isLate, noted }) {
    if (!checkedOn) return open("No copy of the key has been checked.");
    if (isLate) return attention(`The key was replaced after its copy was checked on ${checkedOn}.`);
    if (!noted)
      return open(`A copy of the key was checked on ${checkedOn}. No one has noted where the copies are.`);
    return done(`Copy checked on ${checkedOn}. ${noted.detail}: ${notedBy(noted)}.`);
  },
});
