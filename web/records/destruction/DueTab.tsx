import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DueTab_records$data, DueTab_records$key } from "#relay/DueTab_records.graphql";
import { usePasswordAgain } from "../../accounts/admins/sign-in/usePasswordAgain.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { DueLine, type DueAct } from "./DueLine.tsx";
import { PastDestructions } from "./PastDestructions.tsx";
import { useDueActs } from "./useDueActs.ts";
import { words, type en } from "./words.desk.ts";

type Due = DueTab_records$data["dueRecords"][number];

/** What may be destroyed, by fiscal year in words, and what was. */
export function DueTab({ records, onChange }: { records: DueTab_records$key; onChange: () => void }) {
  const t = useWords(words);
  const data = useFragment(
    graphql`
      fragment DueTab_records on Query {
        dueRecords {
          record
          year
          reportsSentBy
          ...DueLine_due
        }
        ...PastDestructions_records
      }
    `,
    records,
  );
  const [act, setAct] = useState<DueAct>();
  const [run, passwordDialog] = usePasswordAgain();
  const acts = useDueActs();

  async function confirm() {
    if (!act) return;
    await run(() => acts[act.what](act));
    toast({ title: doneText(t, act), tone: "positive" });
    onChange();
  }
  const question = act && questionOf(t, act);
  const refresh = (
    <Button variant="quiet" icon="refresh" onPress={onChange}>
      {t.refresh}
    </Button>
  );
  return (
    <Stack>
      {data.dueRecords.length === 0 && (
        <EmptyState icon="check" text={t.nothingDue}>
          <Cluster>
            <ButtonLink href="/admin/records?tab=schedules" variant="quiet" icon="calendar">
              {t.toSchedules}
            </ButtonLink>
            {refresh}
          </Cluster>
        </EmptyState>
      )}
      {yearsOf(data.dueRecords).map(({ year, lines, sentBy }) => (
        <Card key={year} title={t.year(year)} level={2}>
          <Stack>
            {sentBy ? (
              <Muted>{t.reportsSent(sentBy)}</Muted>
            ) : (
              <Cluster isSpread>
                <span>{t.reportsMissing}</span>
                <Button variant="quiet" icon="check" onPress={() => setAct({ what: "mark", year })}>
                  {t.mark}
                </Button>
              </Cluster>
            )}
            <Stack as="ul" gap="sm">
              {lines.map((line) => (
                <li key={line.record}>
                  <DueLine due={line} onAct={setAct} />
                </li>
              ))}
            </Stack>
          </Stack>
        </Card>
      ))}
      {data.dueRecords.length > 0 && <Cluster>{refresh}</Cluster>}
      <PastDestructions records={data} />
      <ConfirmDialog
        title={question?.title ?? ""}
        isOpen={act !== undefined}
        onClose={() => setAct(undefined)}
        onConfirm={confirm}
        confirmText={question?.button ?? ""}
        isDangerous={act?.what === "approve"}
      >
        {question?.text && <p>{question.text}</p>}
      </ConfirmDialog>
      {passwordDialog}
    </Stack>
  );
}

function yearsOf(dueRecords: readonly Due[]) {
  return [...new Set(dueRecords.map(({ year }) => year))].map((year) => {
    const lines = dueRecords.filter((line) => line.year === year);
    return { year, lines, sentBy: lines[0]?.reportsSentBy };
  });
}

type Words = typeof en;

const doneText = (t: Words, { what, year }: DueAct) =>
  ({
    mark: t.marked(year),
    propose: t.proposed,
    approve: t.approved,
    withdraw: t.withdrawn,
    stop: t.stopped,
    resume: t.resumed,
  })[what];

const questionOf = (t: Words, { what, year }: DueAct) =>
  ({
    mark: { title: t.markTitle(year), text: t.markText, button: t.mark },
    propose: { title: t.proposeTitle(year), text: t.proposeText, button: t.propose },
    approve: { title: t.approveTitle(year), text: t.approveText, button: t.approve },
    withdraw: { title: t.withdrawTitle, text: "", button: t.withdraw },
    stop: { title: t.stopTitle, text: t.stopText, button: t.stop },
    resume: { title: t.resumeTitle, text: "", button: t.resume },
  })[what];
