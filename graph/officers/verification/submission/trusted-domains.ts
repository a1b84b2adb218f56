import type { Context } from "../../../core/context.ts";
import { parse } from "../../../core/errors.ts";
import { admit } from "../../../core/access/audiences.ts";
import { guardedWrite } from "../../../core/guarded-write.ts";
import { trustedDomainsForm } from "../../../../shared/officers/verification/desk.ts";
import { says } from "../../../../shared/officers/verification/sentences.ts";

export interface TrustedDomains {
  domains: string[];
  version: number;
}

/** The trusted agency domains besides .gov and .mil. */
export async function trustedDomains({ db, viewer }: Context): Promise<TrustedDomains> {
  admit(viewer, "readCases");
  const { trustedDomains: domains, version } = await db.systemConfig.findUniqueOrThrow({ where: { id: 1 } });
  return { domains, version };
}

/** Replaces the list that was shown. It applies to future answers; earlier ones stay. */
export async function saveTrustedDomains(context: Context, input: unknown): Promise<TrustedDomains> {
  admit(context.viewer, "superAdmin");
  const { domains: typed, version } = parse(trustedDomainsForm, input);
  const domains = [...new Set(typed)].sort();
  const saved = await guardedWrite(context, "SystemConfig", {
    where: { id: 1 },
    version,
    data: { trustedDomains: domains },
    missing: says.domainsChanged,
    conflict: says.domainsChanged,
    audit: ({ before }) => ({
      action: "verification.domains-changed",
      resourceType: "verification",
      details: { before: before.trustedDomains, after: domains },
    }),
    announce: ({ after }) => context.events.publish("configChanged", { version: after.version }),
  });
  return { domains, version: saved.version };
}
