import type { OfficerForm } from "#shared/verification/rules";

/** What an officer's next case has in common with the last one. */
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
