import { useState } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { words } from "./words.desk.ts";
import { useFeedbackActs } from "./useFeedbackActs.ts";

interface FeedbackContactProps {
  id: string;
  wantsFollowUp: boolean;
}

/** The writer's contact, loaded on demand, which is logged. */
export function FeedbackContact({ id, wantsFollowUp }: FeedbackContactProps) {
  const t = useWords(words);
  const { openContact, isBusy } = useFeedbackActs();
  const [shown, setShown] = useState<{ email?: string | null; phone?: string | null }>();

  async function show() {
    const told = await openContact(id);
    if (told) setShown(told);
  }
  return (
    <Stack gap="xs">
      {!wantsFollowUp && <Muted>{t.noFollowUp}</Muted>}
      {shown ? (
        <Cluster>
          {shown.email && (
            <TextLink href={`mailto:${shown.email}`} icon="mail">
              {shown.email}
            </TextLink>
          )}
          {shown.phone && (
            <TextLink href={`tel:${shown.phone.replaceAll(/[^\d+]/g, "")}`} icon="phone">
              {shown.phone}
            </TextLink>
          )}
        </Cluster>
      ) : (
        <Cluster>
          <Button variant="quiet" icon="eye" isPending={isBusy} onPress={() => void show()}>
            {t.showContact}
          </Button>
          <Muted>{t.showContactHint}</Muted>
        </Cluster>
      )}
    </Stack>
  );
}
