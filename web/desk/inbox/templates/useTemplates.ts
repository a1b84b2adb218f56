import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import type { useTemplatesPreviewQuery } from "#relay/useTemplatesPreviewQuery.graphql";
import type { useTemplatesQuery } from "#relay/useTemplatesQuery.graphql";
import type { Channel, RecipientKind } from "../../../../shared/desk/inbox/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { words } from "../words.desk.ts";

export interface Filled {
  template: number;
  subject: string;
  body: string;
  missing: readonly string[];
  refused: readonly string[];
}

interface Addressed {
  key: string;
  kind: RecipientKind;
  requestNumber: number | null;
}

/**
 * The templates for this channel and kind of recipient, and what fills one in, in the recipient's
 * language. Undefined where that failed.
 */
export function useTemplates(type: Channel, recipient: Addressed | null) {
  const t = useWords(words);
  const environment = useRelayEnvironment();
  const showFailure = useFailureToast();
  const { communicationTemplates: all } = useLazyLoadQuery<useTemplatesQuery>(
    graphql`
      query useTemplatesQuery {
        communicationTemplates {
          number
          name
          type
          recipientType
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  const fitting = all
    .filter((one) => one.type === type && one.recipientType === recipient?.kind)
    .map(({ number, name }) => ({ number, name }));

  async function fill(template: number): Promise<Filled | undefined> {
    if (!recipient) return undefined;
    const { key, kind, requestNumber } = recipient;
    try {
      const data = await fetchQuery<useTemplatesPreviewQuery>(
        environment,
        graphql`
          query useTemplatesPreviewQuery($template: Int!, $recipient: String!, $request: Int) {
            templatePreview(template: $template, recipient: $recipient, request: $request) {
              subject
              body
              missing
              refused
            }
          }
        `,
        { template, recipient: key, request: kind === "officer" ? requestNumber : null },
      ).toPromise();
      if (!data) return undefined;
      const { subject, body, missing, refused } = data.templatePreview;
      return { template, subject, body, missing, refused };
    } catch (error) {
      showFailure(error, { failed: t.inbox.didNotWork, failedText: t.inbox.tryAgain });
      return undefined;
    }
  }
  return { fitting, fill };
}
