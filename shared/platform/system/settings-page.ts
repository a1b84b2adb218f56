import type { settingGroups } from "./setting-table.ts";

/** The address where a group of settings is changed. It opens the group. */
export const settingsPage = (group: keyof typeof settingGroups) =>
  `/admin/dashboard?tab=settings&panel=system-config&group=${group}`;
