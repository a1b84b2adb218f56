import { graphql, useFragment } from "react-relay";
import type { PersonPairs_pair$key } from "#relay/PersonPairs_pair.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { compareHref } from "./compareAddress.ts";
import { PersonPair } from "./PersonPair.tsx";
import { words } from "./words.desk.ts";

interface PersonPairsProps {
  /** The case that the others are compared with. */
  id: string;
  number: number;
  pairs: PersonPairs_pair$key;
}

/** Other cases, each with a link that shows both side by side. */
export function PersonPairs({ id, number, pairs: ref }: PersonPairsProps) {
  const t = useWords(words);
  const pairs = useFragment(
    graphql`
      fragment PersonPairs_pair on KindredCase @relay(plural: true) {
        number
        caseId
        ...PersonPair_pair
      }
    `,
    ref,
  );
  return (
    <Stack as="ul" gap="lg">
      {pairs.map((other) => (
        <li key={other.number}>
          <PersonPair id={id} pair={other}>
            <ButtonLink
              variant="quiet"
              icon="users"
              href={compareHref(number, other.number)}
              aria-label={t.compareWith(other.caseId)}
            >
              {t.compare}
            </ButtonLink>
          </PersonPair>
        </li>
      ))}
    </Stack>
  );
}
