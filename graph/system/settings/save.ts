import type { Prisma, SystemConfig } from "../../../prisma/client/client.ts";
import { demandRecentPassword } from "../../admins/password-again.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { admit } from "../../core/access/audiences.ts";
import { actorOf } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { says } from "../sentences.ts";
import { passwordPlace } from "../smtp.ts";
import {
  differences,
  environmentNames,
  settingNames,
  settingsChange,
  settingsRevert,
  wholeSettings,
  type SettingChanges,
  type Settings,
} from "../settings.shared.ts";
import { columnsOf, fixedNames, settingsInForce, settingsOf } from "./shown.ts";

type Tx = Prisma.TransactionClient;

/**
 * Saves what differs from the stored configuration; it is in force at once, in every process. Two who save at once: the slower one hears CONFLICT,
 * where they say which version they saw.
 */
export async function saveConfig(context: Context, input: unknown): Promise<SystemConfig> {
  admit(context.viewer, "superAdmin");
  const given = withoutNulls(input);
  const { version, smtpPassword, removeSmtpPassword, ...typed } = parse(settingsChange, given);
  await demandRecentPassword(context);
  return write(context, { version }, (row) => {
    demandFree(context, { ...typed, ...(smtpPassword && { smtpPassword }) }, row);
    const fixed = new Set<string>(fixedNames(context.env));
    const free = Object.fromEntries(Object.entries(typed).filter(([name]) => !fixed.has(name)));
    return {
      settings: { ...settingsOf(row), ...free },
      password: smtpPassword ? { is: smtpPassword } : removeSmtpPassword ? "removed" : "kept",
    };
  });
}

/** Makes the configuration what it was in a version of the history; that is a new version. The history holds no password. */
export async function revertConfig(context: Context, input: unknown): Promise<SystemConfig> {
  admit(context.viewer, "superAdmin");
  const { toVersion, version } = parse(settingsRevert, input);
  await demandRecentPassword(context);
  const target = await context.db.configChange.findUnique({ where: { version: toVersion } });
  if (!target) throw new Refusal("NOT_FOUND", says.noSuchVersion);
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

/** A client of GraphQL may send null for what it leaves out. */
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
  const saved = await context.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "SystemConfig" WHERE "id" = 1 FOR NO KEY UPDATE`;
    const row = await tx.systemConfig.findUniqueOrThrow({ where: { id: 1 } });
    if (version !== undefined && version !== row.version)
      throw new Refusal("CONFLICT", says.changedMeanwhile);
    const { settings: wanted, password } = nextOf(row);
    const settings = parse(wholeSettings, wanted);
    demandOwnPassword(row, settings, password);
    const sealed = sealedPassword(context, row, password);
    const changes: SettingChanges = {
      ...differences(settingsOf(row), settings),
      ...(sealed !== row.smtpPasswordSealed && {
        smtpPassword: { before: wordOf(row.smtpPasswordSealed), after: wordOf(sealed, true) },
      }),
    };
    if (Object.keys(changes).length === 0) return { row, isNew: false };
    await keepFirst(tx, row);
    const next = await tx.systemConfig.update({
      where: { id: 1 },
      data: { ...columnsOf(settings), smtpPasswordSealed: sealed, version: row.version + 1 },
    });
    await noteChange(context, tx, { changes, settings, version: next.version, revertOf });
    return { row: next, isNew: true };
  });
  if (saved.isNew) {
    await context.refreshConfig();
    context.events.publish("configChanged", { version: saved.row.version });
  }
  return saved.row;
}

/** What the environment sets may come back as it was shown, and no other way. */
function demandFree(
  context: Context,
  typed: Partial<Settings> & { smtpPassword?: string },
  row: SystemConfig,
) {
  const shown = settingsInForce(row, context.env);
  const touched = fixedNames(context.env).filter(
    (name) => typed[name] !== undefined && (name === "smtpPassword" || typed[name] !== shown[name]),
  );
  if (touched.length)
    throw new Refusal(
      "INVALID",
      says.setByEnvironment({ name: environmentNames[touched[0] ?? "smtpHost"] }),
      Object.fromEntries(
        touched.map((name) => [name, [says.setByEnvironment({ name: environmentNames[name] })]]),
      ),
    );
}

const isSameServer = (before: Settings, after: Settings) =>
  before.smtpHost === after.smtpHost &&
  before.smtpPort === after.smtpPort &&
  before.smtpUser === after.smtpUser;

/** A stored password goes to the server and the user that it was entered for, and to no other that somebody enters later. */
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

/** The configuration from before the first change stands in the history too, so that one can go back to it. */
async function keepFirst(tx: Tx, row: SystemConfig) {
  if ((await tx.configChange.count()) > 0) return;
  await tx.configChange.create({
    data: {
      ...{ version: row.version, changes: {}, config: settingsOf(row) },
      ...{ changedBy: "", changedAt: row.updatedAt },
    },
  });
}

interface Noted {
  changes: SettingChanges;
  settings: Settings;
  version: number;
  revertOf: number | null;
}

async function noteChange(context: Context, tx: Tx, { changes, settings, version, revertOf }: Noted) {
  const changedBy = actorOf(context.viewer).actorName ?? "";
  const stored = changes as Prisma.InputJsonObject;
  const changedAt = context.now();
  await tx.configChange.create({
    data: { version, changes: stored, config: settings, revertOf, changedBy, changedAt },
  });
  await record(tx, context, {
    action: revertOf === null ? "system.config-changed" : "system.config-reverted",
    resourceType: "system",
    resourceId: version,
    details: { version, ...(revertOf !== null && { revertOf }), changes: withoutTexts(changes) },
  });
}

/** The audit log keeps amounts and switches; of addresses and texts, which may name a person, only that they changed. */
const withoutTexts = (changes: SettingChanges): Prisma.InputJsonObject =>
  Object.fromEntries(
    Object.entries(changes).map(([name, { before, after }]) => [
      name,
      typeof after === "string" && name !== "officerVisibility" ? "changed" : { before, after },
    ]),
  );
