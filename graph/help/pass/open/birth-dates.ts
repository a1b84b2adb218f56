import type { Context } from "../../../core/context.ts";
import { birthPlace } from "../../../intake/recipients/service.ts";

/** The recipient's birth dates as recorded, YYYY-MM-DD: no PIN may be one of them. */
export async function birthDatesOf(
  { db, keys }: Pick<Context, "db" | "keys">,
  requestId: number,
): Promise<string[]> {
  const { victimInfo, verification } = await db.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: {
      victimInfo: { select: { dateOfBirthSealed: true } },
      verification: {
        select: { recipient: { select: { verificationId: true, dateOfBirthSealed: true } } },
      },
    },
  });
  const recipient = verification?.recipient;
  return [
    ...(victimInfo ? [keys.open(victimInfo.dateOfBirthSealed, `VictimInfo.dateOfBirth.${requestId}`)] : []),
    ...(recipient ? [keys.open(recipient.dateOfBirthSealed, birthPlace(recipient.verificationId))] : []),
  ];
}
