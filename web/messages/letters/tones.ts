import type { DeliveryStatus } from "../../../shared/messages/letters/rules.ts";
import type { IconName } from "../../design/text/Icon.tsx";
import type { BadgeTone } from "../../design/theme/tones.css.ts";

/** The tone of each delivery status. */
export const deliveryLooks: Record<DeliveryStatus, { tone: BadgeTone; icon: IconName }> = {
  pending: { tone: "neutral", icon: "clock" },
  sent: { tone: "info", icon: "send" },
  captured: { tone: "caution", icon: "alert" },
  delivered: { tone: "positive", icon: "check" },
  undelivered: { tone: "critical", icon: "alert" },
  failed: { tone: "critical", icon: "alert" },
  void: { tone: "caution", icon: "cross" },
};
