import type { Admin, IdentityProvider, Prisma } from "../../../prisma/client/client.ts";
import { rethrowFrom } from "../../core/guards.ts";
import { says as adminSays } from "../../../shared/accounts/admins/sentences.ts";
import { demandRecentPassword } from "../admins/sign-in/password-again.ts";
import { admit } from "../../core/access/audiences.ts";
import { inOrder, type AdminRoleName } from "../../../shared/core/access/roles.ts";
import { sessionIdOf } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { demandShown } from "../../core/guarded-write.ts";
import { leadsInside } from "../../core/http/outgoing.ts";
import { announceEnded } from "../../core/sessions/lock.ts";
import { endSessionsWhere } from "../../core/sessions/sessions.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { lockOf } from "./admin-sign-in.ts";
import { secretPlace } from "./client.ts";
import {
  providerForm,
  type ProviderForm,
  type ProviderKind,
  type signInWays,
} from "../../../shared/accounts/identity-providers/rules.ts";
import { says } from "../../../shared/accounts/identity-providers/sentences.ts";

type Tx = Prisma.TransactionClient;

/** The providers that a sign-in page offers. */
export const offeredProviders = ({ db }: Context, kind: ProviderKind) =>
  db.identityProvider.findMany({
    where: { kind, isActive: true },
    orderBy: { id: "asc" },
    select: { key: true, name: true },
  });

/** Every provider, with the accounts that are connected through it. */
export function listProviders({ viewer, db }: Context) {
  admit(viewer, "superAdmin");
  return db.identityProvider.findMany({ ...shown, orderBy: { id: "asc" } });
}

const shown = {
  include: {
    links: { include: { admin: true }, orderBy: { linkedAt: "asc" } },
  },
} as const satisfies Prisma.IdentityProviderFindManyArgs;
export type ProviderView = Prisma.IdentityProviderGetPayload<typeof shown>;
export type ShownLink = ProviderView["links"][number];

/** The provider's name, of the viewer's own session. Null if it was opened here. */
export async function providerOfSession({ db, viewer }: Context): Promise<string | null> {
  const session = await db.session.findUnique({
    where: { id: sessionIdOf(viewer) ?? 0 },
    select: { provider: { select: { name: true } } },
  });
  return session?.provider?.name ?? null;
}

/** Adds a provider, or changes it from the version that was shown. Turned off, its sessions end. */
export async function saveProvider(
  context: Context,
  { number, version, ...input }: { number: number | null; version: number | null },
): Promise<ProviderView> {
  const { viewer, db } = context;
  admit(viewer, "superAdmin");
  const form = parse(providerForm, input);
  demandOpenAddress(context, form.issuer);
  await demandRecentPassword(context);
  const { id, ended } = await db.$transaction(async (tx) => {
    await lockName(tx, "identity-providers");
    const before = number === null ? null : await lockedProvider(tx, number);
    demandShown(version, before?.version ?? null, says.changedMeanwhile);
    await demandFree(tx, form, before?.id ?? 0);
    const { id } = before ? await change(context, tx, before, form) : await add(context, tx, form);
    const ended = before?.isActive && !form.isActive ? await endSessionsOf(context, tx, id) : [];
    await record(tx, context, {
      action: "identity-provider.saved",
      resourceType: "identity-provider",
      resourceId: id,
      details: { ...auditedOf(form), isNew: !before, sessionsEnded: ended.length },
    });
    return { id, ended };
  });
  announceEnded(context, ended);
  return db.identityProvider.findUniqueOrThrow({ ...shown, where: { id } });
}

function demandOpenAddress({ env }: Context, issuer: string): void {
  const { protocol, hostname } = new URL(issuer);
  if (!env.OIDC_ALLOW_PRIVATE && (protocol !== "https:" || leadsInside(hostname)))
    throw new Refusal("INVALID", says.privateIssuer, { issuer: [says.privateIssuer] });
}

async function lockedProvider(tx: Tx, id: number): Promise<IdentityProvider> {
  await lockName(tx, lockOf({ id }));
  const found = await tx.identityProvider.findUnique({ where: { id } });
  if (!found) throw new Refusal("NOT_FOUND", says.noProvider);
  return found;
}

