import { entriesWithoutState, type StateCode } from "#rules/directory";
import { useWords } from "../app/i18n.tsx";
import { Badge } from "../design/Badge.tsx";
import { Cluster, Muted, Stack } from "../design/layout.tsx";
import { Loading } from "../design/Loading.tsx";
import { Notice } from "../design/Notice.tsx";
import { HelpCard } from "../directory/HelpCard.tsx";
import { serving } from "../directory/narrow.ts";
import { useStateName } from "../directory/stateNames.ts";
import { useEntries } from "../directory/useEntries.ts";
import { words as directoryWords } from "../directory/words.ts";
import { words } from "./words.ts";

/** The state's help and the national lines; without a state, the first few of all (spec 2, Home). */
export function NearbyList({ state }: { state: StateCode | undefined }) {
  const t = useWords(words);
  const { found } = useWords(directoryWords);
  const nameOf = useStateName();
  const entries = useEntries(state ?? "stateless");
  if (!entries) return <Loading text={t.loading} />;
  const shown = state ? serving(entries, state) : entries.slice(0, entriesWithoutState);
  return (
    <Stack>
      <div role="status">
        {state ? (
          <Notice tone="info" icon="pin">
            <Cluster isSpread gap="xs">
              <strong>{t.filtered(nameOf(state))}</strong>
              <Badge tone="info">{found(shown.length)}</Badge>
            </Cluster>
          </Notice>
        ) : (
          <Muted>{t.first}</Muted>
        )}
      </div>
      <Stack as="ul" gap="sm">
        {shown.map((resource) => (
          <li key={resource.key}>
            <HelpCard resource={resource} level={3} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
