import type { EmergencyRequest, Prisma, Release } from "../../../prisma/client/client.ts";
import { record } from "../../core/audit/record.ts";
import { demand } from "../../core/access/audiences.ts";
import { actorOf, may, ownerOf, type Viewer } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { lockRequest } from "../../core/database/locks.sql.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { once } from "../../core/idempotency.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { startOfDay } from "../../../shared/core/time/calendar.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";
import { fileIdIn } from "../../../shared/intake/evidence/rules.ts";
import {
  bodyKeyOf,
  endOfRelease,
  releaseForm,
  type ReleaseForm,
} from "../../../shared/intake/releases/rules.ts";
import { says } from "../../../shared/intake/releases/sentences.ts";
import { demandRequest, readRequest } from "../request-access/service.ts";
import { recordsRelease } from "./policy.ts";

type Tx = Prisma.TransactionClient;
type Selection = Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include">;

/**
 * Records a signed release, a legal order, or a release that the person is asked to sign in the
 * Help Pass. INVALID names the field. A repeat with the same key records nothing more.
 */
export async function takeRelease(
  context: Context,
  number: number,
  { input, key }: { input: unknown; key?: string | undefined },
  query: Selection = {},
): Promise<EmergencyRequest> {
  await demandRecorder(context, number);
  const form = parse(releaseForm, input);
  demandDeskForLaw(context, form);
  const signedAt = signedAtOf(context, form);
  await once(context, { scope: `takeRelease ${number}`, key, body: form }, async (tx) => {
    await lockRequest(tx, number);
    const { id } = await tx.release.create({
      data: {
        ...termsOf(form),
        requestId: number,
        signedAt,
        until: signedAt && endOfRelease(signedAt, form.days),
        scanId: await attachScan(context, tx, { requestId: number, url: form.scan }),
        takenBy: nameOf(context.viewer),
        createdAt: context.now(),
      },
    });
    await record(tx, context, {
      action: form.way === "pass" ? "release.asked" : "release.taken",
      resourceType: "release",
      resourceId: id,
      details: { request: number, way: form.way, fields: form.what, days: form.days },
    });
    return { id };
  });
  context.events.publish("requestChanged", { id: number });
  return readRequest(context, number, query);
}

/** Withdraws a release at the person's word. The next outside act finds it withdrawn. */
export async function withdrawRelease(
  context: Context,
  id: number,
  query: Selection = {},
): Promise<EmergencyRequest> {
  const row = await context.db.release.findUnique({ where: { id }, select: { requestId: true, way: true } });
  if (!row) throw new Refusal("NOT_FOUND", coreSays.requestHidden);
  const { requestId } = row;
  await demandRecorder(context, requestId);
  demandDeskForLaw(context, row);
  await context.db.$transaction(async (tx) => {
    await endRelease(context, tx, { id, requestId, by: nameOf(context.viewer) });
    await record(tx, context, withdrawn({ id, requestId }));
  });
  context.events.publish("requestChanged", { id: requestId });
  return readRequest(context, requestId, query);
}

interface Ending {
  id: number;
  requestId: number;
  by: string;
}

/** CONFLICT if it has ended or was withdrawn before. */
export async function endRelease({ now }: Context, tx: Tx, { id, requestId, by }: Ending): Promise<void> {
  const { count } = await tx.release.updateMany({
    where: { id, requestId, withdrawnAt: null, OR: [{ until: null }, { until: { gt: now() } }] },
    data: { withdrawnAt: now(), withdrawnBy: by },
  });
  if (count === 0) throw new Refusal("CONFLICT", says.gone);
}

export const withdrawn = ({ id, requestId }: Pick<Ending, "id" | "requestId">) =>
  ({
    action: "release.withdrawn",
    resourceType: "release",
    resourceId: id,
    details: { request: requestId },
  }) as const;

/** A release with what went out under it. */
export interface ReleaseWithUses extends Release {
  uses: { at: Date }[];
}

const maxReleases = 50;
/** Of each release. */
const maxUses = 200;

/** The releases of a request, newest first, with the newest times that data went out under each. */
export async function releasesOf({ db }: Pick<Context, "db">, requestId: number): Promise<ReleaseWithUses[]> {
  const releases = await db.release.findMany({
    where: { requestId },
    orderBy: { id: "desc" },
    take: maxReleases,
  });
  return Promise.all(
    releases.map(async (release) => ({
      ...release,
      uses: await db.auditEntry.findMany({
        where: { action: "release.used", resourceType: "release", resourceId: String(release.id) },
        orderBy: { id: "desc" },
        take: maxUses,
        select: { at: true },
      }),
    })),
  );
}

/** What a law compels is recorded and ended at the desk alone: it needs no word of the person. */
const demandDeskForLaw = ({ viewer }: Context, { way }: Pick<Release, "way">) =>
  demand(way !== "law" || may(viewer, "workCases"));

async function demandRecorder(context: Context, number: number): Promise<void> {
  const request = await demandRequest(context, number);
  if (!recordsRelease(context.viewer, request)) throw new Refusal("NOT_FOUND", coreSays.requestHidden);
}

const nameOf = (viewer: Viewer): string => actorOf(viewer).actorName ?? "";

/** What was signed. A law asks for no signature, and only a law has an authority. */
function termsOf(form: ReleaseForm) {
  const { body, what, purpose, days, way, signer, authority, isNotified, notNotifiedReason } = form;
  const terms = { body, bodyKey: bodyKeyOf(body), what: [...new Set(what)], purpose, days, way };
  if (way === "law")
    return {
      ...terms,
      authority,
      isNotified,
      notNotifiedReason: isNotified ? "" : (notNotifiedReason ?? ""),
    };
  const isOther = signer !== "person";
  return {
    ...terms,
    signer,
    signerName: way === "pass" ? "" : (form.signerName ?? ""),
    signerRelation: isOther ? (form.signerRelation ?? "") : "",
    isSignerSafe: isOther && form.isSignerSafe,
  };
}

/** Null until the person signs in the Help Pass. A day on paper counts from its start. */
function signedAtOf(context: Context, { way, signedOn, days }: ReleaseForm): Date | null {
  if (way === "pass") return null;
  const now = context.now();
  const today = dayIn(context.zone(), now);
  if (way !== "paper" || !signedOn || signedOn === today) return now;
  const at = dayOf(context.zone(), signedOn);
  if (!at || signedOn > today || endOfRelease(at, days) <= now)
    throw new Refusal("INVALID", says.dayWrong, { signedOn: [says.dayWrong] });
  return at;
}

function dayOf(zone: string, day: string): Date | undefined {
  try {
    return startOfDay(zone, day);
  } catch {
    return undefined;
  }
}

/** The caller's own uploaded file becomes the request's next document. */
async function attachScan(
  { viewer }: Context,
  tx: Tx,
  { requestId, url }: { requestId: number; url: string | null },
): Promise<string | null> {
  if (!url) return null;
  const id = fileIdIn(url);
  const owner = ownerOf(viewer);
  const last = await tx.evidence.aggregate({ where: { requestId }, _max: { ordinal: true } });
  const { count } =
    id && owner
      ? await tx.evidence.updateMany({
          where: { id, ...owner, requestId: null, kind: "document" },
          data: { requestId, ordinal: (last._max.ordinal ?? 0) + 1 },
        })
      : { count: 0 };
  if (count !== 1) throw new Refusal("INVALID", says.scanUnknown, { scan: [says.scanUnknown] });
  return id ?? null;
}
