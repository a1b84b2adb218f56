import { useRef, useState } from "react";
import { problemOf, typeOf, type Attachment, type FileProblem } from "./attachment.ts";
import type { AttachmentKind, Incident } from "../store/incident.ts";
import { log } from "../store/useIncidentLog.ts";
import { useAttachments } from "./useAttachments.ts";

interface ChosenFile {
  key: number;
  file: File;
  kind: AttachmentKind;
}
interface RefusedFile {
  name: string;
  why: FileProblem;
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>;

/** The files of a form, old and new. Nothing is stored or deleted before Save. */
export function useChosenFiles(incident: Incident | undefined) {
  const before = useAttachments(incident) ?? [];
  const [added, setAdded] = useState<readonly ChosenFile[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const lastKey = useRef(0);
  const kept = before.filter(({ id }) => !removed.includes(id));

  async function add(files: readonly File[]) {
    const here = await log.files.all().catch((): Attachment[] => []);
    let totalBytes = [...here, ...added.map(({ file }) => file)].reduce((sum, { size }) => sum + size, 0);
    let count = kept.length + added.length;
    const taken: ChosenFile[] = [];
    const problems: RefusedFile[] = [];
    for (const file of files) {
      const why = problemOf(file, { files: count, totalBytes });
      const type = typeOf(file.name, file.type);
      if (why) problems.push({ name: file.name, why });
      else if (type) {
        taken.push({ key: ++lastKey.current, file, kind: type.kind });
        totalBytes += file.size;
        count += 1;
      }
    }
    setAdded((now) => [...now, ...taken]);
    setRefused(problems);
  }

  function restart() {
    setAdded([]);
    setRemoved([]);
    setRefused([]);
  }

  return {
    kept,
    added,
    refused,
    add,
    restart,
    removeKept: (id: string) => setRemoved((now) => [...now, id]),
    removeAdded: (key: number) => setAdded((now) => now.filter((file) => file.key !== key)),
    changes: { added: added.map(({ file }) => file), removed },
  };
}
