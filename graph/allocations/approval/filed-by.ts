import type { DecisionFacts } from "../../statements/approval/facts.ts";
import { badgeKeysOf } from "../../people/badge-keys.ts";
import type { Person } from "../rules.shared.ts";

/** All identifiers of the person who filed the request; null for a citizen's own. */
export const requesterOf = ({ officer, verification }: DecisionFacts): Person | null =>
  officer && {
    personKey: officer.emailKey,
    badgeKeys: badgeKeysOf(officer, [
      ...officer.confirmedBy,
      ...(verification ? [verification.supervisorEmailKey] : []),
    ]),
  };
