import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useSaveRecordingQuery } from "#relay/useSaveRecordingQuery.graphql";
import { call, refused } from "../../core/http/http.ts";

/** Uploads a recording to the own case, then reloads the list. */
export function useSaveRecording() {
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
      await fetchQuery<useSaveRecordingQuery>(environment, recordings, {}).toPromise();
    } finally {
      setSaving(false);
    }
  }
  return [save, isSaving] as const;
}

const recordings = graphql`
  query useSaveRecordingQuery {
    verification {
      ...StatementRecorder_verification
    }
  }
`;
