import { useState } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { exportLog, importCopy, ownIncidents, type Imported } from "./backupTransfer.ts";
import { wallClock } from "../incidentForm.ts";
import { saveFile } from "../../../core/device/saveFile.ts";
import { log } from "../store/useIncidentLog.ts";
import { words } from "../words.ts";

/** Exporting and importing copies, with their messages. */
export function useCopies() {
  const t = useWords(words).copies;
  const [isExporting, setExporting] = useState(false);
  const [isImporting, setImporting] = useState(false);
  /** A copy that waits for its passcode. */
  const [locked, setLocked] = useState<File>();

  function hasOwn(): boolean {
    const has = ownIncidents(log).length > 0;
    if (!has) toast({ title: t.nothing });
    return has;
  }

  async function save(isSealed: boolean) {
    setExporting(true);
    try {
      const now = new Date();
      const name = `safevoice-incidents-${wallClock(now).slice(0, "2026-11-20".length)}.json`;
      saveFile(await exportLog(log, now, isSealed), name);
      toast({ title: t.exported, description: t.exportedText, tone: "positive" });
    } catch (error) {
      console.error("The copy cannot be made", error);
      toast({ title: t.exportFailed, tone: "critical" });
    }
    setExporting(false);
  }

  async function bringBack(file: File) {
    setImporting(true);
    const imported = await attempt(file);
    setImporting(false);
    if (imported?.kind === "passcodeNeeded") setLocked(file);
    else tell(imported);
  }

  /** Returns whether the passcode was right. */
  async function openLocked(passcode: string): Promise<boolean> {
    if (!locked) return false;
    const imported = await attempt(locked, passcode);
    if (imported?.kind === "refused" && imported.why === "wrongPasscode") return false;
    setLocked(undefined);
    tell(imported);
    return true;
  }

  function tell(imported: Imported | undefined) {
    if (imported?.kind === "imported" && imported.isKept) {
      const { added, alreadyHere, leftOut } = imported;
      const sentences = [t.importedText(added, alreadyHere), ...(leftOut > 0 ? [t.leftOut(leftOut)] : [])];
      const tone = leftOut > 0 ? "caution" : "positive";
      return toast({ title: t.imported, description: sentences.join(" "), tone });
    }
    const description = imported?.kind === "refused" ? t.refused[imported.why] : t.deviceFull;
    toast({ title: t.importFailed, description, tone: "critical" });
  }

  return {
    hasOwn,
    save,
    bringBack,
    openLocked,
    forgetLocked: () => setLocked(undefined),
    locked,
    isExporting,
    isImporting,
  };
}

/** Undefined if it was not stored. */
async function attempt(file: File, passcode?: string): Promise<Imported | undefined> {
  try {
    return await importCopy(log, file, passcode);
  } catch (error) {
    console.error("The copy cannot be brought back", error);
    return undefined;
  }
}
