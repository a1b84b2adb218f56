import { attention, done, open, setupItem, settingsOf } from "../item.ts";

const accounts = { href: "/admin/user-management", label: "Open user management" };

/** Names in a sentence; a long list ends with how many more there are. */
export function namesOf(names: readonly string[]): string {
  const maxNames = 5;
  const rest = names.length - maxNames;
  return rest > 0 ? `${names.slice(0, maxNames).join(", ")} and ${rest} more` : names.join(", ");
}

interface SuperAdmin {
  username: string;
  hasSignedIn: boolean;
}

export const superAdmins = setupItem<SuperAdmin[]>({
  id: "super-admins",
  title: "Two super administrators",
  meaning: "If one is ill or loses the password, the other can still give access, settle money and act.",
  page: accounts,
  async read({ db }) {
    const rows = await db.admin.findMany({
      where: { isActive: true, roles: { has: "super_admin" } },
      orderBy: { id: "asc" },
      select: { username: true, lastLogin: true },
    });
    return rows.map(({ username, lastLogin }) => ({ username, hasSignedIn: lastLogin !== null }));
  },
  judge(admins) {
    const names = namesOf(admins.map(({ username }) => username));
    if (admins.length < 2)
      return open(admins.length === 0 ? "There is no super administrator." : `There is only one: ${names}.`);
    const ready = admins.filter(({ hasSignedIn }) => hasSignedIn);
    if (ready.length >= 2) return done(`${admins.length} super administrators: ${names}.`);
    const never = admins.filter(({ hasSignedIn }) => !hasSignedIn);
    return attention(`Never signed in: ${namesOf(never.map(({ username }) => username))}.`);
  },
});

interface AdminFactor {
  username: string;
  hasCode: boolean;
  hasPasskey: boolean;
  /** The account signs in at an identity provider alone. */
  isProviderOnly: boolean;
}

export const secondFactor = setupItem<AdminFactor[]>({
  id: "second-factor",
  title: "A second factor for every administrator",
  meaning:
    "A stolen password alone must not open names and money. An account needs a code, a passkey, or sign-in at an identity provider alone.",
  page: settingsOf("security"),
  async read({ db }) {
    const rows = await db.admin.findMany({
      where: { isActive: true },
      orderBy: { id: "asc" },
      select: { username: true, totpConfirmedAt: true, signIn: true, _count: { select: { passkeys: true } } },
    });
    return rows.map(({ username, totpConfirmedAt, signIn, _count }) => ({
      username,
      hasCode: totpConfirmedAt !== null,
      hasPasskey: _count.passkeys > 0,
      isProviderOnly: signIn === "provider",
    }));
  },
  judge(admins) {
    const without = admins.filter(
      ({ hasCode, hasPasskey, isProviderOnly }) => !hasCode && !hasPasskey && !isProviderOnly,
    );
    if (admins.length === 0) return open("There is no administrator.");
    if (without.length === 0)
      return done(
        admins.length === 1
          ? "The only administrator has one."
          : `All ${admins.length} administrators have one.`,
      );
    const names = namesOf(without.map(({ username }) => username));
    const fact = `Without one: ${names}. “Require two-factor sign-in” asks each of them for it.`;
    return without.length === admins.length ? open(fact) : attention(fact);
  },
});
