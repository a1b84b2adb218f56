import { graphql, useFragment } from "react-relay";
import type { PlannedLines_line$data, PlannedLines_line$key } from "#relay/PlannedLines_line.graphql";
import type { EntryField } from "../../../shared/community/entries/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import type { BadgeTone } from "../../design/theme/tones.css.ts";
import { words } from "./words.desk.ts";

const tones = { refused: "critical", changed: "caution", new: "positive", unchanged: "neutral" } as const;
const maxShown = 200;

/** The plan of an import, line by line: refused lines first, then changes with before and after. */
export function PlannedLines({ lines: refs }: { lines: PlannedLines_line$key }) {
  const t = useWords(words);
  const lines = useFragment(
    graphql`
      fragment PlannedLines_line on EntryImportLine @relay(plural: true) {
        line
        key
        name
        outcome
        problem
        changes {
          field
          before
          after
        }
      }
    `,
    refs,
  );
  const outcomes = Object.entries(tones) as [keyof typeof tones, BadgeTone][];
  const of = (outcome: string) => lines.filter((line) => line.outcome === outcome);
  const shown = outcomes.flatMap(([outcome]) => (outcome === "unchanged" ? [] : of(outcome)));
  return (
    <Stack>
      <Cluster>
        {outcomes.map(([outcome, tone]) => (
          <Badge key={outcome} tone={tone}>
            {t.counted(t.outcomes[outcome] ?? outcome, of(outcome).length)}
          </Badge>
        ))}
      </Cluster>
      <Stack as="ul" gap="sm">
        {shown.slice(0, maxShown).map((line) => (
          <li key={line.line}>
            <Line line={line} tone={tones[line.outcome as keyof typeof tones]} />
          </li>
        ))}
      </Stack>
      {shown.length > maxShown && <Muted>{t.more(shown.length - maxShown)}</Muted>}
    </Stack>
  );
}

function Line({ line, tone }: { line: PlannedLines_line$data[number]; tone: BadgeTone }) {
  const t = useWords(words);
  const { key, name, outcome, problem, changes } = line;
  return (
    <Stack gap="xs">
      <Cluster>
        <Badge tone={tone}>{t.outcomes[outcome] ?? outcome}</Badge>
        <span>{name}</span>
        <Muted>{[t.line(line.line), key].filter(Boolean).join(" · ")}</Muted>
      </Cluster>
      {problem && <span>{problem}</span>}
      {changes.map(({ field, before, after }) => (
        <span key={field}>
          {t.change(t.fields[field as EntryField], before || t.nothing, after || t.nothing)}
        </span>
      ))}
    </Stack>
  );
}
