import { graphql, useFragment } from "react-relay";
import type { SamePerson_request$key } from "#relay/SamePerson_request.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { EmptyState } from "../../../design/layout/EmptyState.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { PersonPairs } from "./PersonPairs.tsx";
import { words } from "./words.desk.ts";

/** Other cases of possibly the same person, each with its answer. */
export function SamePerson({ request: ref }: { request: SamePerson_request$key }) {
  const t = useWords(words);
  const { id, number, samePerson } = useFragment(
    graphql`
      fragment SamePerson_request on EmergencyRequest {
        id
        number
        samePerson {
          ...PersonPairs_pair
        }
      }
    `,
    ref,
  );
  if (samePerson.length === 0) return <EmptyState icon="users" text={t.none} />;
  return (
    <Stack>
      <p>{t.lead}</p>
      <PersonPairs id={id} number={number} pairs={samePerson} />
    </Stack>
  );
}
