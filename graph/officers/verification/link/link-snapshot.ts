import type { Link } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import { freeze, thaw } from "../../../core/security/link-snapshots.ts";
import type { MailedCase } from "../messages/mails.ts";

type ShownCase = Pick<MailedCase, "caseNumber" | "services" | "incidentDescription" | "supervisorName"> & {
  officer: Pick<MailedCase["officer"], "name" | "rank" | "agency" | "email" | "badgeNumber">;
};

/** The case as shown to its supervisor, for the link's row. */
export const freezeCase = ({ keys }: Context, verification: MailedCase) =>
  freeze<ShownCase>(keys, {
    shown: {
      caseNumber: verification.caseNumber,
      services: verification.services,
      incidentDescription: verification.incidentDescription,
      supervisorName: verification.supervisorName,
      officer: officerOf(verification),
    },
    basis: basisOf(verification),
  });

/** The case as this link shows it, and whether the officer's description is unchanged. */
export function caseOnLink(
  { keys }: Context,
  { factsSealed, verification }: Pick<Link, "factsSealed"> & { verification: MailedCase },
): { verification: MailedCase; isCurrent: boolean } {
  if (!factsSealed) return { verification, isCurrent: false };
  const frozen = thaw(keys, factsSealed, basisOf(verification));
  const shown = frozen.shown as ShownCase;
  const officer = { ...verification.officer, ...shown.officer };
  return { verification: { ...verification, ...shown, officer }, isCurrent: frozen.isCurrent };
}

/**
 * Services may be added meanwhile: they do not affect who is confirmed, and each request is shown
 * separately.
 */
const basisOf = (verification: MailedCase) => [
  officerOf(verification),
  verification.caseNumber,
  verification.incidentDescription,
  verification.supervisorEmailKey,
];

const officerOf = ({ officer: { name, rank, agency, email, badgeNumber } }: MailedCase) => ({
  name,
  rank,
  agency,
  email,
  badgeNumber,
});
