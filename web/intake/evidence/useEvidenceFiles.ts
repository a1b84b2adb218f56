import { useEffect, useMemo, useRef, useState } from "react";
import { maxEvidenceFiles, problemOf, tooManyOf } from "../../../shared/intake/evidence/rules.ts";
import type { Sentence } from "../../../shared/core/i18n/phrases.ts";
import { RequestError, send } from "../../core/http/http.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { isUnreachable, saidBy } from "../../core/http/refusals.ts";
import { toast } from "../../design/overlays/toasts.tsx";
import { uploadEvidence, type UploadedFile } from "../../core/http/uploadEvidence.ts";
import { words } from "./words.ts";

export interface EvidenceFile {
  key: number;
  file: File;
  abort: AbortController;
  state:
    | { kind: "waiting" }
    | { kind: "uploading"; percent: number }
    | { kind: "done"; uploaded: UploadedFile }
    | { kind: "failed"; reason: string | Sentence; isCutOff: boolean }
    /** It stays listed with the reason, and is not sent with the form. */
    | { kind: "refused"; reason: string | Sentence };
}

export type EvidenceFiles = ReturnType<typeof useEvidenceFiles>;

/**
 * The files of one form. They are uploaded one at a time: a visitor's first one opens the session
 * that the others need.
 */
export function useEvidenceFiles() {
  const t = useWords(words);
  const [files, setFiles] = useState<readonly EvidenceFile[]>([]);
  const [tooMany, setTooMany] = useState<Sentence>();
  const used = files.filter(({ state }) => state.kind !== "refused").length;
  /** The current upload, then the queue. */
  const queue = useRef<EvidenceFile[]>([]);
  const isBusy = useRef(false);
  const lastKey = useRef(0);

  // Leaving the page stops the current upload; the server deletes orphaned files.
  useEffect(() => () => queue.current.splice(0).forEach(({ abort }) => abort.abort()), []);

  function add(chosen: readonly File[]) {
    const listed = (file: File, state: EvidenceFile["state"]): EvidenceFile => ({
      ...{ key: ++lastKey.current, file, abort: new AbortController(), state },
    });
    const [fitting, refused]: [File[], EvidenceFile[]] = [[], []];
    for (const file of chosen) {
      const reason = problemOf(file);
      if (reason) refused.push(listed(file, { kind: "refused", reason }));
      else fitting.push(file);
    }
    setTooMany(tooManyOf(used + fitting.length));
    setFiles((now) => [...now, ...refused]);
    enqueue(fitting.slice(0, maxEvidenceFiles - used).map((file) => listed(file, waiting)));
  }

  function retry({ key, file }: EvidenceFile) {
    drop(key);
    enqueue([{ key, file, abort: new AbortController(), state: waiting }]);
  }

  function remove({ key, abort, state }: EvidenceFile) {
    drop(key);
    abort.abort();
    leaveQueue(key);
    if (state.kind === "done") send("DELETE", `/api/evidence/${state.uploaded.id}`).catch(() => {});
  }

  function enqueue(added: EvidenceFile[]) {
    setFiles((now) => [...now, ...added]);
    queue.current.push(...added);
    void uploadAll();
  }

  async function uploadAll() {
    if (isBusy.current) return;
    isBusy.current = true;
    let arrived = 0;
    for (let next = queue.current[0]; next; next = queue.current[0]) {
      if (await upload(next)) arrived += 1;
      leaveQueue(next.key);
    }
    isBusy.current = false;
    if (arrived > 0) toast({ title: t.added, description: t.addedText(arrived), tone: "positive" });
  }

  async function upload({ key, file, abort }: EvidenceFile): Promise<boolean> {
    const set = (state: EvidenceFile["state"]) =>
      setFiles((now) => now.map((other) => (other.key === key ? { ...other, state } : other)));
    set({ kind: "uploading", percent: 0 });
    try {
      const onProgress = (percent: number) => set({ kind: "uploading", percent });
      set({ kind: "done", uploaded: await uploadEvidence(file, { signal: abort.signal, onProgress }) });
      return true;
    } catch (error) {
      const reason = error instanceof Error && error.message ? saidBy(error) : t.failed;
      if (isRefused(error)) set({ kind: "refused", reason });
      else set({ kind: "failed", reason, isCutOff: isUnreachable(error) });
      return false;
    }
  }

  function leaveQueue(key: number) {
    queue.current = queue.current.filter((other) => other.key !== key);
  }
  const drop = (key: number) => setFiles((now) => now.filter((other) => other.key !== key));
  const is = (kind: EvidenceFile["state"]["kind"]) => files.some(({ state }) => state.kind === kind);

  /** Nothing stays here; the server deletes orphaned files. */
  function clear() {
    queue.current.splice(0).forEach(({ abort }) => abort.abort());
    setFiles([]);
    setTooMany(undefined);
  }
  return {
    files,
    /** All chosen files, uploaded or not. */
    chosen: useMemo(() => files.map(({ file }) => file), [files]),
    tooMany,
    isFull: used >= maxEvidenceFiles,
    add,
    retry,
    remove,
    clear,
    isUploading: is("waiting") || is("uploading"),
    hasFailed: is("failed"),
    /** They failed only for lack of a connection. */
    isCutOff: is("failed") && files.every(({ state }) => state.kind !== "failed" || state.isCutOff),
  };
}

/** The same bytes would be refused again. */
const isRefused = (error: unknown) => error instanceof RequestError && finalCodes.has(error.code);
const finalCodes = new Set(["INVALID", "UNPROCESSABLE", "TOO_LARGE", "WRONG_TYPE"]);

const waiting = { kind: "waiting" } as const;
