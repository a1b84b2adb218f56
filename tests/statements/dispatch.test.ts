import { beforeAll, expect, test } from "vitest";
import {
  dispatchPrefetch,
  readDispatchFacts,
  type DispatchFacts,
} from "../../graph/help/dispatches/give/facts.sql.ts";
import { readUsedCodes } from "../../graph/help/vendors/codes.sql.ts";
import { findCaller } from "../../graph/core/sessions/lookup.sql.ts";
import { limitWindowMs } from "../../shared/help/dispatches/rules.ts";
import { requestForLetters } from "../../graph/messages/letters/write/facts.ts";
import { fileEveryKind, type EveryKind } from "../harness/requests/every-kind.ts";
import { useKernel } from "../harness/kernel.ts";

/* What a dispatch reads first: apart, and together with the administrator's session. */

const lab = useKernel();
let every: EveryKind;
/** Two requests that are for one person, the first of them with help. */
let joined: number[];
let providers: { vendorId: number; helpType: "food" | "transportation" | "shelter" }[];
beforeAll(async () => {
  every = await fileEveryKind(lab);
  const vendors = await lab.db.vendor.findMany({ orderBy: { id: "asc" } });
  const of = (helpType: "food" | "transportation" | "shelter") =>
    vendors.filter(({ helpTypes }) => helpTypes.includes(helpType));
  const [meal, other] = of("food");
  const [ride] = of("transportation");
  const [room] = of("shelter");
  await lab.db.vendor.update({ where: { id: other!.id }, data: { isActive: false, supportHours: "9 to 5" } });
  await lab.db.vendor.update({ where: { id: room!.id }, data: { deletedAt: lab.now() } });
  await lab.db.vendorCode.createMany({
    data: [
      { vendorId: meal!.id, helpType: "shelter" as const, codeKey: "1" },
      { vendorId: ride!.id, helpType: null, codeKey: "2" },
      { vendorId: other!.id, helpType: "food" as const, codeKey: "3", state: "burnt" as const },
    ].map((one) => ({ ...one, codeSealed: "sealed", batch: "one" })),
  });
  const helped = await lab.db.helpDispatch.findFirstOrThrow({ where: { voidedAt: null } });
  joined = [helped.requestId, every.all.find((id) => id !== helped.requestId)!];
  await lab.db.personVerdict.create({
    data: {
      ...{ firstId: Math.min(...joined), secondId: Math.max(...joined) },
      ...{ answer: "same", reason: "", keys: [], by: "kim" },
    },
  });
  providers = [
    { vendorId: ride!.id, helpType: "transportation" },
    { vendorId: meal!.id, helpType: "food" },
    { vendorId: 999_999, helpType: "food" },
    { vendorId: other!.id, helpType: "food" },
    { vendorId: room!.id, helpType: "shelter" },
    { vendorId: ride!.id, helpType: "food" },
  ];
});

/** The newest live help of each kind for the other requests of a joined pair. */
async function plainSamePerson(number: number): Promise<DispatchFacts["samePerson"]> {
  if (!joined.includes(number)) return null;
  const rows = await lab.db.helpDispatch.findMany({
    where: { requestId: { in: joined.filter((id) => id !== number) }, voidedAt: null, expiredAt: null },
    orderBy: { createdAt: "desc" },
    include: { request: { select: { caseId: true, agencyId: true } } },
  });
  const kinds = [...new Set(rows.map(({ helpType }) => helpType))];
  const help = kinds.map((kind) => {
    const { createdAt, requestId, request, helpType } = rows.find((one) => one.helpType === kind)!;
    return { number: requestId, ...request, helpType, at: createdAt };
  });
  return { firstId: Math.min(...joined), help: help.toSorted((a, b) => (a.helpType < b.helpType ? -1 : 1)) };
}

