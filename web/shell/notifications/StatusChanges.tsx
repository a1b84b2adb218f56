import { graphql, useFragment } from "react-relay";
import type { StatusChanges_requests$key } from "#relay/StatusChanges_requests.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { usePreferences } from "../../core/device/preferences.ts";
import { Stack } from "../../design/layout/layout.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { StatusNotification } from "./StatusNotification.tsx";
import { changeTones } from "../statuses/tones.ts";
import { useStatusChanges } from "./useStatusChanges.ts";
import { useStatusWord } from "../statuses/useStatusWord.ts";
import { words } from "./words.ts";

/** Announces changes since the last look, by toast and by card. */
export function StatusChanges(props: { requests: StatusChanges_requests$key; isAdmin: boolean }) {
  const t = useWords(words).changes;
  const word = useStatusWord(props.isAdmin);
  const requests = useFragment(
    graphql`
      fragment StatusChanges_requests on EmergencyRequest @relay(plural: true) {
        number
        caseId
        status
      }
    `,
    props.requests,
  );
  // Without it a change is only listed under Notifications.
  const isTold = usePreferences().push;
  const [news, dismiss] = useStatusChanges(requests, ({ caseId, from, status }) => {
    if (!isTold) return;
    toast({
      title: t.title(caseId),
      description: t.text(word(from), word(status)),
      tone: changeTones[status],
    });
  });
  if (news.length === 0 || !isTold) return null;

  return (
    <section aria-label={t.region}>
      <Stack gap="xs">
        {news.map((change) => (
          <StatusNotification
            key={`${change.number}-${change.status}`}
            change={change}
            onDismiss={() => dismiss(change)}
          />
        ))}
      </Stack>
    </section>
  );
}
