import type { SystemConfig } from "../../../prisma/client/client.ts";
import { mustHavePasskey } from "../../../shared/core/access/roles.ts";
import { trustOfCase } from "../../../shared/core/access/trust.ts";
import type { Context } from "../context.ts";
import { canHavePasskeys } from "../env.ts";
import type { AdminDebt, AnsweredCase, Viewer } from "../access/viewer.ts";
import type { Session, SessionCase, SignedInAdmin } from "./rows.sql.ts";

/** What the configuration requires of administrators, and whether browsers offer passkeys here. */
interface Policy extends Pick<SystemConfig, "requireMfa" | "requirePasskey"> {
  hasPasskeys: boolean;
}

export const policyOf = ({ env, config }: Pick<Context, "env" | "config">): Policy => {
  const { requireMfa, requirePasskey } = config();
  return { requireMfa, requirePasskey, hasPasskeys: canHavePasskeys(env) };
};

/** What an administrator's session owes, in order. */
function debtOf(admin: SignedInAdmin, { requireMfa, hasPasskeys, ...policy }: Policy): AdminDebt | null {
  const isAsked = mustHavePasskey(admin.roles, policy);
  // Without https no browser offers one. The second factor replaces it, or no one could sign in.
  const isRequired = isAsked && hasPasskeys;
  const needsPasskey = isRequired && !admin.hasPasskey;
  // A code can be asked for by a false page, so it must not replace a passkey that is required.
  if (admin.hasSecondFactor && !admin.gaveSecondFactor)
    return isRequired && admin.hasPasskey ? "use_passkey" : "code";
  // A temporary password that was not used to sign in need not be replaced now.
  if (admin.mustChangePassword && !admin.isProvided) return "password";
  if (admin.hasProved) return null;
  // A passkey comes with the recovery codes of the second factor.
  if ((requireMfa || isAsked) && !admin.hasSecondFactor) return "second_factor";
  return needsPasskey ? "passkey" : null;
}

export function viewerFrom(session: Session, now: Date, policy: Policy): Viewer {
  const { sessionId, citizenId, adminId, admin, officerId, officer, cases } = session;
  if (citizenId !== null) return { kind: "citizen", sessionId, citizenId };
  if (adminId !== null && admin) {
    const { username, roles, emailKey, agencies, shownAgency: chosen } = admin;
    // A choice outlives the right to it: then all that the account sees is shown.
    const shownAgency = chosen !== null && agencies?.includes(chosen) === false ? null : chosen;
    const who = { username, roles, emailKey, agencies, shownAgency };
    return { kind: "admin", sessionId, adminId, ...who, owes: debtOf(admin, policy) };
  }
  const own = cases?.find(({ id }) => id === session.verificationId);
  if (officerId === null || !officer || !own) return { kind: "visitor" };
  const { id: verificationId, caseNumber, status, supervisorEmailKey, trust } = own;
  const emergencyUntil = own.emergencyUntil === null ? null : new Date(own.emergencyUntil);
  return {
    kind: "officer",
    ...{ sessionId, officerId, ...officer, verificationId, caseNumber, status, supervisorEmailKey },
    cases: (cases ?? []).flatMap(answered),
    trust: trustOfCase({ status, trust, emergencyUntil }, now),
  };
}

const answered = ({ id, status, trust, supervisorEmailKey }: SessionCase): AnsweredCase[] =>
  status === "pending" ? [] : [{ id, status, trust, supervisorEmailKey }];
