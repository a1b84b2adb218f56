import { useState } from "react";
import { maxRecordingMs } from "../../../shared/intake/recipients/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { Cluster, Stack } from "../../design/layout/layout.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { useRecorder } from "./useRecorder.ts";
import { words } from "./words.ts";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { RecorderPanelQuery } from "#relay/RecorderPanelQuery.graphql";
import { call, refused } from "../../core/http/http.ts";

/** Consent first, then record, listen, and save or repeat. */
export function RecorderPanel({ caseNumber }: { caseNumber: string }) {
  const t = useWords(words).recorder;
  const showFailure = useFailureToast();
  const [isAgreed, setAgreed] = useState(false);
  const { state, ms, recorded, start, pause, resume, stop, drop } = useRecorder();
  const [save, isSaving] = useSaveRecording();

  const begin = () =>
    start().catch((error: unknown) => showFailure(error, { failed: t.open, failedText: t.refused }));
  async function keep(blob: Blob) {
    try {
      await save(blob, t.fileName(caseNumber));
      drop();
      toast({ title: t.saved, description: t.savedText, tone: "positive" });
    } catch (error) {
      showFailure(error, t);
    }
  }
  return (
    <Stack>
      <Checkbox isSelected={isAgreed} onChange={setAgreed} isDisabled={state !== "idle"}>
        {t.consent}
      </Checkbox>
      {state === "idle" && (
        <Cluster>
          <Button icon="microphone" isDisabled={!isAgreed} onPress={() => void begin()}>
            {t.start}
          </Button>
        </Cluster>
      )}
      {(state === "recording" || state === "paused") && (
        <Cluster>
          <span role="status">
            <Badge tone={state === "recording" ? "critical" : "caution"} icon="microphone">
              {state === "recording" ? t.recording : t.paused}
            </Badge>
          </span>
          <span role="timer">{t.time(clock(ms), clock(maxRecordingMs))}</span>
          <Button variant="quiet" onPress={state === "recording" ? pause : resume}>
            {state === "recording" ? t.pause : t.resume}
          </Button>
          <Button onPress={stop}>{t.stop}</Button>
        </Cluster>
      )}
      {state === "done" && recorded && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a new recording has no transcript yet */}
          <audio controls src={recorded.url} style={{ width: "100%" }} aria-label={t.playback} />
          <Cluster>
            <Button
              icon="upload"
              isPending={isSaving}
              pendingText={t.saving}
              onPress={() => void keep(recorded.blob)}
            >
              {t.save}
            </Button>
            <Button variant="quiet" icon="refresh" isDisabled={isSaving} onPress={drop}>
              {t.again}
            </Button>
          </Cluster>
        </>
      )}
    </Stack>
  );
}

/** Minutes and seconds: 1:05. */
const clock = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, "0")}`;

/** Uploads a recording to the own case, then reloads the list. */
function useSaveRecording() {
  const environment = useRelayEnvironment();
  const [isSaving, setSaving] = useState(false);

  async function save(blob: Blob, name: string) {
    setSaving(true);
    try {
      const fileName = `${name}.${blob.type.includes("mp4") ? "m4a" : "webm"}`;
      const answer = await call(
        `/api/evidence?${new URLSearchParams({ name: fileName, kind: "recipient_statement" })}`,
        {
          method: "POST",
          headers: { "content-type": "application/octet-stream" },
          body: blob,
        },
      );
      if (!answer.ok) throw refused(answer);
      await fetchQuery<RecorderPanelQuery>(environment, recordings, {}).toPromise();
    } finally {
      setSaving(false);
    }
  }
  return [save, isSaving] as const;
}

const recordings = graphql`
  query RecorderPanelQuery {
    verification {
      ...StatementRecorder_verification
    }
  }
`;
