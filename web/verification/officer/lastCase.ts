import type { OfficerForm } from "#shared/verification/rules";

/** Of an officer's last case what stays the same in the next one. */
export type LastCase = Partial<
  Pick<
    OfficerForm,
    | "officerName"
    | "officerRank"
    | "agency"
    | "badgeNumber"
    | "officerPhone"
    | "officerEmail"
    | "supervisorName"
    | "supervisorRank"
    | "supervisorPhone"
    | "supervisorEmail"
  >
>;
