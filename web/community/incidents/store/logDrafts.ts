import { deviceOwner, type DraftKeeper } from "../../../shell/offline/drafts/drafts.ts";
import { canKeep, drop, idsOn, keep, take } from "../../../shell/offline/sealedStore.ts";
import { bytesToText, textToBytes } from "../../../core/device/bytes.ts";
import { draftsKey } from "./draftsKey.ts";
import { newId } from "./incident.ts";
import { asSealed, asText, isSealedText, open, seal } from "../../../core/device/sealing.ts";

/** The draft store: the browser's vault, a map in a test. */
export interface DraftShelf {
  ids: () => Promise<string[]>;
  take: (id: string) => Promise<{ at: number; value: StoredDraft } | undefined>;
  keep: (id: string, draft: { at: number; value: StoredDraft }) => Promise<void>;
  drop: (id: string) => Promise<void>;
}
interface StoredDraft {
  /** Plain, or sealed by the log's key. */
  values: unknown;
  key: string;
}
interface DraftParts {
  storage: () => Storage;
  shelf: DraftShelf;
  /** The log's key if it has a passcode; fails while the log is locked. */
  keyNow: () => CryptoKey | undefined;
}

export const vaultShelf: DraftShelf = {
  ids: async () => (canKeep() ? idsOn("drafts") : []),
  take: (id) => take("drafts", id),
  keep: (id, draft) => keep("drafts", id, draft),
  drop: (id) => drop("drafts", id),
};

/** The names of the two incident forms. */
export const newDraft = "incident";
export const draftOf = (incidentId: string) => `incident ${incidentId}`;

/**
 * Unfinished incidents, in the same vault as other drafts, but per device instead of per tab, like
 * the log. The vault opens for anyone who uses this browser. So with a passcode the text is first
 * sealed with the log's own key, and a draft is as protected as the log. While it is locked nothing
 * is stored or opened.
 */
export function createLogDrafts({ storage, shelf, keyNow }: DraftParts) {
  const thisPage = newId(); // if storage is forbidden
  const keeper: DraftKeeper = {
    owner: () => `${deviceOwner}${word()}`,
    // The key is fetched at once: leaving the page locks the log a moment later.
    seal: async (place, values) => sealed(keyNow(), place, values),
    open: async (place, kept) => opened(keyNow(), place, kept),
  };
  return {
    keeper,
    /**
     * Seals open drafts, or with `to` undefined opens sealed ones. Safe to repeat after an
     * interruption.
     */
    rewrite: (from: CryptoKey | undefined, to: CryptoKey | undefined) =>
      each(async (id) => {
        const draft = await shelf.take(id);
        if (!draft || isSealedText(draft.value.values) === (to !== undefined)) return;
        const values = await sealed(to, id, await opened(from, id, draft.value.values));
        await shelf.keep(id, { at: draft.at, value: { ...draft.value, values } });
      }),
    removeOf: (incidentId: string) =>
      each(async (id) => {
        if (id.endsWith(`/${draftOf(incidentId)}`)) await shelf.drop(id);
      }),
    clear: () => each(shelf.drop),
  };

  /**
   * For every earlier key. Failures are only logged, so that a draft blocks neither the log nor
   * another draft.
   */
  async function each(act: (id: string) => Promise<void>): Promise<void> {
    const ids = await shelf.ids().catch(logged);
    for (const id of ids ?? []) if (id.startsWith(deviceOwner)) await act(id).catch(logged);
  }

  function word(): string {
    try {
      const known = storage().getItem(draftsKey);
      if (known) return known;
      storage().setItem(draftsKey, thisPage);
    } catch {
      // Then they are found while this page is open.
    }
    return thisPage;
  }
}

async function sealed(key: CryptoKey | undefined, place: string, values: unknown): Promise<unknown> {
  if (!key) return values;
  return asText(await seal(key, textToBytes(JSON.stringify(values)), `draft ${place}`));
}

async function opened(key: CryptoKey | undefined, place: string, kept: unknown) {
  const values: unknown = isSealedText(kept)
    ? JSON.parse(bytesToText(await open(needed(key), asSealed(kept), `draft ${place}`)))
    : kept;
  return values as Record<string, unknown>;
}

function needed(key: CryptoKey | undefined): CryptoKey {
  if (!key) throw new Error("This draft is of another log");
  return key;
}

const logged = (error: unknown) => console.error("A draft of the log cannot be reached", error);
