import { graphql, useFragment } from "react-relay";
import type { ResponseItem_response$key } from "#relay/ResponseItem_response.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { May } from "../../shell/desk/May.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import { words } from "./words.desk.ts";
import * as items from "../../design/layout/item.css.ts";
import type { ResponseItemMutation } from "#relay/ResponseItemMutation.graphql";
import { useAttempt } from "../../design/overlays/useAttempt.ts";
import { useAction } from "../../core/relay/useAction.ts";

/** A person's answer, as plain text. */
export function ResponseItem({ response: ref }: { response: ResponseItem_response$key }) {
  const t = useWords(words);
  const format = useFormat();
  const { id, sender, isFromOfficer, responseType, content, isProblem, language, ...told } = useFragment(
    graphql`
      fragment ResponseItem_response on RecipientResponse {
        id
        sender
        isFromOfficer
        responseType
        content
        isProblem
        language
        createdAt
        acknowledgedAt
        acknowledgedBy
      }
    `,
    ref,
  );
  const [markRead, isMarking] = useMarkResponseRead();
  const { createdAt, acknowledgedAt, acknowledgedBy } = told;
  const isNew = acknowledgedAt === null;
  return (
    <li className={items.item} data-new={isNew || undefined}>
      <Cluster isSpread gap="xs">
        <span className={items.title}>{t.from(sender, isFromOfficer)}</span>
        <Cluster gap="xs">
          {isProblem && (
            <Badge tone="critical" icon="alert">
              {t.problem}
            </Badge>
          )}
          {isNew && <Badge tone="info">{t.new}</Badge>}
          <Badge icon={responseType === "email" ? "mail" : "chat"}>{t.types[responseType]}</Badge>
        </Cluster>
      </Cluster>
      <p className={items.text} dir="auto" lang={language ?? undefined}>
        {content}
      </p>
      <Cluster isSpread gap="xs">
        <Muted>{format.dateTime(createdAt)}</Muted>
        {isNew ? (
          <May do="workCases">
            <Button
              variant="quiet"
              icon="check"
              isPending={isMarking}
              aria-label={t.markReadOf(sender)}
              onPress={() => markRead(id)}
            >
              {t.markRead}
            </Button>
          </May>
        ) : (
          <Muted>{t.readBy(acknowledgedBy ?? "", format.dateTime(acknowledgedAt))}</Muted>
        )}
      </Cluster>
    </li>
  );
}

/** Marks a response as read; on a conflict the list shows who was first. */
function useMarkResponseRead() {
  const t = useWords(words);
  const attempt = useAttempt(t);
  const [markResponseRead, isBusy] = useAction<ResponseItemMutation>(graphql`
    mutation ResponseItemMutation($input: MarkResponseReadInput!) {
      markResponseRead(input: $input) {
        response {
          ...ResponseItem_response
        }
      }
    }
  `);
  const markRead = (id: string) => void attempt(id, () => markResponseRead({ input: { id } }), t.marked);
  return [markRead, isBusy] as const;
}
