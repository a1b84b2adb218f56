import { useWords } from "../../../core/i18n/i18n.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import type { IconName } from "../../../design/text/Icon.tsx";
import type { BadgeTone } from "../../../design/theme/tones.css.ts";
import { words } from "../words.desk.ts";
import type { Steps, StepStatus } from "./workflow.ts";
import { secondary } from "../../../design/layout/layout.css.ts";
import { Stack } from "../../../design/layout/layout.tsx";
import * as css from "./WorkflowSteps.css.ts";

interface WorkflowStepsProps {
  steps: Steps;
  current: number;
  onChoose: (step: number) => void;
}

const looks: Record<StepStatus, { tone: BadgeTone; icon: IconName }> = {
  completed: { tone: "positive", icon: "check" },
  "in-progress": { tone: "info", icon: "refresh" },
  pending: { tone: "neutral", icon: "clock" },
};

export function WorkflowSteps({ steps, current, onChoose }: WorkflowStepsProps) {
  const t = useWords(words).workflow;
  return (
    <Stack as="ol" gap="xs">
      {t.steps.map(({ title, text }, at) => {
        const status = steps[at] ?? "pending";
        return (
          <li key={title}>
            <button
              type="button"
              className={css.step}
              aria-current={at === current ? "step" : undefined}
              onClick={() => onChoose(at)}
            >
              <span className={css.number} data-status={status} aria-hidden>
                {at + 1}
              </span>
              <span className={css.words}>
                <span className={css.title}>{title}</span>
                <span className={secondary}>{text}</span>
              </span>
              <span className={css.badge}>
                <Badge {...looks[status]}>{t.statuses[status]}</Badge>
              </span>
            </button>
          </li>
        );
      })}
    </Stack>
  );
}
