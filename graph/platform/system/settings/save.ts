import type { Prisma, SystemConfig } from "../../../../prisma/client/client.ts";
import { canHavePasskeys } from "../../../core/env.ts";
import { demandRecentPassword } from "../../../accounts/admins/sign-in/password-again.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { admit } from "../../../core/access/audiences.ts";
import { actorOf } from "../../../core/access/viewer.ts";
import { guardedWrite } from "../../../core/guarded-write.ts";
import { says as formSays } from "../../../../shared/core/forms/sentences.ts";
import { says } from "../../../../shared/platform/system/sentences.ts";
import { passwordPlace } from "../smtp.ts";
import {
  differences,
  knownSetting,
  settingNames,
  settingsChange,
  settingsRevert,
  wholeSettings,
  type SettingChanges,
  type Settings,
} from "../../../../shared/platform/system/settings.ts";
import { columnsOf, fixedFields, settingsInForce, settingsOf } from "./shown.ts";
import { demandKnownZone } from "./zone.ts";
import { lockRow } from "../../../core/database/locks.sql.ts";

type Tx = Prisma.TransactionClient;

/**
 * Saves the differences to the stored configuration, effective at once in every process. If two
 * save at once with a version, the second gets CONFLICT.
 */
export async function saveConfig(context: Context, input: unknown): Promise<SystemConfig> {
  admit(context.viewer, "superAdmin");
  const given = withoutNulls(input);
  const { version, smtpPassword, removeSmtpPassword, ...typed } = parse(settingsChange, given);
  await demandRecentPassword(context);
  await demandSameYears(context, typed);
  return write(context, { version }, (row) => {
    demandFree(context, { ...typed, ...(smtpPassword && { smtpPassword }) }, row);
    const fixed = new Set<string>(fixedFields(context.env).map(({ field }) => field));
    const free = Object.fromEntries(Object.entries(typed).filter(([name]) => !fixed.has(name)));
    return {
      settings: { ...settingsOf(row), ...free },
      password: smtpPassword ? { is: smtpPassword } : removeSmtpPassword ? "removed" : "kept",
    };
  });
}

/**
 * Reverts the configuration to a version of the history, as a new version. The history holds no
 * password.
 */
export async function revertConfig(context: Context, input: unknown): Promise<SystemConfig> {
  admit(context.viewer, "superAdmin");
  const { toVersion, version } = parse(settingsRevert, input);
  await demandRecentPassword(context);
  const target = await context.db.configChange.findUnique({ where: { version: toVersion } });
  if (!target) throw new Refusal("NOT_FOUND", says.noSuchVersion);
  await demandSameYears(context, target.config as Partial<Settings>);
  return write(context, { version, revertOf: toVersion }, (row) => {
    const before = settingsOf(row);
    const kept = target.config as Partial<Settings>;
    const known = settingNames.filter((name) => kept[name] !== undefined);
    const settings = { ...before, ...Object.fromEntries(known.map((name) => [name, kept[name]])) };
    if (Object.keys(differences(before, settings)).length === 0)
      throw new Refusal("CONFLICT", says.sameAsNow);
    return { settings, password: isSameServer(before, settings) ? "kept" : "removed" };
  });
}

/** What was approved for a fiscal year must not become another span of time. */
async function demandSameYears(context: Context, next: Partial<Settings>): Promise<void> {
  const { timeZone, fiscalYearMonth } = context.config();
  const now = { timeZone, fiscalYearMonth };
  const changed = (["fiscalYearMonth", "timeZone"] as const).find(
    (name) => next[name] !== undefined && next[name] !== now[name],
  );
  if (!changed) return;
  const open = await context.db.destruction.count({ where: { state: { in: ["proposed", "running"] } } });
  if (open > 0) throw new Refusal("CONFLICT", says.destructionOpen, { [changed]: [says.destructionOpen] });
}

/** Where no one could add a passkey, requiring one would lock everyone out. */
function demandPasskeysWork({ env }: Context, { requirePasskey }: Settings): void {
  if (requirePasskey !== "none" && !canHavePasskeys(env))
    throw new Refusal("INVALID", says.passkeysImpossible, { requirePasskey: [says.passkeysImpossible] });
}

/** A GraphQL client may send null for an omitted field. */
const withoutNulls = (input: unknown): unknown =>
  typeof input === "object" && input !== null && !Array.isArray(input)
    ? Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
    : input;

interface Next {
  settings: Settings;
  password: "kept" | "removed" | { is: string };
}

