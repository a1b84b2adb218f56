import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SetupNoteActions_item$key } from "#relay/SetupNoteActions_item.graphql";
import type { SetupNoteActionsNoteMutation } from "#relay/SetupNoteActionsNoteMutation.graphql";
import type { SetupNoteActionsWithdrawMutation } from "#relay/SetupNoteActionsWithdrawMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useAttempt } from "../../design/overlays/useAttempt.ts";
import { words } from "./words.desk.ts";

const NoteDialog = lazily(() => import("./NoteDialog.tsx"), "NoteDialog");

/** Notes what only a person can know, and withdraws the note. */
export function SetupNoteActions({ item: ref }: { item: SetupNoteActions_item$key }) {
  const t = useWords(words);
  const attempt = useAttempt(t);
  const [asked, setAsked] = useState<"note" | "withdraw">();
  const { item, title, noteForm, note } = useFragment(
    graphql`
      fragment SetupNoteActions_item on SetupItem {
        item
        title
        noteForm {
          label
          detailLabel
          detailHint
        }
        note {
          detail
        }
      }
    `,
    ref,
  );
  const { save, withdraw } = useNotes(item);
  const close = () => setAsked(undefined);
  const done = (text: string) => {
    close();
    toast({ title: text, tone: "positive", about: "setup" });
  };
  return (
    <>
      {noteForm && (
        <Button
          variant="quiet"
          icon="pencil"
          onPress={() =>
            noteForm.detailLabel === null ? void attempt("setup", () => save(""), t.noted) : setAsked("note")
          }
        >
          {noteForm.label}
        </Button>
      )}
      {note && (
        <Button variant="quiet" aria-label={t.withdrawOf(title)} onPress={() => setAsked("withdraw")}>
          {t.withdraw}
        </Button>
      )}
      {asked === "note" && noteForm?.detailLabel && (
        <Suspense>
          <NoteDialog
            title={noteForm.label}
            label={noteForm.detailLabel}
            hint={noteForm.detailHint ?? ""}
            onSave={async (detail) => {
              await save(detail);
              done(t.noted);
            }}
            onClose={close}
          />
        </Suspense>
      )}
      <ConfirmDialog
        title={t.withdrawTitle}
        isOpen={asked === "withdraw"}
        onClose={close}
        onConfirm={async () => {
          await withdraw();
          done(t.withdrawn);
        }}
        confirmText={t.withdraw}
      >
        <p>{t.withdrawText(title, note?.detail ?? "")}</p>
      </ConfirmDialog>
    </>
  );
}

function useNotes(item: string) {
  const [note] = useAction<SetupNoteActionsNoteMutation>(graphql`
    mutation SetupNoteActionsNoteMutation($input: NoteSetupItemInput!) {
      noteSetupItem(input: $input) {
        setup {
          ...SetupPage_setup
        }
      }
    }
  `);
  const [withdraw] = useAction<SetupNoteActionsWithdrawMutation>(graphql`
    mutation SetupNoteActionsWithdrawMutation($input: WithdrawSetupNoteInput!) {
      withdrawSetupNote(input: $input) {
        setup {
          ...SetupPage_setup
        }
      }
    }
  `);
  return {
    save: (detail: string) => note({ input: { item, detail } }),
    withdraw: () => withdraw({ input: { item } }),
  };
}
