import { use } from "react";
import { graphql, useFragment } from "react-relay";
import type { CallbackView_callback$key } from "#relay/CallbackView_callback.graphql";
import { OpenRow } from "../../shell/desk/workspace/openRow.ts";
import { useShortcuts } from "../../shell/desk/workspace/singleKeys.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Cluster, Stack } from "../../design/layout/layout.tsx";
import { ButtonLink, TextLink } from "../../design/controls/links.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { CloseForm } from "./CloseForm.tsx";
import { words } from "./words.desk.ts";
import { useCallbackActs } from "./useCallbackActs.ts";
import type { OpenedCallback } from "./useOpenedCallback.ts";

interface CallbackViewProps {
  callback: CallbackView_callback$key;
  opened: OpenedCallback;
}

/** A callback with its acts: call, mark as reached, close, or return to the queue. */
export function CallbackView({ callback, opened: { phone, message, retry } }: CallbackViewProps) {
  const t = useWords(words);
  const format = useFormat();
  const acts = useCallbackActs();
  const shortcut = useShortcuts();
  const { close } = use(OpenRow);
  const row = useFragment(
    graphql`
      fragment CallbackView_callback on CallbackRequest {
        id
        name
        number
        requestType
        language
        state
        ownerName
        isMine
        createdAt
        dueAt
        dialledAt
        note
      }
    `,
    callback,
  );
  const { id, name, state, isMine } = row;
  const isReached = state === "answered";
  const isHeld = isMine && (state === "claimed" || isReached);

  async function giveBack() {
    if (await acts.giveBack(id)) close();
  }
  return (
    <Stack>
      {retry && (
        <Notice tone="critical" title={t.noNumber}>
          <Button variant="quiet" icon="refresh" onPress={retry}>
            {t.tryAgain}
          </Button>
        </Notice>
      )}
      {isHeld && (
        <Cluster>
          {phone && (
            <ButtonLink
              href={callOf(phone)}
              variant={isReached ? "quiet" : "primary"}
              icon="phone"
              {...shortcut("c")}
              onClick={() => void acts.dial(id)}
            >
              {t.dial(asRead(phone))}
            </ButtonLink>
          )}
          {!isReached && (
            <Button variant="quiet" {...shortcut("r")} onPress={() => void acts.answer(id)}>
              {t.answered}
            </Button>
          )}
          <Button variant="quiet" onPress={() => void giveBack()}>
            {t.giveBack}
          </Button>
        </Cluster>
      )}
      <Facts>
        <Fact term={t.message} isWide>
          {message && <span lang={row.language}>{message}</span>}
        </Fact>
        <Fact term={t.numbered(row.number)}>{`${t.types[row.requestType]} · ${t.states[state]}`}</Fact>
        <Fact term={t.asked}>{format.dateTime(row.createdAt)}</Fact>
        <Fact term={t.callBy}>{format.dateTime(row.dueAt)}</Fact>
        <Fact term={t.language}>{t.languages[row.language] ?? row.language}</Fact>
        <Fact term={t.owner}>{row.ownerName ?? t.noOwner}</Fact>
        <Fact term={t.lastDialled}>{row.dialledAt && format.dateTime(row.dialledAt)}</Fact>
        <Fact term={t.phone}>
          {phone && !isHeld && (
            <TextLink href={callOf(phone)} icon="phone">
              {asRead(phone)}
            </TextLink>
          )}
        </Fact>
        <Fact term={t.note} isWide>
          {row.note}
        </Fact>
      </Facts>
      {isHeld && <CloseForm id={id} name={name} isReached={isReached} onClosed={close} />}
    </Stack>
  );
}

const callOf = (phone: string) => `tel:${phone.replace(" ext. ", ";ext=")}`;

/** `+14155550132` in US notation: `(415) 555-0132`. Foreign numbers stay as dialed. */
const asRead = (dialled: string) => dialled.replace(/^\+1(\d{3})(\d{3})(\d{4})/, "($1) $2-$3");
