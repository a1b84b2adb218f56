import { graphql, useFragment } from "react-relay";
import type { CallbackDialog_callback$key } from "#relay/CallbackDialog_callback.graphql";
import { useFormat } from "../core/i18n/format.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { Button } from "../design/controls/Button.tsx";
import { Dialog } from "../design/overlays/Dialog.tsx";
import { Fact, Facts } from "../design/display/Facts.tsx";
import { Cluster, Stack } from "../design/layout/layout.tsx";
import { ButtonLink, TextLink } from "../design/controls/links.tsx";
import { CloseForm } from "./CloseForm.tsx";
import { words } from "./words.desk.ts";
import { useCallbackActs } from "./useCallbackActs.ts";

export interface Told {
  readonly phone: string;
  readonly message?: string | null | undefined;
}

interface CallbackDialogProps {
  callback: CallbackDialog_callback$key;
  told: Told;
  onClose: () => void;
}

/**
 * One call-back with its number and message: call, mark as reached, close, or return to the queue.
 */
export function CallbackDialog({ callback, told, onClose }: CallbackDialogProps) {
  const t = useWords(words);
  const format = useFormat();
  const acts = useCallbackActs();
  const row = useFragment(
    graphql`
      fragment CallbackDialog_callback on CallbackRequest {
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
  const isHeld = isMine && (state === "claimed" || state === "answered");

  async function giveBack() {
    if (await acts.giveBack(id)) onClose();
  }
  return (
    <Dialog title={name} isOpen onClose={onClose} keepsOpen={isHeld}>
      <Stack>
        <Facts>
          <Fact term={t.numbered(row.number)}>{`${t.types[row.requestType]} · ${t.states[state]}`}</Fact>
          <Fact term={t.asked}>{format.dateTime(row.createdAt)}</Fact>
          <Fact term={t.callBy}>{format.dateTime(row.dueAt)}</Fact>
          <Fact term={t.language}>{t.languages[row.language] ?? row.language}</Fact>
          <Fact term={t.owner}>{row.ownerName ?? t.nobody}</Fact>
          <Fact term={t.lastDialled}>{row.dialledAt && format.dateTime(row.dialledAt)}</Fact>
          <Fact term={t.message}>{told.message && <span lang={row.language}>{told.message}</span>}</Fact>
          {!isHeld && (
            <Fact term={t.phone}>
              <TextLink href={callOf(told.phone)} icon="phone">
                {asRead(told.phone)}
              </TextLink>
            </Fact>
          )}
          <Fact term={t.note}>{row.note}</Fact>
        </Facts>
        {isHeld && (
          <>
            <Cluster>
              <ButtonLink href={callOf(told.phone)} icon="phone" onClick={() => void acts.dial(id)}>
                {t.dial(asRead(told.phone))}
              </ButtonLink>
              {state === "claimed" && (
                <Button variant="quiet" icon="check" onPress={() => void acts.answer(id)}>
                  {t.answered}
                </Button>
              )}
              <Button variant="quiet" icon="arrow-left" onPress={() => void giveBack()}>
                {t.giveBack}
              </Button>
            </Cluster>
            <CloseForm id={id} name={name} onClosed={onClose} />
          </>
        )}
        {!isMine && state === "waiting" && (
          <Cluster>
            <Button icon="phone" onPress={() => void acts.claim(id)}>
              {t.claim}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Dialog>
  );
}

const callOf = (phone: string) => `tel:${phone.replace(" ext. ", ";ext=")}`;

/** `+14155550132` in US notation: `(415) 555-0132`. Foreign numbers stay as dialed. */
const asRead = (dialled: string) => dialled.replace(/^\+1(\d{3})(\d{3})(\d{4})/, "($1) $2-$3");
