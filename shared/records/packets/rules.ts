import * as z from "zod/mini";
import { tooLong, textOf } from "../../core/forms/fields.ts";
import { bodyKeyOf } from "../../intake/releases/rules.ts";
import { says } from "./sentences.ts";

/** Why a packet is made. `release`: the person lets it out. */
export const packetKinds = ["court_order", "subpoena", "public_records", "release"] as const;
export type PacketKind = (typeof packetKinds)[number];

/** What a packet can have besides files. */
export const packetParts = [
  "request",
  "decisions",
  "officer",
  "letters",
  "messages",
  "help",
  "audit",
  "notes",
] as const;
export type PacketPart = (typeof packetParts)[number];

/** Internal notes go in only if someone chooses them. */
export const partsAtFirst: readonly PacketPart[] = packetParts.filter((part) => part !== "notes");

/** The classes of the inventory that can be redacted. Secrets and hashes are always left out. */
export const packetClasses = [
  "victimIdentity",
  "contact",
  "otherPerson",
  "victimText",
  "citizen",
  "officer",
  "supervisor",
  "admin",
  "network",
  "money",
  "reference",
] as const;
export type PacketClass = (typeof packetClasses)[number];

/** Why the PDF of a packet could not be made. */
export const packetFailures = ["unreadable", "too_large", "lost", "unexpected"] as const;
export type PacketFailure = (typeof packetFailures)[number];

export const maxPacketPages = 500;
/** Of the PDF. */
export const maxPacketBytes = 100 * 1024 * 1024;
export const maxPacketFiles = 50;
/** A larger image would take too much memory to draw. */
export const maxPicturePixels = 64_000_000;
/** Of one page. */
export const maxBoxes = 50;
const maxAllBoxes = 1000;
export const maxMatterCharacters = 200;
export const maxExemptionCharacters = 200;
export const maxPrefixCharacters = 12;

/** The program's own law: what identifies a person stays unless they or a court let it out. */
export const confidentiality = "34 U.S.C. 12291(b)(2); 28 CFR 94.115";

const aboutPeople: readonly PacketClass[] = ["victimIdentity", "contact", "otherPerson", "citizen"];
const redactedFor: Record<PacketKind, readonly PacketClass[]> = {
  court_order: ["otherPerson", "network"],
  subpoena: ["otherPerson", "network"],
  public_records: [...aboutPeople, "victimText", "network"],
  release: ["otherPerson", "network"],
};

/** What is redacted at first, with the law where it is the program's own. */
export const redactionsAtFirst = (kind: PacketKind): Redaction[] =>
  redactedFor[kind].map((of) => ({ of, exemption: of === "network" ? "" : confidentiality }));

export interface Redaction {
  of: PacketClass;
  exemption: string;
}

const text = (missing: string, most: number) =>
  textOf(missing, z.minLength(1, missing), z.maxLength(most, tooLong));
const exemption = text(says.exemptionMissing, maxExemptionCharacters);

/** The first step: which documents, for whom, and what is redacted by class. */
export const packetForm = z
  .object({
    kind: z.enum(packetKinds, says.kindMissing),
    matter: text(says.matterMissing, maxMatterCharacters),
    reference: text(says.referenceMissing, maxMatterCharacters),
    body: textOf(says.bodyMissing, z.maxLength(120, tooLong)).check(
      z.refine((written) => bodyKeyOf(written) !== "", says.bodyMissing),
    ),
    prefix: textOf(
      says.prefixWrong,
      z.regex(new RegExp(`^[A-Za-z0-9][A-Za-z0-9-]{0,${maxPrefixCharacters - 1}}$`), says.prefixWrong),
    ),
    firstNumber: z
      .int(says.firstNumberWrong)
      .check(z.minimum(1, says.firstNumberWrong), z.maximum(900_000, says.firstNumberWrong)),
    parts: z.array(z.enum(packetParts)).check(z.maxLength(packetParts.length, says.partsMissing)),
    files: z
      .array(z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, says.fileMissing)))
      .check(z.maxLength(maxPacketFiles, says.tooManyFiles)),
    redactions: z
      .array(z.object({ of: z.enum(packetClasses), exemption }))
      .check(z.maxLength(packetClasses.length, says.exemptionMissing)),
  })
  .check(
    z.refine(({ parts, files }) => parts.length + files.length > 0, {
      error: says.partsMissing,
      path: ["parts"],
    }),
  );
export type PacketForm = z.output<typeof packetForm>;

/** Places are thousandths of the page's width and height. */
const place = z.int(says.boxOutside).check(z.minimum(0, says.boxOutside), z.maximum(1000, says.boxOutside));
const length = z.int(says.boxOutside).check(z.minimum(1, says.boxOutside), z.maximum(1000, says.boxOutside));

const box = z
  .object({
    page: z
      .int(says.boxOutside)
      .check(z.minimum(1, says.boxOutside), z.maximum(maxPacketPages, says.boxOutside)),
    x: place,
    y: place,
    width: length,
    height: length,
    exemption,
  })
  .check(z.refine(({ x, y, width, height }) => x + width <= 1000 && y + height <= 1000, says.boxOutside));
export type Box = z.output<typeof box>;

/** What is redacted by hand, on all pages. */
export const boxesForm = z
  .object({ boxes: z.array(box).check(z.maxLength(maxAllBoxes, says.tooManyBoxes)) })
  .check(
    z.refine(
      ({ boxes }) => {
        const counts = new Map<number, number>();
        for (const { page } of boxes) counts.set(page, (counts.get(page) ?? 0) + 1);
        return [...counts.values()].every((count) => count <= maxBoxes);
      },
      { error: says.tooManyBoxes, path: ["boxes"] },
    ),
  );

/** `DOE-000012`. */
export const batesNumber = (prefix: string, number: number): string =>
  `${prefix}-${String(number).padStart(6, "0")}`;

/** `DOE-000012 to DOE-000015`, or the number of a single page. */
export const batesRange = (prefix: string, first: number, pages: number): string =>
  pages === 1
    ? batesNumber(prefix, first)
    : `${batesNumber(prefix, first)} to ${batesNumber(prefix, first + pages - 1)}`;

/** Files that have pages. Recordings are handed over apart. */
export const hasPages = (mediaType: string): boolean =>
  mediaType === "application/pdf" || mediaType.startsWith("image/");
