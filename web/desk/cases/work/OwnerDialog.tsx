import type { ReactNode } from "react";
import * as z from "zod/mini";
import { graphql, usePreloadedQuery } from "react-relay";
import type { OwnerDialogQuery } from "#relay/OwnerDialogQuery.graphql";
import { useMe } from "../../../shell/desk/permissions.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import type { Opened } from "../../../core/relay/useQueryOnPress.ts";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { DialogForm } from "../../../design/fields/form/FormDialog.tsx";
import { QueryDialog } from "../../../shell/desk/QueryDialog.tsx";
import { words } from "./words.desk.ts";

const ownerForm = z.object({ owner: z.string() });
/** No user name: they start with a letter or a digit. */
const noOwner = "-";

interface OwnerDialogProps extends Opened<OwnerDialogQuery> {
  title: string;
  /** The owner's user name, or null for no one. */
  onAssign: (owner: string | null) => Promise<void>;
  closeLabel: string;
  /** Above the field. */
  children?: ReactNode;
}

/** Asks for the owner of one or more cases. */
export function OwnerDialog({ title, onAssign, closeLabel, children, ...opened }: OwnerDialogProps) {
  const t = useWords(words);
  return (
    <QueryDialog {...opened} title={title} keepsOpen>
      <DialogForm
        label={title}
        schema={ownerForm}
        words={{ cancel: closeLabel, submit: t.assign, pending: t.assigning }}
        focusesSubmit
        onSubmit={({ owner }) => onAssign(owner === noOwner ? null : owner)}
        onClose={opened.onClose}
      >
        {children}
        <OwnerSelect queryRef={opened.queryRef} />
      </DialogForm>
    </QueryDialog>
  );
}

/** The field of a case's owner: first the reader, then colleagues, then no one. */
function OwnerSelect({ queryRef }: Pick<Opened<OwnerDialogQuery>, "queryRef">) {
  const t = useWords(words);
  const { caseColleagues } = usePreloadedQuery<OwnerDialogQuery>(
    graphql`
      query OwnerDialogQuery @preloadable {
        caseColleagues {
          username
          name
        }
      }
    `,
    queryRef,
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
