import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { WorkflowPanelQuery } from "#relay/WorkflowPanelQuery.graphql";
import { DeskPanel } from "../../../shell/desk/DeskPanel.tsx";
import { fetchOptions } from "../../../shell/desk/lists/fetchOptions.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Muted } from "../../../design/layout/layout.tsx";
import { words } from "../words.desk.ts";
import { useSelectedCase } from "../selectedCase.ts";
import { currentOf, demoRequest, demoSteps, stepsOf, type Steps } from "./workflow.ts";
import { WorkflowSteps } from "./WorkflowSteps.tsx";

/** The four steps of the last-opened case; a demonstration before that. */
export function WorkflowPanel() {
  const t = useWords(words).workflow;
  const number = useSelectedCase();
  return (
    <DeskPanel id="workflow" title={t.title} icon="list">
      {(fetchKey) =>
        number === null ? (
          <ShownSteps key="demo" title={t.demo(demoRequest)} steps={demoSteps} />
        ) : (
          <StepsOfCase key={number} number={number} fetchKey={fetchKey} />
        )
      }
    </DeskPanel>
  );
}

function StepsOfCase({ number, fetchKey }: { number: number; fetchKey: number }) {
  const t = useWords(words).workflow;
  const { request } = useLazyLoadQuery<WorkflowPanelQuery>(
    graphql`
      query WorkflowPanelQuery($number: Int!) {
        request(number: $number) {
          caseId
          status
          letterCount
        }
      }
    `,
    { number },
    fetchOptions(fetchKey),
  );
  const steps = stepsOf({ status: request.status, letters: request.letterCount });
  return <ShownSteps key={request.status} title={t.ofCase(request.caseId)} steps={steps} />;
}

/** A click selects a step, to read about it. */
function ShownSteps({ title, steps }: { title: string; steps: Steps }) {
  const [current, setCurrent] = useState(() => currentOf(steps));
  return (
    <>
      <Muted>{title}</Muted>
      <WorkflowSteps steps={steps} current={current} onChoose={setCurrent} />
    </>
  );
}
