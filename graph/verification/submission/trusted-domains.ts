import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import { admit } from "../../core/access/audiences.ts";
import { guardedWrite } from "../../core/guarded-write.ts";
import { trustedDomainsForm } from "../desk.shared.ts";
import { says } from "../sentences.ts";

export interface TrustedDomains {
  domains: string[];
  version: number;
}

/** The agency domains that are trusted beside .gov and .mil. */
export async function trustedDomains({ db, viewer }: Context): Promise<TrustedDomains> {
  admit(viewer, "admin");
  const { trustedDomains: domains, version } = await db.systemConfig.findUniqueOrThrow({ where: { id: 1 } });
  return { domains, version };
}

/**
 * Another list in place of the one that was shown. It counts for answers from here on; those that
 * were given stay as they are.
 */
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
