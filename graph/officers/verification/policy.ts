import type { Prisma, SystemConfig } from "../../../prisma/client/client.ts";
import { isAnyAdmin, isOfficer, type OfficerViewer, type Viewer } from "../../core/access/viewer.ts";

/* Permissions on a case. The rights that it gives are in core/access/case-rights.ts. */

export const can = {
  /** The officer form: anyone but an administrator, whose session it would end. */
  submitCase: (viewer: Viewer) => !isAnyAdmin(viewer),
  /** A case and its recipient: the case's officer. */
  seeVerification: (viewer: Viewer, verification: { officerId: number }): viewer is OfficerViewer =>
    isOfficer(viewer) && verification.officerId === viewer.officerId,
  /** 911 Verify: before the supervisor's answer, if the configuration enables it. */
  useEmergencyVerify: (
    viewer: Viewer,
    policy: Pick<SystemConfig, "emergencyVerifyEnabled">,
  ): viewer is OfficerViewer =>
    isOfficer(viewer) && viewer.status === "pending" && policy.emergencyVerifyEnabled,
};

/** The cases that `can.seeVerification`, as a database filter. */
export const casesSeenBy = (viewer: Viewer): Prisma.VerificationWhereInput =>
  isOfficer(viewer) ? { officerId: viewer.officerId } : { id: -1 };
