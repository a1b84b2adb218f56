import { useState } from "react";
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay";
import type { TemplateFieldPreviewQuery } from "#relay/TemplateFieldPreviewQuery.graphql";
import type { TemplateFieldQuery } from "#relay/TemplateFieldQuery.graphql";
import type { Channel } from "#shared/inbox/rules";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { words } from "../words.desk.ts";
import type { Recipient } from "../compose/useRecipients.ts";

export interface Filled {
  template: number;
  subject: string;
  body: string;
  missing: readonly string[];
  refused: readonly string[];
}

interface TemplateFieldProps {
  type: Channel;
  recipient: Recipient | null;
  onFilled: (filled: Filled | null) => void;
}

/**
 * The templates for this channel and kind of recipient; a chosen one is filled in, in the
 * recipient's language.
 */
export function TemplateField({ type, recipient, onFilled }: TemplateFieldProps) {
  const t = useWords(words);
  const environment = useRelayEnvironment();
  const tellFailure = useFailureToast();
  const [chosen, setChosen] = useState("none");
  const { communicationTemplates: all } = useLazyLoadQuery<TemplateFieldQuery>(
    graphql`
      query TemplateFieldQuery {
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
  const fitting = all.filter((one) => one.type === type && one.recipientType === recipient?.kind);
  if (!recipient || fitting.length === 0) return null;
  const { key, kind, requestNumber } = recipient;

  async function choose(id: string) {
    setChosen(id);
    if (id === "none") return onFilled(null);
    const number = Number(id);
    const request = kind === "officer" ? requestNumber : null;
    try {
      const data = await fetchQuery<TemplateFieldPreviewQuery>(
        environment,
        graphql`
          query TemplateFieldPreviewQuery($template: Int!, $recipient: String!, $request: Int) {
            templatePreview(template: $template, recipient: $recipient, request: $request) {
              subject
              body
              missing
              refused
            }
          }
        `,
        { template: number, recipient: key, request },
      ).toPromise();
      if (!data) return;
      const { subject, body, missing, refused } = data.templatePreview;
      onFilled({ template: number, subject, body, missing, refused });
    } catch (error) {
      setChosen("none");
      tellFailure(error, { failed: t.inbox.didNotWork, failedText: t.inbox.tryAgain });
    }
  }
  return (
    <Select
      label={t.write.template}
      options={[
        { id: "none", label: t.write.noTemplate },
        ...fitting.map(({ number, name }) => ({ id: String(number), label: name })),
      ]}
      value={fitting.some(({ number }) => String(number) === chosen) ? chosen : "none"}
      onChange={(id) => void choose(String(id))}
    />
  );
}
