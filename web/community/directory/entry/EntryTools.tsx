import type { ResourceEntry } from "../../../../shared/community/directory/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { ReportButton } from "./ReportButton.tsx";
import { Icon } from "../../../design/text/Icon.tsx";
import { needsScript } from "../../../design/theme/script.css.ts";
import { toast } from "../../../design/overlays/toasts.tsx";
import * as css from "./EntryTools.css.ts";
import { entryAddress, entryText } from "./entryText.ts";
import { words } from "../words.ts";

/** The other actions of an entry. Plain buttons, because a page has hundreds. */
export function EntryTools({ entry }: { entry: ResourceEntry }) {
  const t = useWords(words);
  const { name } = entry;

  async function copy(text: string, done: string) {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: done, description: name, tone: "positive" });
    } catch {
      toast({ title: t.copyFailed, description: t.copyFailedText, tone: "caution" });
    }
  }
  async function share() {
    const url = new URL(entryAddress(entry), location.origin).href;
    if (!("share" in navigator)) return copy(url, t.linkCopied);
    try {
      await navigator.share({ title: name, text: entryText(entry), url });
    } catch (error) {
      // Closing the device's share sheet is a cancel; if sharing is unavailable, the text is
      // copied.
      if (!(error instanceof DOMException && error.name === "AbortError")) await copy(url, t.linkCopied);
    }
  }

  return (
    <div className={`${css.tools} ${needsScript}`}>
      <ReportButton entry={entry} className={css.tool} />
      <button
        type="button"
        className={css.tool}
        aria-label={t.copyOf(name)}
        onClick={() => void copy(entryText(entry), t.copied)}
      >
        <Icon name="copy" />
      </button>
      <button type="button" className={css.tool} aria-label={t.shareOf(name)} onClick={() => void share()}>
        <Icon name="share" />
      </button>
    </div>
  );
}
