import { Suspense, useState, type ComponentType, type ReactNode } from "react";
import { graphql, readInlineData } from "react-relay";
import type {
  useAccountActs_admin$data,
  useAccountActs_admin$key,
} from "#relay/useAccountActs_admin.graphql";
import type { AdminRoleName } from "../../../../shared/core/access/roles.ts";
import { lazily } from "../../../core/routing/lazily.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import type { AccountAct } from "./AccountActions.tsx";
import { words } from "../words.desk.ts";
import type { TemporaryPassword } from "./new/TemporaryPassword.tsx";
import type { seenInput } from "./seenTyped.ts";
import { useSeesName } from "./useSeesName.ts";
import { useAccountMutations } from "./useAccountMutations.ts";
import { usePasswordAgain } from "../sign-in/usePasswordAgain.tsx";

const AccountKeys = lazily(() => import("./AccountKeys.tsx"), "AccountKeys");
const RolesDialog = lazily(() => import("./RolesDialog.tsx"), "RolesDialog");
const SeenDialog = lazily(() => import("./SeenDialog.tsx"), "SeenDialog");
const ConfirmDialog = lazily(() => import("../../../design/overlays/ConfirmDialog.tsx"), "ConfirmDialog");

/** The account as its question first showed it. */
const fragment = graphql`
  fragment useAccountActs_admin on Admin @inline {
    id
    username
    email
    version
    isActive
    apiKeys {
      __typename
    }
    ...AccountKeys_admin
    ...RolesDialog_admin
    ...SeenDialog_admin
  }
`;

type Account = useAccountActs_admin$data;
const read = (admin: useAccountActs_admin$key): Account => readInlineData(fragment, admin);

interface OpenPassword {
  of: TemporaryPassword;
  Dialog: ComponentType<{ of: TemporaryPassword; onClose: () => void }>;
}

/** Performs the list's actions, confirms irreversible ones, and announces the result. */
export function useAccountActs(admins: readonly useAccountActs_admin$key[], onDone: () => void) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const mutations = useAccountMutations();
  const [run, passwordDialog] = usePasswordAgain();
  const [asked, setAsked] = useState<PendingAct>();
  const [changing, setChanging] = useState<{ id: string; what: "role" | "seen" }>();
  const seesName = useSeesName();
  const [temporary, setTemporary] = useState<OpenPassword>();

  const good = (title: string, description: string) => toast({ title, description, tone: "positive" });
  /** The confirmation closes either way; a failure is shown next to the list, which is reloaded. */
  async function attempt(act: () => Promise<void>, failed: string, lostText: string) {
    try {
      await run(act);
    } catch (error) {
      const lost = { failed: t.error, failedText: lostText };
      showFailure(error, { failed, failedText: t.unknownError, lost });
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
  const acts: Record<ConfirmedAct, (account: Account, keepApiKeys: readonly string[]) => Promise<void>> = {
    toggle,
    reset: ({ id, username, email }) =>
      attempt(
        async () => {
          // Show the password first: it is available only once.
          const { TemporaryDialog: Dialog } = await import("./new/TemporaryPassword.tsx");
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

  const changed = admins.map(read).find(({ id }) => id === changing?.id);
  /** A refusal keeps the dialog open; after a conflict, the list brings the present roles. */
  async function saveRoles({ id, username, version }: Account, roles: AdminRoles, keepApiKeys: Ids) {
    try {
      await run(() => mutations.setRoles({ input: { id, version, roles, keepApiKeys } }));
      good(t.roleChanged, t.roleChangedText(username, roles.map((role) => t.roles[role] ?? role).join(", ")));
      setChanging(undefined);
    } finally {
      onDone();
    }
  }

  async function saveSeen({ id, username, version }: Account, seen: ReturnType<typeof seenInput>) {
    try {
      await run(() => mutations.setAgencies({ input: { id, version, ...seen } }));
      good(t.seen.changed, t.seen.changedText(username, seesName(seen)));
      setChanging(undefined);
    } finally {
      onDone();
    }
  }

  const questions: Record<ConfirmedAct, (account: Account) => Question> = {
    toggle: ({ username }) => ({
      title: t.deactivateTitle(username),
      text: t.deactivateAsk,
      confirm: t.deactivate,
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

  function onAct(admin: useAccountActs_admin$key, act: AccountAct) {
    const account = read(admin);
    if (act === "role" || act === "seen") setChanging({ id: account.id, what: act });
    else if (act === "toggle" && !endsKeys(account, act)) void toggle(account);
    else setAsked({ account, act, kept: [] });
  }
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
      <Suspense>
        {changed && changing?.what === "seen" && (
          <SeenDialog
            account={changed}
            onClose={() => setChanging(undefined)}
            onSave={(seen) => saveSeen(changed, seen)}
          />
        )}
        {changed && changing?.what === "role" && (
          <RolesDialog
            account={changed}
            onClose={() => setChanging(undefined)}
            onSave={(roles, keepApiKeys) => saveRoles(changed, roles, keepApiKeys)}
          />
        )}
      </Suspense>
      {temporary && <temporary.Dialog of={temporary.of} onClose={() => setTemporary(undefined)} />}
      {passwordDialog}
    </>
  );
  return { onAct, dialogs };
}

/** The account loses its rights, and its API keys. */
const endsKeys = ({ isActive, apiKeys }: Account, act: AccountAct) =>
  apiKeys.length > 0 && (act === "delete" || (act === "toggle" && isActive));

type ConfirmedAct = Exclude<AccountAct, "role" | "seen">;
type AdminRoles = readonly AdminRoleName[];
type Ids = readonly string[];

interface PendingAct {
  account: Account;
  act: ConfirmedAct;
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
