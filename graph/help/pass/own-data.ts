import type { PrivacyRequest } from "../../../prisma/client/client.ts";
import { privacyRequestForm } from "../../../shared/intake/privacy-requests/rules.ts";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import { writePrivacyRequest } from "../../intake/privacy-requests/acts.ts";
import { demandLive } from "./answers.ts";
import { withoutNetwork, type Pass } from "./open/open.ts";

export type OwnQuestion = Pick<PrivacyRequest, "kind" | "outcome" | "answer" | "dueAt">;

const maxShown = 10;

/** What the person asked about their own data, and the answers, newest first. */
export const readOwnQuestions = ({ db }: Context, { requestId }: Pass): Promise<OwnQuestion[]> =>
  db.privacyRequest.findMany({
    where: { requestId },
    select: { kind: true, outcome: true, answer: true, dueAt: true },
    orderBy: { id: "desc" },
    take: maxShown,
  });

/**
 * Access, correction or deletion: a desk task until a person answers. A second question of the same
 * kind changes nothing. INVALID names `kind` or `content`.
 */
export async function askAboutOwnData(
  context: Context,
  pass: Pass,
  { kind, content }: { kind: string; content: string },
): Promise<void> {
  const form = parse(privacyRequestForm, { kind, content });
  const { requestId } = pass;
  await context.db.$transaction(async (tx) => {
    await demandLive(tx, pass);
    await writePrivacyRequest(withoutNetwork(context), tx, {
      ...{ requestId, form, openedBy: null, actor: { actorKind: "visitor" } },
    });
  });
  context.events.publish("requestChanged", { id: requestId });
}
