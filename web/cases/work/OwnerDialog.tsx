import type { ReactNode } from "react";
import * as z from "zod/mini";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { OwnerDialogQuery } from "#relay/OwnerDialogQuery.graphql";
import { useMe } from "../../admin/permissions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { Actions } from "../../design/layout/layout.tsx";
import { words } from "./words.desk.ts";

const ownerForm = z.object({ owner: z.string() });
/** No user name: they start with a letter or a digit. */
const noOwner = "-";

interface OwnerDialogProps {
  title: string;
  /** The owner's user name, or null for no one. */
  onAssign: (owner: string | null) => Promise<void>;
  closeLabel: string;
  onClose: () => void;
  /** Above the field. */
  children?: ReactNode;
}

/** Asks for the owner of one or more cases. */
export function OwnerDialog({ title, onAssign, closeLabel, onClose, children }: OwnerDialogProps) {
  const t = useWords(words);
  return (
    <Dialog title={title} isOpen keepsOpen onClose={onClose}>
      <Form
        schema={ownerForm}
        onSubmit={({ owner }) => onAssign(owner === noOwner ? null : owner)}
        aria-label={title}
      >
        {children}
        <OwnerSelect />
        <Actions>
          <Button variant="quiet" onPress={onClose}>
            {closeLabel}
          </Button>
          <SubmitButton autoFocus pendingText={t.assigning}>
            {t.assign}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

/** The field of a case's owner: first the reader, then colleagues, then no one. */
function OwnerSelect() {
  const t = useWords(words);
  const { caseColleagues } = useLazyLoadQuery<OwnerDialogQuery>(
    graphql`
      query OwnerDialogQuery {
        caseColleagues {
          username
          name
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const me = useMe();
  const isMe = (colleague: { username: string }) => colleague.username === me;
  const people = [...caseColleagues.filter(isMe), ...caseColleagues.filter((one) => !isMe(one))];
  return (
    <Select
      name="owner"
      label={t.assignTo}
      options={[
        ...people.map(({ username, name }) => ({ id: username, label: `${name} (${username})` })),
        { id: noOwner, label: t.noOwner },
      ]}
      defaultValue={me}
      isRequired
    />
  );
}
