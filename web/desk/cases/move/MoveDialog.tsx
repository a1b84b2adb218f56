import { graphql, useFragment } from "react-relay";
import * as z from "zod/mini";
import type { MoveDialog_request$key } from "#relay/MoveDialog_request.graphql";
import type { MoveDialogMutation } from "#relay/MoveDialogMutation.graphql";
import { moveForm } from "../../../../shared/accounts/agencies/rules.ts";
import { isOutdated } from "../../../core/http/refusals.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { useSeenVersion } from "../../../core/relay/useSeenVersion.ts";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { FormDialog } from "../../../design/fields/form/FormDialog.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useSeen } from "../../../shell/desk/agencies.ts";
import { words } from "./words.desk.ts";

const form = z.object({ agency: z.string(), reason: moveForm.shape.reason });
/** No number. */
const ofNone = "none";

interface MoveDialogProps {
  request: MoveDialog_request$key;
  onOutdated: () => void;
  onClose: () => void;
}

/** Gives a case to another agency, or to none, with a reason. */
export function MoveDialog({ request: ref, onOutdated, onClose }: MoveDialogProps) {
  const t = useWords(words);
  const { agencies } = useSeen();
  const { id, caseId, version, agencyNumber } = useFragment(
    graphql`
      fragment MoveDialog_request on EmergencyRequest {
        id
        caseId
        version
        agencyNumber
      }
    `,
    ref,
  );
  const { seen, acknowledge } = useSeenVersion(version);
  const [move] = useAction<MoveDialogMutation>(graphql`
    mutation MoveDialogMutation($input: MoveCaseInput!) {
      moveCase(input: $input) {
        request {
          ...CaseRow_request
          ...MoveDialog_request
        }
      }
    }
  `);
  async function send({ agency, reason }: z.output<typeof form>) {
    const chosen = agencies.find(({ number }) => String(number) === agency);
    try {
      await move({ input: { id, agency: chosen?.number ?? null, reason, version: seen } });
    } catch (error) {
      if (isOutdated(error)) {
        acknowledge();
        onOutdated();
      }
      throw error;
    }
    toast({ title: t.moved(caseId, chosen?.name ?? t.noAgency), tone: "positive", about: id });
    onOutdated();
    onClose();
  }
  const others = agencies.filter(({ number }) => number !== agencyNumber);
  return (
    <FormDialog
      title={t.title(caseId)}
      schema={form}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.submit, pending: t.pending }}
    >
      <p>{t.text}</p>
      <Select
        name="agency"
        label={t.agency}
        options={[
          ...others.map(({ number, name }) => ({ id: String(number), label: name })),
          ...(agencyNumber === null ? [] : [{ id: ofNone, label: t.none }]),
        ]}
        isRequired
      />
      <TextField
        name="reason"
        label={t.reason}
        description={t.reasonHint}
        maxLength={500}
        rows={3}
        isRequired
      />
    </FormDialog>
  );
}