async function write(
  context: Context,
  { version, revertOf = null }: { version: number | undefined; revertOf?: number | null },
  nextOf: (row: SystemConfig) => Next,
): Promise<SystemConfig> {
  const saving = guardedWrite(context, "SystemConfig", {
    lock: (tx) => lockRow(tx, "SystemConfig", 1),
    where: { id: 1 },
    version,
    data: (row) => {
      const { settings: wanted, password } = nextOf(row);
      const settings = parse(wholeSettings, wanted);
      demandOwnPassword(row, settings, password);
      demandPasskeysWork(context, settings);
      const smtpPasswordSealed = sealedPassword(context, row, password);
      const columns = { ...columnsOf(settings), smtpPasswordSealed };
      return Object.keys(changesBetween(row, { ...row, ...columns })).length > 0 ? columns : null;
    },
    missing: says.changedMeanwhile,
    conflict: says.changedMeanwhile,
    audit: ({ before, after }) => ({
      action: revertOf === null ? "system.config-changed" : "system.config-reverted",
      resourceType: "system",
      resourceId: after.version,
      details: {
        version: after.version,
        ...(revertOf !== null && { revertOf }),
        changes: withoutTexts(changesBetween(before, after)),
      },
    }),
    within: async (tx, { before, after }) => {
      await keepFirst(tx, before);
      await tx.configChange.create({
        data: {
          version: after.version,
          changes: changesBetween(before, after) as Prisma.InputJsonObject,
          config: settingsOf(after),
          revertOf,
          changedBy: actorOf(context.viewer).actorName ?? "",
          changedAt: context.now(),
        },
      });
    },
    announce: async ({ after }) => {
      await context.refreshConfig();
      context.events.publish("configChanged", { version: after.version });
    },
  });
  return demandKnownZone(saving);
}

const changesBetween = (before: SystemConfig, after: SystemConfig): SettingChanges => ({
  ...differences(settingsOf(before), settingsOf(after)),
  ...(after.smtpPasswordSealed !== before.smtpPasswordSealed && {
    smtpPassword: {
      before: wordOf(before.smtpPasswordSealed),
      after: wordOf(after.smtpPasswordSealed, true),
    },
  }),
});

/** Fields that the environment sets may only be sent back unchanged. */
function demandFree(
  context: Context,
  typed: Partial<Settings> & { smtpPassword?: string },
  row: SystemConfig,
) {
  const shown = settingsInForce(row, context.env);
  const [first, ...others] = fixedFields(context.env)
    .filter(
      ({ field }) =>
        typed[field] !== undefined && (field === "smtpPassword" || typed[field] !== shown[field]),
    )
    .map(({ field, variable }) => ({ field, why: says.setByEnvironment({ name: variable }) }));
  if (first)
    throw new Refusal(
      "INVALID",
      first.why,
      Object.fromEntries([first, ...others].map(({ field, why }) => [field, [why]])),
    );
}

const isSameServer = (before: Settings, after: Settings) =>
  before.smtpHost === after.smtpHost &&
  before.smtpPort === after.smtpPort &&
  before.smtpUser === after.smtpUser;

/** A stored password is used only for the server and user that it was entered for. */
function demandOwnPassword(row: SystemConfig, after: Settings, password: Next["password"]) {
  if (password === "kept" && row.smtpPasswordSealed && !isSameServer(settingsOf(row), after))
    throw new Refusal("INVALID", says.passwordOfOtherServer, { smtpPassword: [says.passwordOfOtherServer] });
  if (typeof password === "object" && !(after.smtpHost && after.smtpUser))
    throw new Refusal("INVALID", says.passwordNeedsServer, {
      ...(!after.smtpHost && { smtpHost: [formSays.required] }),
      ...(!after.smtpUser && { smtpUser: [formSays.required] }),
    });
}

function sealedPassword({ keys }: Context, row: SystemConfig, password: Next["password"]) {
  if (password === "kept") return row.smtpPasswordSealed;
  return password === "removed" ? null : keys.seal(password.is, passwordPlace);
}

const wordOf = (sealed: string | null, isNew = false) => (sealed ? (isNew ? "set anew" : "set") : "not set");

/** The configuration before the first change is in the history too, so that it can be restored. */
async function keepFirst(tx: Tx, row: SystemConfig) {
  if ((await tx.configChange.count()) > 0) return;
  await tx.configChange.create({
    data: {
      ...{ version: row.version, changes: {}, config: settingsOf(row) },
      ...{ changedBy: "", changedAt: row.updatedAt },
    },
  });
}

/**
 * The audit log keeps amounts and switches; for addresses and texts, which may be personal, only
 * that they changed.
 */
const withoutTexts = (changes: SettingChanges): Prisma.InputJsonObject =>
  Object.fromEntries(
    Object.entries(changes).map(([name, { before, after }]) => [
      name,
      isText(name) ? "changed" : { before, after },
    ]),
  );
const isText = (name: string) => (knownSetting(name)?.kind ?? "text") === "text";
