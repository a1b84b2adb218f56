import type { ReactNode } from "react";
import * as z from "zod/mini";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { OwnerDialogQuery } from "#relay/OwnerDialogQuery.graphql";
import { useMe } from "../../../shell/desk/permissions.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { FormDialog } from "../../../design/fields/form/FormDialog.tsx";
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
    <FormDialog
      title={title}
      schema={ownerForm}
      words={{ cancel: closeLabel, submit: t.assign, pending: t.assigning }}
      focusesSubmit
      onSubmit={({ owner }) => onAssign(owner === noOwner ? null : owner)}
      onClose={onClose}
    >
      {children}
      <OwnerSelect />
    </FormDialog>
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
