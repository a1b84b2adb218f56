import type { OfficerForm } from "../../../../shared/officers/verification/rules.ts";

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

/** What the department's sign-in confirmed. Its fields are locked. */
export interface Identity {
  provider: string;
  agency: string;
  name: string;
  badge: string;
  /** Empty if the department did not send one. */
  rank: string;
}
