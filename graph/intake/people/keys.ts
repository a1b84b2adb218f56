import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { foldAddress, foldName, phoneDigits } from "./normalize.ts";
import { lockRequest } from "../../core/database/locks.sql.ts";
import { removeFreeKeys } from "./free-keys.sql.ts";
import type { KeyKind } from "./types.ts";
import { readRequestsWithoutKey } from "../../core/process/jobs.sql.ts";

/** Marks a request's keys as computed, even if there are none; it matches nothing. */
const made = "made";

interface Known {
  victimName: string;
  victimPhone: string;
  victimAddress: string;
  anonymous: boolean;
  /** From the recipient's record, if there is one. */
  record?: { fullName: string; dateOfBirth: string; phone: string; address: string } | null;
}

/** Keyed hashes only, so the table contains no names. An anonymous person has no key by name. */
export function personKeys({ keys }: Pick<Context, "keys">, known: Known): { kind: string; key: string }[] {
  const { record } = known;
  const said: [KeyKind, string][] = [
    ...[known.victimPhone, record?.phone ?? ""].map(
      (phone) => ["phone", phoneDigits(phone)] as [KeyKind, string],
    ),
    ...[known.victimAddress, record?.address ?? ""].map(
      (address) => ["address", foldAddress(address)] as [KeyKind, string],
    ),
    ...(record && !known.anonymous && foldName(record.fullName)
      ? [["name-and-birth", `${foldName(record.fullName)}|${record.dateOfBirth}`] as [KeyKind, string]]
      : []),
  ];
  const rows = said
    .filter(([kind, text]) => text !== "" && (kind !== "phone" || text.length >= 7))
    .map(([kind, text]) => ({ kind, key: keys.hash(`person:${kind}:${text}`) }));
  const distinct = new Map(rows.map((row) => [`${row.kind} ${row.key}`, row]));
  return [...distinct.values(), { kind: made, key: "" }];
}

/** Recomputes the keys of one request, in the transaction that writes it or its record. */
export async function keepPersonKeys(
  context: Context,
  tx: Prisma.TransactionClient,
  requestId: number,
): Promise<void> {
  const request = await tx.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { victimName: true, victimPhone: true, victimAddress: true, anonymous: true, victimInfo: true },
  });
  const { victimInfo: info, ...known } = request;
  const record = info && {
    fullName: info.fullName,
    dateOfBirth: context.keys.open(info.dateOfBirthSealed, `VictimInfo.dateOfBirth.${requestId}`),
    phone: info.phone,
    address: wholeAddress(info),
  };
  await removeFreeKeys(tx, requestId);
  await tx.personKey.createMany({
    data: personKeys(context, { ...known, record }).map((row) => ({ requestId, ...row })),
    skipDuplicates: true,
  });
}

interface Place {
  address: string;
  city: string;
  state: string;
  zipCode: string;
}

/** The address of victim information in one line, as a form has it. */
export const wholeAddress = ({ address, city, state, zipCode }: Place): string =>
  `${address}, ${city}, ${state} ${zipCode}`;

const atOnce = 200;

/** For older requests without keys; one batch per round, until none is left. */
export async function keepPersonKeysDue(context: Context): Promise<number> {
  const due = await readRequestsWithoutKey(context.db, made, atOnce);
  for (const { id } of due)
    await context.db.$transaction(async (tx) => {
      // A concurrent writer of the request computes its keys after this.
      await lockRequest(tx, id);
      await keepPersonKeys(context, tx, id);
    });
  return due.length;
}
