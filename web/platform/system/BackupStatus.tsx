import { useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { BackupStatusMutation } from "#relay/BackupStatusMutation.graphql";
import type { BackupStatus_operation$key } from "#relay/BackupStatus_operation.graphql";
import type { BackupStatus_query$data, BackupStatus_query$key } from "#relay/BackupStatus_query.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { StatusRow } from "./StatusRow.tsx";
import * as css from "./SystemStatus.css.ts";
import { words } from "./words.desk.ts";

type Status = BackupStatus_query$data["backupStatus"];

interface BackupStatusProps {
  query: BackupStatus_query$key;
  children: ReactNode;
}

/**
 * The messages that a restore holds; then the last backup, rehearsal and proofs, with the rows of
 * other parts in the same list.
 */
export function BackupStatus({ query, children }: BackupStatusProps) {
  const { backupStatus, viewer } = useFragment(
    graphql`
      fragment BackupStatus_query on Query {
        viewer {
          admin {
            role
          }
        }
        backupStatus {
          backup {
            ...BackupStatus_operation
          }
          rehearsal {
            ...BackupStatus_operation
          }
          ledger {
            ...BackupStatus_operation
          }
          audit {
            ...BackupStatus_operation
          }
          key {
            ...BackupStatus_operation
          }
          heldMessages
          heldDeliveries
        }
      }
    `,
    query,
  );
  return (
    <Stack>
      {backupStatus.heldMessages + backupStatus.heldDeliveries > 0 && (
        <Held status={backupStatus} mayDecide={viewer.admin?.role === "super_admin"} />
      )}
      <ul className={css.parts}>
        <Operation kind="backup" operation={backupStatus.backup} />
        <Operation kind="rehearsal" operation={backupStatus.rehearsal} />
        <Operation kind="ledger" operation={backupStatus.ledger} />
        <Operation kind="audit" operation={backupStatus.audit} />
        <Operation kind="key" operation={backupStatus.key} />
        {children}
      </ul>
    </Stack>
  );
}

interface OperationProps {
  kind: "backup" | "rehearsal" | "ledger" | "audit" | "key";
  operation: BackupStatus_operation$key;
}

function Operation({ kind, operation }: OperationProps) {
  const t = useWords(words).backups;
  const format = useFormat();
  const { last, done, isLate } = useFragment(
    graphql`
      fragment BackupStatus_operation on LastOperation {
        isLate
        last {
          startedAt
          endedAt
          state
          bytes
          entries
          reason
        }
        done {
          endedAt
        }
      }
    `,
    operation,
  );
  if (!last)
    return (
      <StatusRow name={t.titles[kind]} tone="caution" state={kind === "key" ? t.unknown : t.overdue}>
        <span>{t.none[kind]}</span>
        <Muted>{t.means[kind]}</Muted>
      </StatusRow>
    );
  const isFailed = last.state === "failed";
  const seconds = (Date.parse(last.endedAt) - Date.parse(last.startedAt)) / 1000;
  const size =
    typeof last.entries === "number"
      ? t.proven(last.entries, seconds)
      : typeof last.bytes === "number"
        ? t.size(last.bytes)
        : null;
  return (
    <StatusRow
      name={t.titles[kind]}
      tone={isFailed ? "critical" : isLate ? "caution" : "positive"}
      state={isFailed ? t.failed[kind] : isLate ? t.overdue : t.whole[kind]}
    >
      <span>{t.done(format.dateTime(last.endedAt), size)}</span>
      {isFailed && <span>{t.askWhy}</span>}
      {isFailed && last.reason && <span className={css.reason}>{t.detail(last.reason)}</span>}
      {isFailed && <span>{done ? t.lastDone(format.dateTime(done.endedAt)) : t.neverDone}</span>}
      {isLate && done && <span>{t.late[kind]}</span>}
      <Muted>{t.means[kind]}</Muted>
    </StatusRow>
  );
}

function Held({ status, mayDecide }: { status: Status; mayDecide: boolean }) {
  const t = useWords(words).backups.held;
  const [asked, setAsked] = useState<"send" | "discard">();
  const [decide] = useAction<BackupStatusMutation>(graphql`
    mutation BackupStatusMutation($input: DecideHeldMessagesInput!) {
      decideHeldMessages(input: $input) {
        backupStatus {
          heldMessages
          heldDeliveries
        }
      }
    }
  `);
  const isSending = asked === "send";
  async function confirm() {
    await decide({ input: { send: isSending } });
    toast({ title: isSending ? t.sent : t.discarded, tone: "positive" });
  }
  return (
    <Notice tone="caution" title={t.title}>
      <Stack gap="sm">
        <p>{t.text(status.heldMessages, status.heldDeliveries)}</p>
        {mayDecide && (
          <Cluster>
            <Button variant="quiet" onPress={() => setAsked("discard")}>
              {t.discard}
            </Button>
            <Button variant="quiet" onPress={() => setAsked("send")}>
              {t.send}
            </Button>
          </Cluster>
        )}
      </Stack>
      <ConfirmDialog
        title={isSending ? t.sendTitle : t.discardTitle}
        isOpen={asked !== undefined}
        isDangerous
        confirmText={isSending ? t.send : t.discard}
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      >
        <p>{isSending ? t.sendText : t.discardText}</p>
      </ConfirmDialog>
    </Notice>
  );
}
