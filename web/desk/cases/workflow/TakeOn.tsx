import * as z from "zod/mini";
import { graphql, useFragment } from "react-relay";
import type { TakeOn_request$key } from "#relay/TakeOn_request.graphql";
import type { TakeOnMutation } from "#relay/TakeOnMutation.graphql";
import { isOutdated } from "../../../core/http/refusals.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { Card } from "../../../design/layout/Card.tsx";
import { Form } from "../../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { words } from "../words.desk.ts";

const schema = z.object({ officer: z.optional(z.string()) });

/** A citizen's own request without an officer: assign one, or the administrator adopts it. */
export function TakeOn({
  request: ref,
  onOutdated,
}: {
  request: TakeOn_request$key;
  onOutdated: () => void;
}) {
  const t = useWords(words).takeOn;
  const { id, version } = useFragment(
    graphql`
      fragment TakeOn_request on EmergencyRequest {
        id
        version
      }
    `,
    ref,
  );
  const [takeOn] = useAction<TakeOnMutation>(graphql`
    mutation TakeOnMutation($input: TakeOnRequestInput!) {
      takeOnRequest(input: $input) {
        request {
          ...CaseView_request
        }
      }
    }
  `);

  async function submit({ officer }: { officer?: string | undefined }) {
    const named = officer?.trim();
    try {
      await takeOn({ input: { id, version, ...(named && { officer: named }) } });
      toast({ title: t.done, tone: "positive", about: id });
    } catch (error) {
      if (isOutdated(error)) onOutdated();
      throw error;
    }
  }
  return (
    <Card title={t.title} icon="user" level={3}>
      <Form schema={schema} onSubmit={submit}>
        <p>{t.text}</p>
        <TextField name="officer" label={t.officer} description={t.officerHint} />
        <SubmitButton variant="quiet" pendingText={t.busy}>
          {t.action}
        </SubmitButton>
      </Form>
    </Card>
  );
}
