import { foldName, foldCode } from "./normalize.ts";

interface Badged {
  badgeNumber: string;
  /** Empty over REST if none is named. */
  agency: string;
  name: string;
  emailKey: string;
}

/**
 * The keys that identify one officer across records. A badge belongs to one person within an
 * agency: the one that the officer named, their mailbox's domain, and each confirming supervisor's
 * domain. So another supervisor, mailbox or spelling creates no new person. The same badge under
 * the same name is one person everywhere.
 */
export function badgeKeysOf(
  { badgeNumber, agency, name, emailKey }: Badged,
  supervisors: readonly string[],
): string[] {
  const badge = foldCode(badgeNumber);
  if (!badge) return [];
  const named = foldCode(agency);
  return [
    ...new Set([
      ...[...supervisors, emailKey].map(
        (address) => `${badge}@${address.slice(address.lastIndexOf("@") + 1)}`,
      ),
      ...(named ? [`${badge}/${named}`] : []),
      `${badge}#${foldName(name)}`,
    ]),
  ];
}
