import * as z from "zod/mini";
import { contactChecks, contactFields, contactIn } from "../../../shared/intake/safe-contact/rules.ts";
import { isOutdated } from "../../core/http/refusals.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { SafeContactFields, type KnownContact } from "./SafeContactFields.tsx";
import { words } from "./words.ts";
import { graphql } from "react-relay";
import type { SafeContactDialogMutation } from "#relay/SafeContactDialogMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

const schema = z.pipe(z.object(contactFields).check(...contactChecks), z.transform(contactIn));

interface SafeContactDialogProps {
  /** The request's. */
  id: string;
  known: KnownContact;
  /** What the page shows; 0 if nothing was said. */
  version: number;
  onClose: () => void;
}

/** Changes how the victim may be reached. */
export function SafeContactDialog({ id, known, version, onClose }: SafeContactDialogProps) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const [save] = useSaveSafeContact();
  return (
    <Dialog title={t.title} isOpen keepsOpen onClose={onClose}>
      <Form
        schema={schema}
        onSubmit={async (input) => {
          await save({ input: { id, safeContact: input, version } });
          toast({ title: t.saved, tone: "positive", about: id });
          onClose();
        }}
        onFailed={(error) => {
          showFailure(error, t);
          // The page behind it shows what someone else saved.
          if (isOutdated(error)) onClose();
        }}
      >
        <SafeContactFields known={known} />
        <SubmitButton pendingText={t.saving}>{t.save}</SubmitButton>
      </Form>
    </Dialog>
  );
}

/** Changes how the victim of a request may be reached. */
const useSaveSafeContact = () =>
  useAction<SafeContactDialogMutation>(graphql`
    mutation SafeContactDialogMutation($input: SaveSafeContactInput!) {
      saveSafeContact(input: $input) {
        request {
          contacting
          ...SafeContactFact_request
        }
      }
    }
  `);
