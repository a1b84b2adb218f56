import * as z from "zod";
import { copyEmbedded } from "../platform/backup/embedded-copy.ts";
import { auditQuestion, verifyAuditOnHost } from "../desk/activity/verify-on-host.ts";
import { setupOnHost } from "../desk/setup/on-host.ts";
import { resetOnHost } from "../accounts/admins/accounts/reset-on-host.ts";
import { readFacts } from "../platform/backup/facts.ts";
import { systemContext, type Kernel } from "../core/context.ts";
import type { Database } from "../adapters/database/open.ts";
import type { Operations } from "../core/process/operator-socket.ts";
import { exportShape, noteExport } from "../platform/export/on-host.ts";
import { insertRun } from "../platform/backup/database.sql.ts";
import { runShape } from "../platform/backup/runs.ts";
import { ledgerQuestion, verifyLedgerOnHost } from "../help/reconcile/verify-on-host.ts";
import { rotateHere, rotationShape } from "../platform/system/key-rotation/on-host.ts";

const resetShape = z.object({ username: z.string(), by: z.string() });

/** What a command on this machine can ask of the server that owns the embedded database. */
export function operatorOperations(kernel: Kernel, { pool, copyFiles }: Database): Operations {
  if (!copyFiles) return {};
  return {
    "copy-database": () => copyEmbedded({ pool, copyFiles }, kernel.env.DATA_DIR),
    "reset-admin": (asked) => resetOnHost(systemContext(kernel, "admin-reset"), resetShape.parse(asked)),
    "rotate-key": (asked) => rotateHere(kernel, rotationShape.parse(asked)),
    "check-setup": () => setupOnHost(kernel),
    "verify-audit": (asked) =>
      verifyAuditOnHost({ db: kernel.db, pool }, kernel.keys, auditQuestion.parse(asked)),
    "verify-ledger": (asked) => verifyLedgerOnHost({ db: kernel.db, pool }, ledgerQuestion.parse(asked)),
    "read-facts": () => readFacts(pool),
    "note-export": (asked) => noteExport(systemContext(kernel, "export"), exportShape.parse(asked)),
    "note-run": (run) => insertRun(pool, runShape.parse(run)),
  };
}
