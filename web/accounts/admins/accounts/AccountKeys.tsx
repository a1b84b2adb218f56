import { graphql, useFragment } from "react-relay";
import type { AccountKeys_admin$key } from "#relay/AccountKeys_admin.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Checkbox } from "../../../design/fields/choices/Checkbox.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { words } from "../words.desk.ts";

interface AccountKeysProps {
  account: AccountKeys_admin$key;
  kept: readonly string[];
  onKeep: (kept: readonly string[]) => void;
}

/** The API keys that end with the account, each with the option to keep it. */
export function AccountKeys({ account, kept, onKeep }: AccountKeysProps) {
  const { username, apiKeys } = useFragment(
    graphql`
      fragment AccountKeys_admin on Admin {
        username
        apiKeys {
          id
          name
          prefix
        }
      }
    `,
    account,
  );
  const t = useWords(words);
  return (
    <Stack>
      <p>{t.keysEnd(username, apiKeys.length)}</p>
      {apiKeys.map(({ id, name, prefix }) => (
        <Checkbox
          key={id}
          isSelected={kept.includes(id)}
          onChange={(isKept) => onKeep(isKept ? [...kept, id] : kept.filter((other) => other !== id))}
        >
          {t.keepKey(name)} (
          <code translate="no" dir="auto">
            {prefix}…
          </code>
          )
        </Checkbox>
      ))}
    </Stack>
  );
}
