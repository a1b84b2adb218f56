import type {
  FileContent,
  FileRow,
  FileStore,
} from "../../../web/community/incidents/attachments/fileStore.ts";
import type { DraftShelf } from "../../../web/community/incidents/store/logDrafts.ts";
import { createLog, type IncidentLog } from "../../../web/community/incidents/store/log.ts";
import { sampleIncidents } from "../../../web/community/incidents/samples.ts";
import { en } from "../../../web/community/incidents/words.ts";

const samples = () => sampleIncidents(en.samples);

/** A browser's storage without the browser. */
export function device() {
  const texts = new Map<string, string>();
  const files = new Map<string, { row: FileRow; content: FileContent }>();
  const isBroken = { storage: false, files: false };
  const room = { letters: Infinity };
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isBroken.storage || text.length > room.letters)
        throw new DOMException("full", "QuotaExceededError");
      texts.set(key, text);
    },
    removeItem: (key: string) => void texts.delete(key),
  } as Storage;
  const fileStore: FileStore = {
    rows: async () => [...files.values()].map(({ row }) => row),
    rowsOf: async (id) => [...files.values()].map(({ row }) => row).filter((row) => row.incidentId === id),
    content: async (id) => files.get(id)?.content,
    put: async (row, content) => {
      if (isBroken.files) throw new DOMException("full", "QuotaExceededError");
      files.set(row.id, { row, content });
    },
    remove: async (ids) => ids.forEach((id) => files.delete(id)),
    clear: async () => files.clear(),
  };
  const drafts = new Map<string, Parameters<DraftShelf["keep"]>[1]>();
  const draftShelf: DraftShelf = {
    ids: async () => [...drafts.keys()],
    take: async (id) => drafts.get(id),
    keep: async (id, draft) => void drafts.set(id, draft),
    drop: async (id) => void drafts.delete(id),
  };
  /** As another tab, or the same browser later. */
  const open = async (now?: () => Date) => {
    const parts = { storage: () => storage, fileStore, draftShelf, passcodeRounds: 1000 };
    const log = createLog({ ...parts, ...(now && { now }) });
    await log.start(samples);
    return log;
  };
  return { texts, files, drafts, isBroken, room, open };
}

export const entries = (log: IncidentLog) => {
  const state = log.state();
  return state.kind === "open" ? state.incidents : [];
};
export const own = (log: IncidentLog) => entries(log).filter(({ id }) => !id.startsWith("sample-"));
