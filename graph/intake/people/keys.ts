import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { foldAddress, foldEmail, foldName, phoneDigits } from "./normalize.ts";
import { foldGovernmentId, isExactBirth, isFullName, isPlaceholder, isRun } from "./identifying.ts";
import { lockRequest } from "../../core/database/locks.sql.ts";
import { removeFreeKeys } from "./free-keys.sql.ts";
import type { KeyKind } from "./types.ts";
import { readRequestsWithoutKey } from "../../core/process/jobs.sql.ts";
import { addKeysToVerdicts } from "./pairs.sql.ts";
import { askedPairs, settleAsked } from "./asked.ts";

/**
 * Marks a request's keys as computed, even if there are none; it matches nothing. Another word has
 * the keys of all requests computed again.
 */
const made = "made-2";

interface Known {
  victimName: string;
  victimPhone: string;
  victimEmail: string;
  victimAddress: string;
  anonymous: boolean;
  /** From the recipient's record, if there is one. */
  record?: {
    fullName: string;
    dateOfBirth: string;
    governmentId: string;
    phone: string;
    email: string;
    address: string;
  } | null;
}

/**
 * Keyed hashes only, so the table contains no names. An anonymous person has no key by name. The
 * kind `birth` joins no one; it tells whether two birth dates differ.
 */
export function personKeys({ keys }: Pick<Context, "keys">, known: Known): { kind: string; key: string }[] {
  const { record } = known;
  const said: [KeyKind | "birth", string][] = [
    ...[known.victimPhone, record?.phone ?? ""].map((phone) => ["phone", foldPhone(phone)] as const),
    ...[known.victimEmail, record?.email ?? ""].map((email) => ["email", foldEmail(email)] as const),
    ...[known.victimAddress, record?.address ?? ""].map(
      (address) => ["address", foldAddress(address)] as const,
    ),
    ...(record
      ? ([
          ["birth", record.dateOfBirth],
          ["government-id", foldGovernmentId(record.governmentId)],
        ] as const)
      : []),
    ...(record && !known.anonymous ? [nameAndBirth(record)] : []),
  ].map(([kind, text]) => [kind, text]);
  const rows = said
    .filter(([, text]) => text !== "")
    .map(([kind, text]) => ({ kind, key: keys.hash(`person:${kind}:${text}`) }));
  const distinct = new Map(rows.map((row) => [`${row.kind} ${row.key}`, row]));
  return [...distinct.values(), { kind: made, key: "" }];
}

function foldPhone(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.length < 7 || isRun(digits) ? "" : digits;
}

function nameAndBirth({ fullName, dateOfBirth }: { fullName: string; dateOfBirth: string }) {
  const name = foldName(fullName);
  const isSure = isFullName(name) && isExactBirth(dateOfBirth);
  const text = name === "" || dateOfBirth === "" || isPlaceholder(name) ? "" : `${name}|${dateOfBirth}`;
  return [isSure ? "name-and-birth" : "unsure-name-and-birth", text] as const;
}

/**
 * Recomputes the keys of one request, in the transaction that writes it or its record, and asks the
 * desk about new pairs. Returns the tasks for `announceTasks`.
 */
export async function keepPersonKeys(
  context: Context,
  tx: Prisma.TransactionClient,
  requestId: number,
): Promise<(number | undefined)[]> {
  const before = await askedPairs(tx, requestId);
  await writePersonKeys(context, tx, requestId);
  return settleAsked(context, tx, requestId, before);
}

async function writePersonKeys(
  context: Context,
  tx: Prisma.TransactionClient,
  requestId: number,
): Promise<void> {
  const request = await tx.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: {
      ...{ victimName: true, victimPhone: true, victimEmail: true, victimAddress: true, anonymous: true },
      victimInfo: true,
    },
  });
  const { victimInfo: info, ...known } = request;
  const open = (sealed: string, field: string) =>
    context.keys.open(sealed, `VictimInfo.${field}.${requestId}`);
  const record = info && {
    fullName: info.fullName,
    dateOfBirth: open(info.dateOfBirthSealed, "dateOfBirth"),
    governmentId: info.governmentIdSealed ? open(info.governmentIdSealed, "governmentId") : "",
    phone: info.phone,
    email: info.email ?? "",
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

/**
 * For requests whose keys an older release computed, or none; one batch per round, until none is
 * left. Nothing about the people is new, so earlier verdicts stay and no one is asked.
 */
export async function keepPersonKeysDue(context: Context): Promise<number> {
  const due = await readRequestsWithoutKey(context.db, made, atOnce);
  for (const { id } of due)
    await context.db.$transaction(async (tx) => {
      // A concurrent writer of the request computes its keys after this.
      await lockRequest(tx, id);
      await writePersonKeys(context, tx, id);
      await addKeysToVerdicts(tx, id);
    });
  return due.length;
}
