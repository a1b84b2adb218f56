import { useWords } from "../../../core/i18n/i18n.tsx";
import { Notice } from "../../text/Notice.tsx";
import { deskWords } from "../../words.desk.ts";

interface FileCautionProps {
  /** The bytes fit no Unicode encoding, so accents may be wrong. */
  isGuessed: boolean;
  /** Lines that are no rows. */
  skipped: readonly { readonly line: number; readonly text: string }[];
}

/** What a person should know about how a checked file was read. */
export function FileCaution({ isGuessed, skipped }: FileCautionProps) {
  const t = useWords(deskWords);
  return (
    <>
      {isGuessed && (
        <Notice tone="caution" title={t.fileGuessed}>
          {t.fileGuessedText}
        </Notice>
      )}
      {skipped.length > 0 && (
        <Notice tone="info" title={t.linesSkipped(skipped.length)}>
          <ul>
            {skipped.map(({ line, text }) => (
              <li key={line}>
                {t.fileLine(line)} <bdi translate="no">{text}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
