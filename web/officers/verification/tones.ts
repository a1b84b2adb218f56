import type { HelpType } from "../../../shared/intake/requests/rules.ts";
import type { VerificationStatus } from "../../../shared/officers/verification/rules.ts";
import type { IconName } from "../../design/text/Icon.tsx";
import type { Tone } from "../../design/theme/tones.css.ts";

export const statusLooks: Record<VerificationStatus, { tone: Tone; icon: IconName }> = {
  pending: { tone: "caution", icon: "clock" },
  verified: { tone: "positive", icon: "check" },
  rejected: { tone: "critical", icon: "cross" },
};

/** An active 911 grant looks verified, but temporary. */
export const provisionalLook: (typeof statusLooks)["verified"] = { tone: "positive", icon: "clock" };

export const serviceIcons: Record<HelpType, IconName> = {
  food: "food",
  shelter: "house",
  transportation: "car",
};
