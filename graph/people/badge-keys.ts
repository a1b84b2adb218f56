import { foldName, foldCode } from "./normalize.ts";

interface Badged {
  badgeNumber: string;
  /** Empty over REST, where none is named. */
  agency: string;
  name: string;
  emailKey: string;
}

/**
 * What makes two records of officers one person. A badge is one person's within an agency: within
 * the one that the officer named, within the domain of their mailbox and within that of each
 * supervisor who confirmed it, so that another supervisor, another mailbox or another spelling of
 * the agency makes nobody somebody else. The same badge under the same name is one person
 * everywhere.
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
