/** Times that a person can choose in Settings, in minutes. */
export const chosenIdleMinutes = [15, 30, 60, 120] as const;

/**
 * After how many minutes without use an officer's session locks: the stricter of the setting (0 is
 * off) and the officer's own choice. Null: never.
 */
export function officerIdleMinutes(setting: number, chosen: number | null): number | null {
  const limits = [setting, chosen ?? 0].filter((minutes) => minutes > 0);
  return limits.length > 0 ? Math.min(...limits) : null;
}
