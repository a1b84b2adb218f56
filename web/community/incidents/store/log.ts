import { countsOf, isSample, newestFirst, newId, type Incident, type IncidentDraft } from "./incident.ts";
import { createDevice } from "./localLog.ts";
import { createFiles, type FileChanges, type Files } from "../attachments/files.ts";
import { createLogDrafts } from "./logDrafts.ts";
import * as sealing from "../../../core/device/sealing.ts";
import type { LogParts, LogState } from "./logState.ts";
import { readIncidents, readStored } from "./parseStored.ts";

export type IncidentLog = ReturnType<typeof createLog>;

/**
 * The log of this device: entries in local storage, attachments and drafts next to them, all sealed
 * if there is a passcode.
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
    /** With a passcode, the stored form of the entries, once all changes are written. */
    envelope: async () => {
      await writing;
      const stored = readStored(device.read());
      return stored.kind === "sealed" ? stored.envelope : undefined;
    },
  };

  /** When the page opens; a first visit stores the samples. */
  function start(makeSamples: () => Incident[]) {
    samples = makeSamples;
    return reload();
  }

  /** Also after another tab's write. Unsaved changes are not replaced by the stored state. */
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
   * Files first: an entry never refers to a missing one. Editing a sample makes it the person's
   * own.
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

  /** Deleted from storage at once; its files only after the undo period. */
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

  /** Shows the change at once and returns whether it was stored. */
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
    // A page that was closed while sealing left some files open.
    writing = writing
      .then(() => rewrite(undefined, key))
      .catch(logged("Some attachments are not sealed yet"));
    tidy();
    return true;
  }

  /** Not with unsaved changes: they would be lost. */
  async function lockUp() {
    await writing;
    if (lock && state.kind === "open" && state.isKept) lockNow();
  }

  /** A first passcode seals everything; a new one only the key. Returns whether it was stored. */
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

  /** The entries last: until then the old passcode opens everything. */
  async function removePasscode(): Promise<boolean> {
    const before = lock;
    if (before) await rewrite(before.key, undefined);
    lock = undefined;
    if (!(await persist())) return backTo(before);
    set({ ...opening(), hasPasscode: false });
    return true;
  }

  /** The new lock was not stored; the old one stays valid, and later writes may succeed. */
  async function backTo(before: sealing.OpenLock | undefined): Promise<false> {
    lock = before;
    await persist();
    return false;
  }

  /** Deletes unreadable data permanently, after it was saved elsewhere. */
  function forgetUnreadable(): Promise<boolean> {
    device.forgetAside();
    show(opening().incidents);
    return persist();
  }

  /** Erases the whole log on this device, locked or not. The samples do not come back. */
  async function erase(): Promise<boolean> {
    await writing;
    lock = undefined;
    device.forgetAside();
    show([]);
    await drafts.clear();
    await files.clear().catch(logged("The attachments cannot be erased"));
    return persist();
  }

  /** Attachments and drafts are sealed or opened with the entries. */
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

  /** One at a time, each with the state at its turn. Failures are logged, and the value stays. */
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
    void files.sweep(known, now()).catch(() => {}); // without a file store there is nothing to clean up
  }

  function lockNow() {
    lock = undefined;
    set({ kind: "locked" });
  }

  function opening() {
    if (state.kind !== "open") throw new Error("The log is locked");
    return state;
  }

  /** The stored log, and any unreadable part until it is deleted. */
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
