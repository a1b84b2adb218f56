import { useState } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../controls/Button.tsx";
import { Cluster } from "../layout/layout.tsx";
import { Meter } from "../display/bars/Meter.tsx";
import { ProgressBar } from "../display/bars/ProgressBar.tsx";
import { StatCard, StatCards } from "../display/StatCard.tsx";
import { Timer } from "../display/timer/Timer.tsx";
import { State } from "./State.tsx";
import { words } from "./words.gallery.ts";

const here = "/dev/design";
const minuteMs = 60_000;

export function Numbers() {
  const { numbers: t, messages, states } = useWords(words);
  const [pending, setPending] = useState(12);
  const [start] = useState(Date.now);
  const at = (minutes: number) => new Date(start + minutes * minuteMs).toISOString();
  return (
    <>
      <State name={states.usual}>
        <StatCards>
          <StatCard
            href={here}
            label={t.pending}
            count={pending}
            icon="clock"
            hint={t.pendingHint}
            tone="caution"
          />
          <StatCard href={here} label={t.today} count={12_480} icon="send" tone="positive" />
          <StatCard href={here} label={t.failed} count={0} icon="alert" hint={t.failedHint} />
          <StatCard href={here} label={t.counting} count={undefined} icon="users" />
        </StatCards>
        <Cluster>
          <Button variant="quiet" icon="plus" onPress={() => setPending((now) => now + 1)}>
            {t.more}
          </Button>
        </Cluster>
        <Cluster>
          <Timer label={t.down} until={at(95)} />
          <Timer label={t.soon} until={at(4)} />
          <Timer label={t.over} until={at(-1)} />
          <Timer label={t.up} since={at(-61)} />
        </Cluster>
        <Meter label={messages.meter} value={420} most={600} />
        <ProgressBar label={messages.progress} percent={62} />
      </State>
      <State name={states.loading}>
        <ProgressBar label={messages.progress} />
      </State>
    </>
  );
}
