import type { DecisionFacts } from "../money/facts.ts";
import { badgeKeysOf } from "../../people/badge-keys.ts";
import type { Person } from "../rules.shared.ts";

/** Who filed the request, by everything that they are known by; null for a citizen's own. */
export const requesterOf = ({ officer, verification }: DecisionFacts): Person | null =>
  officer && {
    personKey: officer.emailKey,
    badgeKeys: badgeKeysOf(officer, [
      ...officer.confirmedBy,
      ...(verification ? [verification.supervisorEmailKey] : []),
    ]),
  };
