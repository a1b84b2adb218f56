import { lazy, Suspense, useState, type ComponentType, type ReactNode } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import type { AccountAct } from "./AccountActions.tsx";
import { words } from "../words.desk.ts";
import type { TemporaryPassword } from "./TemporaryPassword.tsx";
import type { Account } from "./account.ts";
import { useAccountMutations } from "./useAccountMutations.ts";
import { usePasswordAgain } from "../sign-in/usePasswordAgain.tsx";

const AccountKeys = lazy(() => import("./AccountKeys.tsx").then((file) => ({ default: file.AccountKeys })));
const ConfirmDialog = lazy(() =>
  import("../../design/overlays/ConfirmDialog.tsx").then((file) => ({ default: file.ConfirmDialog })),
);

interface Shown {
  of: TemporaryPassword;
  Dialog: ComponentType<{ of: TemporaryPassword; onClose: () => void }>;
}

/** Performs the list's actions, confirms irreversible ones, and announces the result. */
export function useAccountActs(onDone: () => void) {
  const t = useWords(words);
  const tellFailure = useFailureToast();
  const mutations = useAccountMutations();
  const [run, passwordDialog] = usePasswordAgain();
  const [asked, setAsked] = useState<Asked>();
  const [temporary, setTemporary] = useState<Shown>();

  const good = (title: string, description: string) => toast({ title, description, tone: "positive" });
  /** The confirmation closes either way; a failure is shown next to the list, which is reloaded. */
  async function attempt(act: () => Promise<void>, failed: string, lostText: string) {
    try {
      await run(act);
    } catch (error) {
      const lost = { failed: t.error, failedText: lostText };
      tellFailure(error, { failed, failedText: t.unknownError, lost });
    }
    onDone();
  }

  const toggle = ({ id, isActive }: Account, keepApiKeys?: readonly string[]) =>
    attempt(
      async () => {
        await mutations.setActive({ input: { id, isActive: !isActive, keepApiKeys } });
        good(t.statusUpdated, isActive ? t.deactivated : t.activated);
      },
      t.statusFailed,
      t.statusLost,
    );
  const acts: Record<AccountAct, (account: Account, keepApiKeys: readonly string[]) => Promise<void>> = {
    toggle,
    role: ({ id, username, role }, keepApiKeys) =>
      attempt(
        async () => {
          const next = role === "admin" ? "super_admin" : "admin";
          await mutations.setRole({ input: { id, role: next, keepApiKeys } });
          good(t.roleChanged, t.roleChangedText(username, t.roles[next] ?? next));
        },
        t.actFailed,
        t.statusLost,
      ),
    reset: ({ id, username, email }) =>
      attempt(
        async () => {
          // Show the password first: it is available only once.
          const { TemporaryDialog: Dialog } = await import("./TemporaryPassword.tsx");
          const { resetAdminPassword: made } = await mutations.reset({ input: { id } });
          const { temporaryPassword: password, expiresAt } = made;
          setTemporary({ Dialog, of: { username, email, password, expiresAt } });
        },
        t.actFailed,
        t.statusLost,
      ),
    end: ({ id, username }) =>
      attempt(
        async () => {
          await mutations.end({ input: { id } });
          good(t.ended, t.endedText(username));
        },
        t.actFailed,
        t.statusLost,
      ),
    factor: ({ id, username }) =>
      attempt(
        async () => {
          await mutations.removeFactor({ input: { id } });
          good(t.factorRemoved, t.factorRemovedText(username));
        },
        t.actFailed,
        t.statusLost,
      ),
    delete: ({ id, username }, keepApiKeys) =>
      attempt(
        async () => {
          await mutations.remove({ input: { id, keepApiKeys } });
          good(t.deleted, t.deletedText(username));
        },
        t.deleteFailed,
        t.deleteLost,
      ),
  };

  const questions: Record<AccountAct, (account: Account) => Question> = {
    toggle: ({ username }) => ({
      title: t.deactivateTitle(username),
      text: t.deactivateAsk,
      confirm: t.deactivate,
    }),
    role: ({ username, role }) => ({
      title: t.roleTitle(username, role === "admin"),
      text: t.roleAsk(role === "admin"),
      confirm: role === "admin" ? t.promote : t.demote,
    }),
    reset: ({ username }) => ({ title: t.resetTitle(username), text: t.resetAsk, confirm: t.reset }),
    end: ({ username }) => ({ title: t.endTitle(username), text: t.endAsk, confirm: t.endSessions }),
    factor: ({ username }) => ({
      title: t.factorTitle(username),
      text: t.factorAsk,
      confirm: t.removeFactor,
    }),
    delete: ({ username }) => ({
      title: t.deleteTitle,
      text: t.deleteAsk(username),
      confirm: t.delete,
      pending: t.deleting,
      isDangerous: true,
    }),
  };
  const question = asked && questions[asked.act](asked.account);

  const onAct = (account: Account, act: AccountAct) =>
    act === "toggle" && !endsKeys(account, act) ? void toggle(account) : setAsked({ account, act, kept: [] });
  const dialogs: ReactNode = (
    <>
      <Suspense>
        {asked && question && (
          <ConfirmDialog
            title={question.title}
            isOpen
            onClose={() => setAsked(undefined)}
            onConfirm={() => acts[asked.act](asked.account, asked.kept)}
            confirmText={question.confirm}
            {...(question.pending && { pendingText: question.pending })}
            isDangerous={question.isDangerous ?? false}
          >
            <p>{question.text}</p>
            {endsKeys(asked.account, asked.act) && (
              <AccountKeys
                account={asked.account}
                kept={asked.kept}
                onKeep={(kept) => setAsked({ ...asked, kept })}
              />
            )}
          </ConfirmDialog>
        )}
      </Suspense>
      {temporary && <temporary.Dialog of={temporary.of} onClose={() => setTemporary(undefined)} />}
      {passwordDialog}
    </>
  );
  return { onAct, dialogs };
}

/** The account loses its rights, and its API keys. */
const endsKeys = ({ isActive, role, apiKeys }: Account, act: AccountAct) =>
  apiKeys.length > 0 &&
  (act === "delete" || (act === "toggle" && isActive) || (act === "role" && role === "super_admin"));

interface Asked {
  account: Account;
  act: AccountAct;
  /** API keys to keep. */
  kept: readonly string[];
}

interface Question {
  title: string;
  text: string;
  confirm: string;
  pending?: string;
  isDangerous?: boolean;
}
