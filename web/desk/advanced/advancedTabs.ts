import type { ComponentType } from "react";
import type { IconName } from "../../design/text/Icon.tsx";
import { en } from "../../decisions/rulebook/words.desk.ts";

/** A tab of the panel "Advanced System Management"; its body is loaded when the tab is chosen. */
export interface AdvancedTab {
  /** Its name in the URL, as `?advanced=vendors`. */
  id: string;
  title: string;
  icon: IconName;
  /** The body's number for `fetchOptions` grows with the panel's Refresh. */
  load: () => Promise<ComponentType<{ fetchKey: number }>>;
}

export const advancedTabs: readonly AdvancedTab[] = [
  {
    id: "urgency",
    title: en.tabs.urgency,
    icon: "clock",
    load: () => import("../../decisions/rulebook/UrgencyTab.tsx").then((file) => file.UrgencyTab),
  },
  {
    id: "vendors",
    title: en.tabs.vendors,
    icon: "users",
    load: () => import("../../help/vendors/VendorTab.tsx").then((file) => file.VendorTab),
  },
  {
    id: "ai",
    title: en.tabs.ai,
    icon: "spark",
    load: () => import("../../decisions/rulebook/AiTab.tsx").then((file) => file.AiTab),
  },
  {
    id: "audit",
    title: en.tabs.audit,
    icon: "list",
    load: () => import("../activity/AuditTab.tsx").then((file) => file.AuditTab),
  },
  {
    id: "compliance",
    title: en.tabs.compliance,
    icon: "shield",
    load: () => import("../compliance/ComplianceTab.tsx").then((file) => file.ComplianceTab),
  },
];
