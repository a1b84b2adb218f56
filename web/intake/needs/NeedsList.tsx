import type { Needs } from "../../../shared/intake/needs/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { useNeedsLines } from "./useNeedsLines.ts";
import { words } from "./words.ts";

/** Stated needs, one per line. */
export function NeedsList({ needs }: { needs: Needs }) {
  const t = useWords(words).facts;
  const lines = Object.values(useNeedsLines()(needs)).filter((line) => line !== null);
  return (
    <Stack as="ul" gap="xs">
      {(lines.length > 0 ? lines : [t.nothing]).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
}
