import { deskChanges } from "../../core/graphql/desk-changes.ts";

declare module "../../core/events/announcements.ts" {
  interface Announcements {
    taskChanged: [{ id: number }];
  }
}

/** New, changed or closed tasks. */
export const taskChanges = deskChanges(
  "taskChanged",
  "readMoney",
  (context, { id }) => context.db.deskTask.findUnique({ where: { id } }),
  async ({ db }, row) => {
    if (!row?.requestId) return null;
    const request = await db.emergencyRequest.findUnique({
      where: { id: row.requestId },
      select: { agencyId: true },
    });
    return request?.agencyId ?? null;
  },
);
