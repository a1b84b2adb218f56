import type { DecisionFacts } from "./facts.sql.ts";
import { badgeKeysOf } from "../../../intake/people/badge-keys.ts";
import type { Person } from "../../../../shared/decisions/allocations/rules.ts";

/** All identifiers of the person who filed the request; null for a citizen's own. */
export const requesterOf = ({ officer, verification }: DecisionFacts): Person | null =>
  officer && {
    personKey: officer.emailKey,
    badgeKeys: badgeKeysOf(officer, [
      ...officer.confirmedBy,
      ...(verification ? [verification.supervisorEmailKey] : []),
    ]),
  };