async function change(context: Context, tx: Tx, before: IdentityProvider, form: ProviderForm) {
  if (form.kind !== before.kind) throw new Refusal("INVALID", says.kindFixed, { kind: [says.kindFixed] });
  // Under another issuer the same name of a person can be someone else.
  const links =
    form.issuer === before.issuer
      ? 0
      : await tx.adminProviderLink.count({ where: { providerId: before.id } });
  if (links > 0) throw new Refusal("INVALID", says.issuerFixed, { issuer: [says.issuerFixed] });
  return tx.identityProvider.update({
    where: { id: before.id },
    data: { ...columnsOf(context, form), version: { increment: 1 } },
  });
}

function add(context: Context, tx: Tx, form: ProviderForm) {
  if (form.clientSecret === "")
    throw new Refusal("INVALID", says.secretMissing, { clientSecret: [says.secretMissing] });
  return tx.identityProvider.create({
    data: { clientSecretSealed: "", ...columnsOf(context, form), createdAt: context.now() },
  });
}

function columnsOf({ keys }: Context, { clientSecret, groupRoles, ...columns }: ProviderForm) {
  const roles: Record<string, AdminRoleName[]> = {};
  for (const { group, roles: given } of groupRoles)
    roles[group] = inOrder([...(Object.hasOwn(roles, group) ? (roles[group] ?? []) : []), ...given]);
  return {
    ...columns,
    groupRoles: roles,
    ...(clientSecret !== "" && { clientSecretSealed: keys.seal(clientSecret, secretPlace) }),
  };
}

const auditedOf = ({ clientSecret, ...form }: ProviderForm) => ({
  ...form,
  hasNewSecret: clientSecret !== "",
});

async function demandFree(tx: Tx, { key, issuer, kind }: ProviderForm, id: number): Promise<void> {
  const others = { id: { not: id } };
  if (await tx.identityProvider.findFirst({ where: { key, ...others } }))
    throw new Refusal("INVALID", says.keyTaken, { key: [says.keyTaken] });
  if (await tx.identityProvider.findFirst({ where: { issuer, kind, ...others } }))
    throw new Refusal("INVALID", says.issuerTaken, { issuer: [says.issuerTaken] });
}

async function endSessionsOf(context: Context, tx: Tx, providerId: number): Promise<number[]> {
  const ids = await endSessionsWhere(context, tx, { providerId });
  await tx.officerSignIn.deleteMany({ where: { providerId } });
  return ids;
}

/** Disconnects an account: its next sign-in at the provider looks for the address again. */
export async function unlinkIdentity(context: Context, providerId: number, adminId: number) {
  admit(context.viewer, "superAdmin");
  await demandRecentPassword(context);
  const ended = await context.db.$transaction(async (tx) => {
    const provider = await lockedProvider(tx, providerId);
    const { count } = await tx.adminProviderLink.deleteMany({ where: { providerId, adminId } });
    if (count === 0) throw new Refusal("NOT_FOUND", says.noLink);
    const id = { not: sessionIdOf(context.viewer) ?? 0 };
    const ids = await endSessionsWhere(context, tx, { providerId, adminId, id });
    await record(tx, context, {
      action: "admin.provider-unlinked",
      resourceType: "admin",
      resourceId: adminId,
      details: { provider: provider.name, sessionsEnded: ids.length },
    });
    return ids;
  });
  announceEnded(context, ended);
}

/** Sets how an account signs in. The last super admin keeps a way without a provider. */
export async function setAdminSignIn(context: Context, adminId: number, way: Admin["signIn"]) {
  admit(context.viewer, "superAdmin");
  await demandRecentPassword(context);
  const ended = await context.db
    .$transaction(async (tx) => {
      const before = await tx.admin.findUnique({ where: { id: adminId } });
      if (!before) throw new Refusal("NOT_FOUND", adminSays.accountMissing);
      await tx.admin.update({ where: { id: adminId }, data: { signIn: way, version: { increment: 1 } } });
      const id = { not: sessionIdOf(context.viewer) ?? 0 };
      const ids = await endSessionsWhere(context, tx, { adminId, ...sessionsBy(way), id });
      await record(tx, context, {
        action: "admin.sign-in-changed",
        resourceType: "admin",
        resourceId: adminId,
        details: { username: before.username, before: before.signIn, after: way, sessionsEnded: ids.length },
      });
      return ids;
    })
    .catch((error: unknown) => rethrowFrom("lastSuperAdmin", says.lastLocal, error));
  announceEnded(context, ended);
  context.events.publish("adminsChanged", { adminId });
}

/** The sessions of the way that is no longer allowed. */
const sessionsBy = (way: (typeof signInWays)[number]): Prisma.SessionWhereInput =>
  way === "local" ? { providerId: { not: null } } : way === "provider" ? { providerId: null } : { id: -1 };
