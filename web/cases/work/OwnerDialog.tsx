import * as z from "zod/mini";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { OwnerSelectQuery } from "#relay/OwnerSelectQuery.graphql";
import { useMe } from "../../admin/permissions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { words } from "./words.desk.ts";

export const ownerForm = z.object({ owner: z.string() });
/** No user name: they start with a letter or a digit. */
const nobody = "-";
export const ownerOf = ({ owner }: { owner: string }) => (owner === nobody ? null : owner);

/** The field of a case's owner: first the reader, then colleagues, then no one. */
export function OwnerSelect() {
  const t = useWords(words);
  const { caseColleagues } = useLazyLoadQuery<OwnerSelectQuery>(
    graphql`
      query OwnerSelectQuery {
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
        { id: nobody, label: t.nobody },
      ]}
      defaultValue={me}
      isRequired
    />
  );
}
