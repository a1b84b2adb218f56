import { graphql, useFragment } from "react-relay";
import type { DueLine_due$data, DueLine_due$key } from "#relay/DueLine_due.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { words as scheduleWords } from "../schedules/words.desk.ts";
import { words, type en } from "./words.desk.ts";

/** What is pressed, and on what. */
export interface DueAct {
  what: "mark" | "propose" | "approve" | "withdraw" | "stop" | "resume";
  year: number;
  record?: DueLine_due$data["record"];
  key?: number;
  version?: number;
}

/** One class of a fiscal year: how much may be destroyed, what stays, and the next step. */
export function DueLine({ due, onAct }: { due: DueLine_due$key; onAct: (act: DueAct) => void }) {
  const t = useWords(words);
  const line = useFragment(
    graphql`
      fragment DueLine_due on DueRecords {
        record
        year
        citation
        due
        held
        openMoney
        openReport
        reportsSentBy
        open {
          key
          state
          proposedBy
          units
          version
          viewerCanApprove
        }
      }
    `,
    due,
  );
  const { record, year, open } = line;
  const staying = t.staying(line.held, line.openMoney, line.openReport);
  return (
    <Cluster isSpread>
      <Stack gap="xs">
        <span>
          {t.mayBeDestroyed(record, line.due, line.citation)}
          {staying && `; ${staying}`}.
        </span>
        {open && <Muted>{stateText(t, open)}</Muted>}
      </Stack>
      <Steps
        line={line}
        onAct={(what) => onAct({ what, year, record, ...(open && { key: open.key, version: open.version }) })}
      />
    </Cluster>
  );
}

type Words = typeof en;
type Open = NonNullable<DueLine_due$data["open"]>;

function stateText(t: Words, { state, proposedBy, units }: Open) {
  if (state === "proposed") return t.waits(proposedBy);
  return state === "running" ? t.running(units) : t.stoppedAt(units);
}

interface StepsProps {
  line: DueLine_due$data;
  onAct: (what: DueAct["what"]) => void;
}

function Steps({ line, onAct }: StepsProps) {
  const t = useWords(words);
  const { records } = useWords(scheduleWords);
  const { open, record, year } = line;
  const button = (what: "propose" | "approve" | "withdraw" | "stop" | "resume") => (
    <Button
      key={what}
      variant={what === "approve" ? "danger" : "quiet"}
      aria-label={t.of(t[what], records[record], year)}
      onPress={() => onAct(what)}
    >
      {t[what]}
    </Button>
  );
  if (!open) return line.reportsSentBy && line.due > 0 ? button("propose") : null;
  if (open.state === "running") return button("stop");
  if (open.state === "stopped") return button("resume");
  return (
    <Cluster gap="xs">
      {button("withdraw")}
      {open.viewerCanApprove && button("approve")}
    </Cluster>
  );
}
