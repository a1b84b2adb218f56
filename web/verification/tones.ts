import type { HelpType } from "#rules/requests";
import type { VerificationStatus } from "#rules/verification";
import type { IconName } from "../design/Icon.tsx";
import type { Tone } from "../design/tones.css.ts";

export const statusLooks: Record<VerificationStatus, { tone: Tone; icon: IconName }> = {
  pending: { tone: "caution", icon: "clock" },
  verified: { tone: "positive", icon: "check" },
  rejected: { tone: "critical", icon: "cross" },
};

export const serviceIcons: Record<HelpType, IconName> = {
  food: "food",
  shelter: "house",
  transportation: "car",
};
