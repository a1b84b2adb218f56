import { useState, type ReactNode } from "react";
import { graphql, readInlineData } from "react-relay";
import type { ReplyForm_communication$key } from "#relay/ReplyForm_communication.graphql";
import type { ReplyFormMutation } from "#relay/ReplyFormMutation.graphql";
import { replyWords, type Channel } from "../../../../shared/desk/inbox/rules.ts";
import { newIdempotencyKey } from "../../../core/http/idempotencyKey.ts";
import { isOutdated } from "../../../core/http/refusals.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useReadLists } from "../../../core/relay/ListReading.ts";
import { useAction } from "../../../core/relay/useAction.ts";
import { Form } from "../../../design/fields/form/Form.tsx";
import { RadioGroup } from "../../../design/fields/choices/RadioGroup.tsx";
import { SubmitButton } from "../../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { Actions } from "../../../design/layout/layout.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { TemplateMenu } from "../templates/TemplateMenu.tsx";
import { words } from "../words.desk.ts";

const fragment = graphql`
  fragment ReplyForm_communication on Communication @inline {
    id
    communicationType
    senderName
    party
    requestNumber
    recipientKey
    responseChannels
    replies
    isNotToBeContacted
    isPassLocked
  }
`;

interface ReplyFormProps {
  communication: ReplyForm_communication$key;
  text: string;
  onText: (text: string) => void;
  onSent: () => void;
  /** A colleague writes: it can be read, and not sent. */
  isHeld?: boolean;
  autoFocus?: boolean;
  /** What the reply answers, where it is not on the screen. */
  quoted?: ReactNode;
  cancel?: ReactNode;
}

/** Answers a received item over a channel that its writer allows, their own channel first. */
export function ReplyForm(props: ReplyFormProps) {
  const {
    communication: ref,
    text,
    onText,
    onSent,
    isHeld = false,
    autoFocus = false,
    quoted,
    cancel,
  } = props;
  const communication = readInlineData(fragment, ref);
  const { id, communicationType, senderName, responseChannels, replies } = communication;
  const { party, requestNumber, recipientKey, isNotToBeContacted, isPassLocked } = communication;
  const all = useWords(words);
  const t = all.answer;
  const showFailure = useFailureToast();
  const readLists = useReadLists();
  const [key, setKey] = useState(newIdempotencyKey);
  // As it was when the text was begun: an answer that came meanwhile was not seen.
  const [seen, setSeen] = useState<number>();
  const [isChoosing, setChoosing] = useState(false);
  const [respond] = useAction<ReplyFormMutation>(graphql`
    mutation ReplyFormMutation($input: RespondToCommunicationInput!) {
      respondToCommunication(input: $input) {
        communication {
          ...CommunicationItem_communication
        }
      }
    }
  `);
  const name = senderName || all.inbox.public;
  // Someone who wrote in the pass is notified where another channel is open: the pass shows it too.
  const own = responseChannels.find((channel) => channel === communicationType && channel !== "pass");
  const offered = own ? [own, ...responseChannels.filter((one) => one !== own)] : responseChannels;
  const [method, setMethod] = useState<Channel>(offered[0] ?? "email");
  const isPass = method === "pass";
  const isCall = method === "phone";
  /** Then the words of the form say it, and there is no method to choose. */
  const isOnlyCall = isCall && offered.length === 1;

  function write(next: string) {
    if (next === "/" && text === "") return setChoosing(true);
    if (seen === undefined) setSeen(replies);
    onText(next);
  }
  function tell(error: Error) {
    showFailure(error, { failed: t.failed }, id);
    if (!isOutdated(error)) return;
    // The other answer is shown now. Another press sends this one as well.
    setSeen(undefined);
    setKey(newIdempotencyKey());
    readLists();
  }
  return (
    <Form
      schema={replyWords}
      aria-label={t.title(name)}
      onInvalid={() =>
        toast({ title: t.missingTitle, description: t.missingText, tone: "critical", about: id })
      }
      onFailed={tell}
      onSubmit={async ({ content }) => {
        const repliesSeen = seen ?? replies;
        await respond({ input: { id, method, content, repliesSeen, idempotencyKey: key } });
        toast({ title: isPass ? t.inPass : t.sent(isCall), description: name, tone: "positive", about: id });
        onSent();
      }}
    >
      {quoted}
      {isNotToBeContacted && <Notice>{t.passOnly}</Notice>}
      {isPassLocked && <Notice tone="caution">{all.passLocked}</Notice>}
      {!isOnlyCall && (
        <RadioGroup
          name="method"
          label={t.method}
          value={method}
          onChange={(id) => setMethod(offered.find((known) => known === id) ?? method)}
          isRequired
          options={offered.map((channel) => ({ id: channel, label: t.methods[channel] }))}
        />
      )}
      <TextField
        name="content"
        label={t.response(isCall)}
        description={isPass ? t.passHint : t.templatesHint}
        rows={5}
        isRequired
        isReadOnly={isHeld}
        value={text}
        onChange={write}
        autoFocus={autoFocus}
      />
      <Actions>
        {cancel}
        <TemplateMenu
          type={method}
          recipient={{ recipientKey, party, requestNumber }}
          isOpen={isChoosing}
          onOpenChange={setChoosing}
          onFilled={write}
        />
        {!isHeld && (
          <SubmitButton icon={isPass ? "file" : isCall ? "phone" : "send"} pendingText={t.sending}>
            {isPass ? t.toPass : t.send(isCall)}
          </SubmitButton>
        )}
      </Actions>
    </Form>
  );
}
