import { useCallback, useState } from "react";
import { saveFile } from "../core/device/saveFile.ts";
import { fetchFile } from "../core/http/fetchFile.ts";
import { useSentenceOf } from "../core/http/refusals.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { toast } from "../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

/** Generates the report and downloads it. */
export function useComplianceReport() {
  const t = useWords(words);
  const sentenceOf = useSentenceOf();
  const [isMaking, setMaking] = useState(false);
  const makeReport = useCallback(async () => {
    setMaking(true);
    try {
      const { name, content } = await fetchFile("/api/admin/compliance/report");
      saveFile(content, name);
      toast({ title: t.reported, description: name, tone: "positive", about: "compliance" });
    } catch (error) {
      const description = sentenceOf(error);
      toast({
        title: t.reportFailed,
        ...(description && { description }),
        tone: "critical",
        about: "compliance",
      });
    } finally {
      setMaking(false);
    }
  }, [t, sentenceOf]);
  return { isMaking, makeReport };
}
