import type { Prisma } from "../../../prisma/client/client.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { filedPerson, namedIn, relationToRequest } from "./relation.ts";

/**
 * The recipient's letters, texts and passes of these requests are in this language from now on.
 * Letters that are written stay as they are. Returns the requests that had another.
 */
export async function writeIn(
  tx: Prisma.TransactionClient,
  requestIds: number[],
  language: Language,
): Promise<number[]> {
  const changed = await tx.emergencyRequest.updateManyAndReturn({
    where: { id: { in: requestIds }, language: { not: language } },
    data: { language },
    select: { id: true },
  });
  await tx.helpPass.updateMany({
    where: { requestId: { in: requestIds }, endedAt: null, language: { not: language } },
    data: { language },
  });
  return changed.map(({ id }) => id);
}

/**
 * The record of the request's case offers the language for the next request, if it is about this
 * person.
 */
export async function rememberLanguage(tx: Prisma.TransactionClient, requestId: number, language: Language) {
  const request = await tx.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { ...filedPerson, verification: { select: { recipient: { select: recorded } } } },
  });
  const recipient = request.verification?.recipient;
  if (recipient && relationToRequest(namedIn(recipient), request) === "same")
    await tx.recipient.updateMany({
      where: { id: recipient.id, OR: [{ language: null }, { language: { not: language } }] },
      data: { language },
    });
}

const recorded = { id: true, fullName: true, phone: true, email: true } as const;
