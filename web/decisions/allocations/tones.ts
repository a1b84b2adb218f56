import type { AllocationStatus } from "#relay/AllocationCard_allocation.graphql";
import type { IconName } from "../../design/text/Icon.tsx";
import type { BadgeTone } from "../../design/theme/tones.css.ts";

export const allocationLooks: Record<AllocationStatus, { tone: BadgeTone; icon: IconName }> = {
  pending: { tone: "caution", icon: "clock" },
  allocated: { tone: "positive", icon: "check" },
  denied: { tone: "critical", icon: "cross" },
  distributed: { tone: "complete", icon: "shield" },
};
