import * as z from "zod/mini";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { AssignCaseDialogMutation } from "#relay/AssignCaseDialogMutation.graphql";
import type { AssignCaseDialogQuery } from "#relay/AssignCaseDialogQuery.graphql";
import { isOutdated } from "../../core/http/refusals.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { Actions, Dialog } from "../../design/overlays/Dialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

const schema = z.object({ owner: z.string() });
/** No user name: they start with a letter or a digit. */
const nobody = "-";

interface AssignCaseDialogProps {
  id: string;
  caseId: string;
  /** The owner's user name when the dialog was opened. */
  shown: string | null;
  onOutdated: () => void;
  onClose: () => void;
}

/** Gives a case to an administrator, first the reader, or to no one. */
export function AssignCaseDialog({ id, caseId, shown, onOutdated, onClose }: AssignCaseDialogProps) {
  const t = useWords(words);
  const { caseColleagues, viewer } = useLazyLoadQuery<AssignCaseDialogQuery>(
    graphql`
      query AssignCaseDialogQuery {
        caseColleagues {
          username
          name
        }
        viewer {
          admin {
            username
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const [assign] = useAction<AssignCaseDialogMutation>(graphql`
    mutation AssignCaseDialogMutation($input: AssignCaseInput!) {
      assignCase(input: $input) {
        request {
          ...CaseOwner_request
        }
      }
    }
  `);
  const me = viewer.admin?.username;
  const isMe = (colleague: { username: string }) => colleague.username === me;
  const people = [...caseColleagues.filter(isMe), ...caseColleagues.filter((one) => !isMe(one))];

  async function send({ owner: chosen }: { owner: string }) {
    const owner = chosen === nobody ? null : chosen;
    try {
      await assign({ input: { id, owner, shown } });
    } catch (error) {
      if (isOutdated(error)) onOutdated();
      throw error;
    }
    const name = people.find(({ username }) => username === owner)?.name;
    toast({ title: name === undefined ? t.released : t.assigned(name), tone: "positive", about: id });
    onClose();
  }
  return (
    <Dialog title={t.assignOf(caseId)} isOpen keepsOpen onClose={onClose}>
      <Form schema={schema} onSubmit={send} aria-label={t.assignOf(caseId)}>
        <Select
          name="owner"
          label={t.assignTo}
          options={[
            ...people.map(({ username, name }) => ({ id: username, label: `${name} (${username})` })),
            { id: nobody, label: t.nobody },
          ]}
          defaultValue={(shown === me ? nobody : me) ?? nobody}
          isRequired
        />
        <Actions>
          <Button variant="quiet" onPress={onClose}>
            {t.cancel}
          </Button>
          <SubmitButton autoFocus pendingText={t.assigning}>
            {t.assign}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}
