import { countsOf, isSample, newestFirst, newId, type Incident, type IncidentDraft } from "./incident.ts";
import { createDevice } from "./localLog.ts";
import { createFiles, type FileChanges, type Files } from "../attachments/files.ts";
import { createLogDrafts } from "./logDrafts.ts";
import * as sealing from "../../core/device/sealing.ts";
import type { LogParts, LogState } from "./logState.ts";
import { readIncidents, readStored } from "./parseStored.ts";

export type IncidentLog = ReturnType<typeof createLog>;

/**
 * The log of this device: entries in local storage, attachments and drafts beside them, all sealed
 * when there is a passcode.
 */
export function createLog(parts: LogParts) {
  const { storage, fileStore, draftShelf, now = () => new Date(), passcodeRounds } = parts;
  let state: LogState = { kind: "loading" };
  let lock: sealing.OpenLock | undefined;
  let samples: () => Incident[] = () => [];
  let writing: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const device = createDevice(storage);
  const files: Files = createFiles(fileStore, () => lock?.key);
  const drafts = createLogDrafts({ storage, shelf: draftShelf, keyNow: () => opening() && lock?.key });

  return {
    files,
    drafts: drafts.keeper,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start,
    reload,
    save,
    remove,
    change,
    unlock,
    lock: lockUp,
    isPasscode: async (passcode: string) => (await opened(passcode)) !== undefined,
    setPasscode,
    removePasscode,
    erase,
    forgetUnreadable,
    /** With a passcode, the entries as they lie in storage, once all changes have got there. */
    envelope: async () => {
      await writing;
      const stored = readStored(device.read());
      return stored.kind === "sealed" ? stored.envelope : undefined;
    },
  };

  /** Whenever the page opens; on a first visit the samples are put on the device. */
  function start(makeSamples: () => Incident[]) {
    samples = makeSamples;
    return reload();
  }

  /**
   * Also when another tab has written. What the device did not take is not given up for what it
   * has.
   */
  async function reload() {
    await writing;
    if (state.kind === "open" && !state.isKept) return;
    const text = device.read();
    const stored = readStored(text);
    if (stored.kind === "sealed") {
      const key = lock?.key;
      const { entries: _, ...outside } = stored.envelope;
      const open =
        key && (await sealing.openEntries({ key, outside }, stored.envelope).catch(() => undefined));
      if (!key || open === undefined) return lockNow();
      lock = { key, outside };
      return show(entriesOf(open));
    }
    lock = undefined;
    if (stored.kind === "plain") {
      show(stored.incidents);
      return tidy();
    }
    if (stored.kind === "nothing") {
      show(samples());
      return void (await persist());
    }
    console.error("The incidents kept on this device cannot be read");
    device.setAside(text ?? "");
    show(samples(), text ?? "");
  }

  /**
   * Files first: an entry never counts one that is not there. Editing a sample makes it one's own.
   */
  async function save(draft: IncidentDraft, id?: string, { added = [], removed = [] }: FileChanges = {}) {
    const before = opening().incidents.find((incident) => incident.id === id);
    const own = before && !isSample(before) ? before : undefined;
    const saved: Incident = {
      id: own?.id ?? newId(),
      ...draft,
      createdAt: own?.createdAt ?? now().toISOString(),
      attachments: own?.attachments ?? [],
    };
    if (added.length + removed.length > 0) {
      await files.addAll(saved.id, added, now());
      await files.remove(removed);
      saved.attachments = countsOf(await files.of(saved.id));
    }
    return change((incidents) => [saved, ...incidents.filter((incident) => incident !== before)]);
  }

  /** Gone from storage at once; its files only when nobody wants it back. */
  function remove(id: string) {
    const gone = opening().incidents.find((incident) => incident.id === id);
    void change((incidents) => incidents.filter((incident) => incident !== gone));
    return {
      undo: () => {
        if (gone && state.kind === "open") void change((incidents) => [gone, ...incidents]);
      },
      forget: async () => {
        await drafts.removeOf(id);
        if (gone?.attachments.length)
          await files.removeOf(id).catch(logged("The files of a deleted incident are still there"));
      },
    };
  }

  /** Shows the change at once and answers whether the device took it. */
  async function change(to: (incidents: Incident[]) => Incident[]): Promise<boolean> {
    const open = opening();
    set({ ...open, incidents: newestFirst(to(open.incidents)) });
    return persist();
  }

  async function unlock(passcode: string): Promise<boolean> {
    const found = await opened(passcode);
    if (!found) return false;
    lock = found.lock;
    show(entriesOf(found.text));
    const { key } = found.lock;
    // A page that was closed while it sealed the files left some open.
    writing = writing
      .then(() => rewrite(undefined, key))
      .catch(logged("Some attachments are not sealed yet"));
    tidy();
    return true;
  }

  /** Not while there is something that the device did not take: it would be lost. */
  async function lockUp() {
    await writing;
    if (lock && state.kind === "open" && state.isKept) lockNow();
  }

  /**
   * A first passcode seals everything; another one only the key. Answers whether the device took
   * it.
   */
  async function setPasscode(passcode: string): Promise<boolean> {
    const before = lock;
    const next = before
      ? await sealing.withPasscode(before.key, passcode, passcodeRounds)
      : await sealing.newLock(passcode, passcodeRounds);
    lock = next;
    if (!(await persist())) return backTo(before);
    set({ ...opening(), hasPasscode: true });
    if (!before) await rewrite(undefined, next.key).catch(logged("Some attachments are not sealed yet"));
    return true;
  }

  /** The entries last: until then the passcode still opens everything. */
  async function removePasscode(): Promise<boolean> {
    const before = lock;
    if (before) await rewrite(before.key, undefined);
    lock = undefined;
    if (!(await persist())) return backTo(before);
    set({ ...opening(), hasPasscode: false });
    return true;
  }

  /**
   * The device did not take the other lock; what it has stands, and it may still take what is
   * written in the same way.
   */
  async function backTo(before: sealing.OpenLock | undefined): Promise<false> {
    lock = before;
    await persist();
    return false;
  }

  /** For good: what could not be read, once somebody has saved it elsewhere. */
  function forgetUnreadable(): Promise<boolean> {
    device.forgetAside();
    show(opening().incidents);
    return persist();
  }

  /** Everything of the log on this device, locked or not. The samples do not come back. */
  async function erase(): Promise<boolean> {
    await writing;
    lock = undefined;
    device.forgetAside();
    show([]);
    await drafts.clear();
    await files.clear().catch(logged("The attachments cannot be erased"));
    return persist();
  }

  /** What lies beside the entries follows them under the lock, or out of it. */
  async function rewrite(from: CryptoKey | undefined, to: CryptoKey | undefined) {
    await drafts.rewrite(from, to);
    await files.rewrite(from, to);
  }

  async function opened(passcode: string) {
    const stored = readStored(device.read());
    if (stored.kind !== "sealed") return undefined;
    const found = await sealing.openLock(stored.envelope, passcode);
    return found && { lock: found, text: await sealing.openEntries(found, stored.envelope) };
  }

  /**
   * One after the other, each with what is true by then. Failures are logged, and the value stays.
   */
  function persist(): Promise<boolean> {
    const done = writing.then(async () => {
      if (state.kind !== "open") return false;
      const plain = JSON.stringify(state.incidents);
      const text = lock ? JSON.stringify(await sealing.sealEntries(lock, plain)) : plain;
      const isKept = device.write(text);
      if (isKept !== opening().isKept) set({ ...opening(), isKept });
      return isKept;
    });
    writing = done.catch(() => {});
    return done;
  }

  function tidy() {
    const known = new Set(opening().incidents.map(({ id }) => id));
    void files.sweep(known, now()).catch(() => {}); // without a file store there is nothing to sweep
  }

  function lockNow() {
    lock = undefined;
    set({ kind: "locked" });
  }

  function opening() {
    if (state.kind !== "open") throw new Error("The log is locked");
    return state;
  }

  /** What the device has; with it what could not be read there, until it is forgotten. */
  function show(incidents: readonly Incident[], unreadable = device.aside()) {
    const open = { incidents: newestFirst(incidents), hasPasscode: lock !== undefined, isKept: true };
    set({ kind: "open", ...open, ...(unreadable !== undefined && { unreadable }) });
  }

  function set(next: LogState) {
    state = next;
    for (const listener of listeners) listener();
  }
}

const entriesOf = (text: string) => readIncidents(JSON.parse(text) as unknown[]);
const logged = (sentence: string) => (error: unknown) => console.error(sentence, error);
