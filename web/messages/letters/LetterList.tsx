import { useMemo } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import type { LetterList_request$key } from "#relay/LetterList_request.graphql";
import type { LetterListSubscription } from "#relay/LetterListSubscription.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { words } from "./words.desk.ts";
import { LetterItem } from "./LetterItem.tsx";

/** All letters of a request, for administrators; live. */
export function LetterList({ request: ref }: { request: LetterList_request$key }) {
  const t = useWords(words);
  const { letters } = useFragment(
    graphql`
      fragment LetterList_request on EmergencyRequest {
        letters {
          id
          ...LetterItem_letter
        }
      }
    `,
    ref,
  );
  useSubscription<LetterListSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription LetterListSubscription {
            requestsChanged {
              letterCount
              ...LetterList_request
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
  if (letters.length === 0) return <EmptyState icon="mail" text={t.empty} />;
  return (
    <Stack as="ul" gap="sm">
      {letters.map((letter) => (
        <LetterItem key={letter.id} letter={letter} />
      ))}
    </Stack>
  );
}
