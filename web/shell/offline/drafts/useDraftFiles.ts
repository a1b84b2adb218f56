import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepDraftFiles, placeOf, readDraftFiles } from "./drafts.ts";

/** Stores a form's files with its draft, and passes those of an earlier visit to `add`. */
export function useDraftFiles(
  name: string,
  chosen: readonly File[],
  add: (files: readonly File[]) => void,
): void {
  const [place] = useState(() => placeOf(name));
  const isRead = useRef(false);
  const addKept = useEffectEvent(add);
  useEffect(() => {
    void readDraftFiles(place).then((files) => {
      if (isRead.current) return;
      isRead.current = true;
      if (files.length > 0) addKept(files);
    });
  }, [place]);

  // Not each percent of an upload: only added or removed files.
  const mark = chosen.map((file) => `${file.name} ${file.size} ${file.lastModified}`).join("\n");
  const keepNow = useEffectEvent(() => keepDraftFiles(place, chosen));
  useEffect(() => {
    if (isRead.current) void keepNow();
  }, [mark]);
}
