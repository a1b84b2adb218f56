import type { Context } from "../../../core/context.ts";
import { isOfficer } from "../../../core/access/viewer.ts";
import { settleNeeds } from "../settle.ts";
import { helpTypesOf, type Needs } from "../../../../shared/intake/needs/rules.ts";

interface Typed extends Needs {
  /** The case's services include something that the texts do not. */
  fromCase: boolean;
}

/**
 * Reads text while it is typed, with the same result as filing it, including the services of an
 * officer's own case. Nothing is stored or logged.
 */
export async function readTyped(context: Context, { texts }: { texts: string[] }): Promise<Typed> {
  const { viewer, db, quotas } = context;
  await quotas.count("needs", context);
  const own = isOfficer(viewer)
    ? await db.verification.findUnique({
        where: { id: viewer.verificationId },
        select: { services: true },
      })
    : null;
  return quotas.work("needs", context, () => {
    const { needs } = settleNeeds({ stated: null, texts, services: own?.services ?? [] });
    const said = settleNeeds({ stated: null, texts, services: [] }).needs;
    return { ...needs, fromCase: helpTypesOf(needs).length > helpTypesOf(said).length };
  });
}