async function plainFacts(number: number, isRepeat: boolean): Promise<DispatchFacts> {
  const request = await lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id: number },
    select: requestForLetters,
  });
  const { status, version, agencyId } = await lab.db.emergencyRequest.findUniqueOrThrow({
    where: { id: number },
  });
  const money = await lab.db.fundAllocation.findMany({
    where: { requestId: number, status: { in: ["allocated", "distributed"] } },
  });
  const live = await lab.db.helpDispatch.findMany({
    where: { requestId: number, voidedAt: null },
    orderBy: { id: "asc" },
  });
  const since = new Date(lab.now().getTime() - limitWindowMs);
  return {
    ...{ status, version, agencyId, isRepeat },
    envelope: {
      allocated: money.reduce((sum, { amountCents }) => sum + amountCents, 0),
      live: live.reduce((sum, one) => sum + one.estimatedValueCents, 0),
      lost: 0,
      paid: money.reduce((sum, { paidCents }) => sum + (paidCents ?? 0), 0),
    },
    live: live.map((one) => ({
      ...{ id: one.id, vendorId: one.vendorId, helpType: one.helpType, valueCents: one.estimatedValueCents },
      ...{ people: one.people, hours: one.hours, isRecent: one.createdAt > since },
      ...{ createdAt: one.createdAt, dispatchedBy: one.dispatchedBy },
    })) as DispatchFacts["live"],
    samePerson: await plainSamePerson(number),
    offers: await Promise.all(
      providers.map(async ({ vendorId, helpType }) => {
        const vendor = await lab.db.vendor.findUnique({ where: { id: vendorId } });
        const codes = await lab.db.vendorCode.count({
          where: { vendorId, state: { not: "burnt" }, OR: [{ helpType: null }, { helpType }] },
        });
        return {
          id: expect.any(Number) as number,
          vendor: vendor
            ? {
                ...{ at: expect.any(Number), id: vendor.id, name: vendor.name, chatUrl: vendor.chatUrl },
                ...{ supportPhones: vendor.supportPhones, website: vendor.website },
                ...{ supportHours: vendor.supportHours, emergencyContact: vendor.emergencyContact },
                ...{ serviceArea: vendor.serviceArea, isOffered: vendor.isActive, hasPool: codes > 0 },
                isKnown: vendor.deletedAt === null && vendor.helpTypes.includes(helpType),
              }
            : undefined,
        };
      }),
    ),
    request,
  };
}

test("the facts are those that Prisma reads, of every kind of request", async () => {
  const key = { scope: "dispatch 1", key: "a-key-that-was-used" };
  await lab.db.idempotencyKey.create({ data: { ...key, bodyHash: "", answer: {} } });
  const ids = new Set<number>();
  for (const number of every.all)
    for (const used of [undefined, key, { ...key, scope: "dispatch 2" }]) {
      const asked = { requestId: number, providers, key: used };
      const facts = await readDispatchFacts(lab, lab.sql, asked);
      expect([number, facts]).toEqual([number, await plainFacts(number, used === key)]);
      for (const { id } of facts!.offers) ids.add(id);
    }
  // No two future dispatches get the same number.
  expect(ids.size).toBe(every.all.length * 3 * providers.length);
  expect(await readDispatchFacts(lab, lab.sql, { requestId: 999_999, providers })).toBeUndefined();
});

test("together with the session they are the same for administrators, and nothing for others", async () => {
  for (const [who, caller] of Object.entries(every.viewers)) {
    const token = /=([\w-]{43})/.exec(caller.cookie)?.[1];
    if (token === undefined) continue;
    const isAdmin = (await caller.context()).viewer.kind === "admin";
    for (const number of every.all) {
      const prefetch = dispatchPrefetch({ requestId: number, providers, key: "another key" });
      const found = await findCaller(lab.sql, { hash: lab.keys.hash(token), now: lab.now(), prefetch });
      if (!isAdmin) {
        expect([who, found?.prefetched ?? null]).toEqual([who, null]);
        continue;
      }
      const { offers, ...plain } = await plainFacts(number, false);
      const { ids, vendors, ...facts } = found!.prefetched as typeof plain & {
        ids: number[];
        vendors: { at: number }[];
      };
      expect([who, number, facts]).toEqual([who, number, plain]);
      expect(ids).toHaveLength(providers.length);
      expect(vendors.toSorted((a, b) => a.at - b.at)).toEqual(offers.flatMap(({ vendor }) => vendor ?? []));
    }
  }
});

test("the codes in use are those of dispatches", async () => {
  const rows = await lab.db.helpDispatch.findMany({ select: { promoCodeKey: true } });
  const keys = rows.map(({ promoCodeKey }) => promoCodeKey);
  expect((await readUsedCodes(lab.sql, [...keys, "free"])).toSorted()).toEqual(keys.toSorted());
  expect(await readUsedCodes(lab.sql, ["free"])).toEqual([]);
});
