import { actOnRules } from "../../../graph/decisions/rulebook/acting/act.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { recommendDue } from "../../../graph/intake/recommendations/due.ts";
import type { Lab } from "../kernel.ts";
import { fileRequest, signInOfficer } from "../people.ts";

export const noon = new Date("2026-11-20T12:00:00Z");
export const minutesLater = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

/** All rules start an hour before noon, with these thresholds and configured addresses. */
export async function startRules(lab: Lab) {
  lab.setNow(noon);
  const begun = minutesLater(-60);
  await lab.db.urgencyRule.updateMany({
    data: {
      timeThresholdMinutes: 30,
      escalationSteps: ["supervisor", "director"],
      autoApprovalLimitCents: 50_000,
      requiredApprovers: 1,
      isActive: true,
      createdAt: begun,
      updatedAt: begun,
    },
  });
  await lab.db.systemConfig.update({
    where: { id: 1 },
    data: { directorEmail: "director@fund.example", notificationEmail: "desk@fund.example" },
  });
  await lab.refreshConfig();
}

/**
 * A request of a confirmed case at noon: with victim information, confirmed needs, and its
 * recommendation.
 */
export async function fileAtNoon(lab: Lab, officer?: Awaited<ReturnType<typeof signInOfficer>>) {
  lab.setNow(noon);
  const filer = officer ?? (await signInOfficer(lab));
  await lab.db.verification.updateMany({
    where: { id: filer.verificationId },
    data: { decidedAt: minutesLater(-30) },
  });
  const id = await fileRequest(lab, filer);
  await lab.db.victimInfo.update({ where: { requestId: id }, data: { updatedAt: noon } });
  while (await recommendDue(systemContext(lab, "recommend")));
  return id;
}

/** One round of the rules, some minutes after noon. */
export async function actAt(lab: Lab, minutes: number) {
  lab.setNow(minutesLater(minutes));
  return actOnRules(systemContext(lab, `rules-${minutes}`));
}
