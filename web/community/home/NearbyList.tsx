import {
  entriesWithoutState,
  topUseful,
  oncePerNumber,
  serving,
  type StateCode,
} from "../../../shared/community/directory/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { HelpCard } from "../directory/entry/HelpCard.tsx";
import { useStateName } from "../directory/place/stateNames.ts";
import { PlaceFound } from "../directory/place/PlaceField.tsx";
import { useEntries, useEntryCount, useNear } from "../directory/useEntries.ts";
import { words as directoryWords } from "../directory/words.ts";
import { words } from "./words.ts";

/**
 * The most useful help of the state, below the national lines; without a state, the first few
 * entries.
 */
export function NearbyList({ state }: { state: StateCode | undefined }) {
  const t = useWords(words);
  const { found } = useWords(directoryWords);
  const nameOf = useStateName();
  const entries = useEntries(state ?? "US");
  const count = useEntryCount();
  const near = useNear();
  if (!entries) return <Loading text={t.loading} />;
  const here = state ? oncePerNumber(serving(entries, state)) : entries;
  const shown = state ? topUseful(here) : entries.slice(0, entriesWithoutState);
  return (
    <Stack>
      <div role="status">
        {state ? (
          <Notice tone="info" icon="pin">
            <Cluster isSpread gap="xs">
              <strong>{t.filtered(nameOf(state))}</strong>
              <Badge tone="info">{found(count ?? here.length)}</Badge>
            </Cluster>
          </Notice>
        ) : (
          <Muted>{t.first}</Muted>
        )}
      </div>
      {near && <PlaceFound near={near} />}
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
