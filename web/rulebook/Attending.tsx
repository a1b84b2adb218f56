import { graphql, useFragment } from "react-relay";
import type { Attending_request$key } from "#relay/Attending_request.graphql";
import type { AttendingMutation } from "#relay/AttendingMutation.graphql";
import { useFailureToast } from "../design/overlays/useFailureToast.ts";
import { isOutdated } from "../core/http/refusals.ts";
import { useFormat } from "../core/i18n/format.ts";
import { useMay } from "../admin/permissions.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { useAction } from "../core/relay/useAction.ts";
import { Button } from "../design/controls/Button.tsx";
import { Cluster, Muted } from "../design/layout/layout.tsx";
import { Notice } from "../design/text/Notice.tsx";
import { toast } from "../design/overlays/toasts.tsx";
import { caseWords } from "./words.case.ts";

interface AttendingProps {
  request: Attending_request$key;
  onOutdated: () => void;
}

/**
 * The administrator who handles the request, or the button to handle it. Nothing once it is
 * decided.
 */
export function Attending({ request: ref, onOutdated }: AttendingProps) {
  const t = useWords(caseWords);
  const format = useFormat();
  const tellFailure = useFailureToast();
  const may = useMay();
  const { id, status, attendance } = useFragment(
    graphql`
      fragment Attending_request on EmergencyRequest {
        id
        status
        attendance {
          name
          at
        }
      }
    `,
    ref,
  );
  const [attend, isSaving] = useAction<AttendingMutation>(graphql`
    mutation AttendingMutation($input: AttendToRequestInput!) {
      attendToRequest(input: $input) {
        request {
          ...Attending_request
        }
      }
    }
  `);
  if (status !== "pending" && status !== "processing") return null;
  if (attendance)
    return (
      <Notice tone="info" icon="user" title={t.attended(attendance.name)}>
        {t.attendedAt(format.dateTime(attendance.at))}
      </Notice>
    );
  if (!may("workCases")) return null;
  async function press() {
    try {
      await attend({ input: { id } });
      toast({ title: t.done, tone: "positive", about: id });
    } catch (error) {
      tellFailure(error, t, id);
      if (isOutdated(error)) onOutdated();
    }
  }
  return (
    <Cluster>
      <Button
        variant="quiet"
        icon="user"
        isPending={isSaving}
        pendingText={t.attending}
        onPress={() => void press()}
      >
        {t.attend}
      </Button>
      <Muted>{t.attendText}</Muted>
    </Cluster>
  );
}
