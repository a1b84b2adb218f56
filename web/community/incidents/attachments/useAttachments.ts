import { useEffect, useState } from "react";
import type { Attachment } from "./attachment.ts";
import type { Incident } from "../store/incident.ts";
import { log } from "../store/useIncidentLog.ts";

/** The files of an entry, loaded on demand; undefined while loading. */
export function useAttachments(incident: Incident | undefined, isWanted = true): Attachment[] | undefined {
  const [found, setFound] = useState<Attachment[]>();

  useEffect(() => {
    if (!incident || !isWanted || incident.attachments.length === 0) return;
    let isHere = true;
    log.files
      .of(incident.id)
      .catch((error: unknown): Attachment[] => {
        console.error("The attachments cannot be read", error);
        return [];
      })
      .then((files) => isHere && setFound(files))
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, [incident, isWanted]);

  return found;
}
