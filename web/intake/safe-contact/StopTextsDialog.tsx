import { graphql } from "react-relay";
import type { StopTextsDialogMutation } from "#relay/StopTextsDialogMutation.graphql";
import { recordedStopWays, textStopForm } from "../../../shared/intake/safe-contact/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Select } from "../../design/fields/choices/Select.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { words } from "./words.ts";

/** Records that the person asked for no more texts, other than by text. */
export function StopTextsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const all = useWords(words);
  const t = all.stop;
  const showFailure = useFailureToast();
  const [record] = useRecordTextStop();
  return (
    <Dialog title={all.askedToStop} isOpen keepsOpen onClose={onClose}>
      <p>{t.lead}</p>
      <Form
        schema={textStopForm}
        onSubmit={async (input) => {
          await record({ input: { id, ...input } });
          toast({ title: t.done, tone: "positive", about: id });
          onClose();
        }}
        onFailed={(error) => showFailure(error, t)}
      >
        <Select
          name="way"
          label={t.way}
          options={recordedStopWays.map((way) => ({ id: way, label: all.stopWays[way] }))}
          isRequired
        />
        <SubmitButton pendingText={t.stopping}>{t.stop}</SubmitButton>
      </Form>
    </Dialog>
  );
}

const useRecordTextStop = () =>
  useAction<StopTextsDialogMutation>(graphql`
    mutation StopTextsDialogMutation($input: RecordTextStopInput!) {
      recordTextStop(input: $input) {
        request {
          ...SafeContactFact_request
        }
      }
    }
  `);
