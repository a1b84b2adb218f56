import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  PasskeysCard_passkeys$data,
  PasskeysCard_passkeys$key,
} from "#relay/PasskeysCard_passkeys.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { lazily } from "../../../core/routing/lazily.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Table } from "../../../design/display/table/Table.tsx";
import type { TableColumn } from "../../../design/display/table/tableColumns.ts";
import { Card } from "../../../design/layout/Card.tsx";
import { Cluster, Muted, Stack } from "../../../design/layout/layout.tsx";
import { ConfirmDialog } from "../../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { usePasswordAgain } from "../sign-in/usePasswordAgain.tsx";
import { words } from "../words.account.ts";
import { words as signInWords } from "../words.ts";
import { hasPasskeys } from "./browser.ts";
import { usePasskeys } from "./usePasskeys.ts";

const NamePasskeyDialog = lazily(() => import("./NamePasskeyDialog.tsx"), "NamePasskeyDialog");

type Passkey = PasskeysCard_passkeys$data[number];
type Open = { act: "add" } | { act: "rename" | "remove"; passkey: Passkey };

interface PasskeysCardProps {
  passkeys: PasskeysCard_passkeys$key;
  /** Passkeys need the recovery codes of the second factor. */
  hasSecondFactor: boolean;
  onChanged: () => void;
}

/** The own passkeys: list, add, rename, remove. */
export function PasskeysCard({ passkeys, hasSecondFactor, onChanged }: PasskeysCardProps) {
  const t = useWords(words);
  const { passkeysUnsupported } = useWords(signInWords);
  const [open, setOpen] = useState<Open>();
  const rows = useFragment(
    graphql`
      fragment PasskeysCard_passkeys on Passkey @relay(plural: true) {
        number
        name
        createdAt
        lastUsedAt
        isSynced
      }
    `,
    passkeys,
  );
  const columns = useColumns(setOpen);
  const whyNot = !hasPasskeys() ? passkeysUnsupported : hasSecondFactor ? undefined : t.passkeysNeedCodes;
  const close = () => setOpen(undefined);
  const done = (title: string) => {
    toast({ title, tone: "positive" });
    close();
    onChanged();
  };
  return (
    <Card title={t.passkeys} icon="user">
      <p>{t.passkeysText}</p>
      {rows.length > 0 && (
        <Table
          label={t.passkeys}
          columns={columns}
          rows={rows.map((row) => ({ ...row, id: String(row.number) }))}
        />
      )}
      {whyNot ? (
        <Muted>{whyNot}</Muted>
      ) : (
        <Cluster>
          <Button icon="user" onPress={() => setOpen({ act: "add" })}>
            {t.addPasskey}
          </Button>
        </Cluster>
      )}
      {open?.act === "remove" && <RemoveDialog passkey={open.passkey} onClose={close} onDone={done} />}
      {open && open.act !== "remove" && (
        <Suspense>
          <NamePasskeyDialog
            passkey={open.act === "rename" ? open.passkey : undefined}
            onClose={close}
            onDone={done}
          />
        </Suspense>
      )}
    </Card>
  );
}

function useColumns(setOpen: (open: Open) => void): readonly TableColumn<Passkey & { id: string }>[] {
  const t = useWords(words);
  const format = useFormat();
  const about = ({ isSynced, createdAt }: Passkey) =>
    `${isSynced ? t.syncedPasskey : t.devicePasskey}. ${t.passkeyAdded(format.date(createdAt))}`;
  return [
    {
      id: "name",
      label: t.passkeyName,
      text: ({ name }) => name,
      cell: (passkey) => (
        <Stack gap="xs">
          <span>{passkey.name}</span>
          <Muted>{about(passkey)}</Muted>
        </Stack>
      ),
      isRowHeader: true,
      share: 2,
      minWidth: 11,
    },
    {
      id: "used",
      label: t.passkeyUsed,
      text: ({ lastUsedAt }) => (lastUsedAt ? format.dateTime(lastUsedAt) : t.never),
      width: 11,
    },
    {
      id: "actions",
      label: t.actions,
      text: () => t.rename,
      cell: (passkey) => (
        <Cluster gap="xs">
          <Button
            variant="quiet"
            aria-label={t.renameOf(passkey.name)}
            onPress={() => setOpen({ act: "rename", passkey })}
          >
            {t.rename}
          </Button>
          <Button
            variant="quiet"
            aria-label={t.removeOf(passkey.name)}
            onPress={() => setOpen({ act: "remove", passkey })}
          >
            {t.remove}
          </Button>
        </Cluster>
      ),
      width: 15,
    },
  ];
}

interface AskProps {
  onClose: () => void;
  onDone: (told: string) => void;
}

function RemoveDialog({ passkey, onClose, onDone }: AskProps & { passkey: Passkey }) {
  const t = useWords(words);
  const { remove } = usePasskeys();
  const [run, passwordDialog] = usePasswordAgain();
  async function confirm() {
    await run(() => remove(passkey.number));
    onDone(t.passkeyRemoved);
  }
  return (
    <>
      <ConfirmDialog
        title={`${t.removeOf(passkey.name)}?`}
        isOpen
        isDangerous
        confirmText={t.remove}
        onClose={onClose}
        onConfirm={confirm}
      >
        <p>{t.removePasskeyAsk}</p>
      </ConfirmDialog>
      {passwordDialog}
    </>
  );
}
