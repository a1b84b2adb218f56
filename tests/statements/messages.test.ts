import { beforeAll, expect, test } from "vitest";
import type { Prisma } from "../../prisma/client/client.ts";
import { wholeProgram } from "../../graph/core/access/agency-scope.ts";
import { deliveryStateOf, outboxViews, reasonOf } from "../../graph/messages/communications/rules.ts";
import { says } from "../../shared/messages/communications/sentences.ts";
import { threadViews, type ThreadView } from "../../shared/desk/inbox/rules.ts";
import { countThreads, readThreads } from "../../graph/desk/inbox/threads/threads.sql.ts";
import { countInbox, countUnreadItems, readInbox } from "../../graph/desk/inbox/inbox.sql.ts";
import {
  countOutboxMessages,
  countOutboxStates,
  readOutboxMessage,
  readOutboxPage,
} from "../../graph/messages/communications/outbox.sql.ts";
import { fileEveryKind, type EveryKind } from "../harness/requests/every-kind.ts";
import { useKernel } from "../harness/kernel.ts";

/* The outbox and the inbox, of every kind of request and recipient. */

const lab = useKernel();
const scope = wholeProgram();
let every: EveryKind;
beforeAll(async () => {
  every = await fileEveryKind(lab);
  await lab.db.message.deleteMany();
  const states = ["queued", "sending", "sent", "failed"] as const;
  const recipients = ["victim", "officer", "supervisor", "admin"] as const;
  const start = lab.now().getTime();
  await lab.db.message.createMany({
    data: [...every.all, null].flatMap((requestId, at) =>
      states.map((state, n) => ({
        ...{ requestId, state, kind: "letter-victim", bodySealed: "sealed" },
        channel: n === 2 && at % 3 === 0 ? ("phone" as const) : n % 2 ? ("sms" as const) : ("email" as const),
        recipientType: recipients[(at + n) % recipients.length]!,
        recipientName: `Robin 5_0% ${at}`,
        recipientAddress: `robin${at}@example.com`,
        subject: `About ${at}`,
        tries: n,
        reason: n === 2 && at % 2 ? null : `Reason ${at}`,
        // Some without a receipt, some with one, some with both kinds.
        deliveredAt: at % 4 === 1 ? new Date(start - at) : null,
        undeliveredAt: at % 4 > 1 ? new Date(start - at) : null,
        providerCode: at % 4 > 2 ? "30003" : null,
        ...(at % 5 === 4 && { handledAt: new Date(start - at), handledBy: "dana" }),
        sentAt: n === 2 ? new Date(start - at * 1000) : null,
        dueAt: new Date(start + at * 1000),
        createdAt: new Date(start - at * 5000 - n * 1000),
      })),
    ),
  });
});

type Row = Prisma.MessageGetPayload<{ include: { request: true } }>;
const reachedNoOne = (row: Row) => ["failed", "undelivered"].includes(deliveryStateOf(row));
/** To a person who must not be contacted. None of these messages is superseded. */
const isHeld = ({ recipientType, request }: Row) =>
  recipientType === "victim" && request !== null && !request.contacting;
/** A failed message to such a person still needs someone: it may have said something important. */
const isOpen = (row: Row) =>
  reachedNoOne(row) && row.handledAt === null && (row.state === "failed" || !isHeld(row));
const plainMessage = (row: Row) => ({
  ...{ id: row.id, kind: row.kind, channel: row.channel, recipientType: row.recipientType },
  state: deliveryStateOf(row),
  recipientName:
    row.request?.anonymous && row.recipientType === "victim" ? row.request.caseId : row.recipientName,
  ...{
    subject: row.subject,
    requestId: row.requestId,
    caseId: row.request?.caseId ?? null,
    tries: row.tries,
  },
  reason: reachedNoOne(row) && isHeld(row) ? says.notToBeContacted : reasonOf(row),
  canRetry: row.state === "failed" && !isHeld(row),
  ...{
    canHandle: isOpen(row),
    canReopen: row.handledAt !== null && row.resentAsId === null && reachedNoOne(row),
    otherChannel: null,
    handledBy: row.handledBy,
    handledAt: row.handledAt,
  },
  dueAt: row.dueAt,
  sentAt: row.sentAt,
  createdAt: row.createdAt,
});

const shownIn = (view: string) => (row: Row) =>
  row.channel !== "phone" &&
  (view === "all" ||
    (view === "sent"
      ? ["captured", "sent", "delivered"].includes(deliveryStateOf(row))
      : view === "settled"
        ? reachedNoOne(row) && !isOpen(row)
        : deliveryStateOf(row) === view && (view === "waiting" || isOpen(row))));
const isFound = (search: string) => (row: Row) =>
  [row.subject, row.request?.caseId, ...(row.request?.anonymous ? [] : [row.recipientName])].some((text) =>
    text?.toLowerCase().includes(search.toLowerCase()),
  );
const rank = (row: Row) => (isOpen(row) ? 0 : deliveryStateOf(row) === "waiting" ? 1 : 2);

async function plainOutbox(view: string, search: string) {
  const rows = await lab.db.message.findMany({ include: { request: true } });
  return rows
    .filter(shownIn(view))
    .filter(isFound(search))
    .toSorted((a, b) => rank(a) - rank(b) || b.createdAt.getTime() - a.createdAt.getTime())
    .map(plainMessage);
}

test.each(outboxViews)("the outbox has the messages that Prisma reads: %s", async (view) => {
  for (const search of ["", "About 3", "5_0%", "em-", "nothing has this"]) {
    const plain = await plainOutbox(view, search);
    expect([search, await readOutboxPage(lab.sql, { view, search, skip: 0, take: 1000 })]).toEqual([
      search,
      plain,
    ]);
    expect(await readOutboxPage(lab.sql, { view, search, skip: 3, take: 4 })).toEqual(plain.slice(3, 7));
    expect(await countOutboxMessages(lab.sql, { view, search })).toBe(plain.length);
  }
});

test("one message, and the counts of all, are the same", async () => {
  const all = await plainOutbox("all", "");
  for (const one of all) expect(await readOutboxMessage(lab.sql, one.id)).toEqual(one);
  const of = async (view: string) => (await plainOutbox(view, "")).length;
  expect(await countOutboxStates(lab.sql)).toEqual({
    failed: await of("failed"),
    undelivered: await of("undelivered"),
    waiting: await of("waiting"),
    sent: await of("sent"),
  });
});

test("beyond a thousand, messages are listed and no longer counted", async () => {
  const many = Array.from({ length: 1010 }, (_, n) => ({
    ...({ kind: "letter-victim", bodySealed: "sealed", channel: "email", state: "sent" } as const),
    ...({ recipientType: "officer", recipientName: "Sam", recipientAddress: "sam@example.com" } as const),
    ...{ subject: "One of many", dueAt: lab.now(), createdAt: new Date(lab.now().getTime() - n) },
  }));
  await lab.db.message.createMany({ data: many });
  const asked = { view: "sent", search: "one of many" } as const;
  expect(await countOutboxMessages(lab.sql, asked)).toBe(1001);
  expect((await countOutboxStates(lab.sql)).sent).toBe(1001);
  expect(await readOutboxPage(lab.sql, { ...asked, skip: 1000, take: 26 })).toHaveLength(10);
  await lab.db.message.deleteMany({ where: { subject: "One of many" } });
});

test("an item of the inbox has its own columns, and those of its case", async () => {
  const items = await readInbox(lab.sql, { search: "", limit: 1000, scope });
  const responses = await lab.db.recipientResponse.findMany({ include: { request: true } });
  const messages = await lab.db.message.findMany({ include: { request: true } });
  expect(items).toHaveLength(responses.length + messages.length);
  const times = items.map(({ at }) => at.getTime());
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  for (const { key, at, requestId, ...item } of items) {
    const [source, id] = [key.slice(0, key.indexOf("-")), key.slice(key.indexOf("-") + 1)];
    const row =
      source === "response"
        ? responses.find((one) => String(one.id) === id)
        : messages.find((one) => one.id === id);
    expect([key, at, requestId]).toEqual([key, row!.createdAt, row!.requestId]);
    const request =
      row!.requestId === null
        ? null
        : await lab.db.emergencyRequest.findUnique({
            where: { id: row!.requestId },
            include: { victimInfo: true, officer: true, verification: true },
          });
    const { officer, verification, victimInfo } = request ?? {};
    expect([key, item]).toEqual([
      key,
      expect.objectContaining({
        ...{ caseId: request?.caseId ?? null, anonymous: request?.anonymous ?? null },
        ...{ contacting: request?.contacting ?? null, victimName: request?.victimName ?? null },
        ...{ victimEmail: request?.victimEmail ?? null, victimPhone: request?.victimPhone ?? null },
        ...{ fullName: victimInfo?.fullName ?? null, infoEmail: victimInfo?.email ?? null },
        ...{ infoPhone: victimInfo?.phone ?? null, officerEmail: officer?.email ?? null },
        ...{ officerPhone: officer?.phone ?? null, notifyByEmail: officer?.notifyByEmail ?? null },
        ...{ notifyBySms: officer?.notifyBySms ?? null, replies: 0 },
        supervisorEmail: verification?.supervisorEmail ?? null,
        supervisorPhone: verification?.supervisorPhone ?? null,
        ...("content" in row!
          ? {
              ...{ direction: "inbound", sender: row.sender, text: row.content, party: row.recipientType },
              status: row.acknowledgedAt ? "read" : "delivered",
            }
          : {
              ...{ direction: "outbound", recipient: row!.recipientName, subject: row!.subject },
              ...{ canRetry: row!.state === "failed" && !isHeld(row!), party: row!.recipientType },
              status: deliveryStateOf(row!).replace("waiting", "pending"),
            }),
      }),
    ]);
  }
  expect(await countUnreadItems(lab.sql, scope)).toBe(responses.filter((one) => !one.acknowledgedAt).length);
});

test("the inbox's filters choose among the same items", async () => {
  const all = await readInbox(lab.sql, { search: "", limit: 1000, scope });
  const keys = (rows: { key: string }[]) => rows.map(({ key }) => key);
  const read = async (filter: object) => {
    const asked = { search: "", limit: 1000, scope, ...filter };
    const rows = keys(await readInbox(lab.sql, asked));
    expect(await countInbox(lab.sql, asked)).toBe(rows.length);
    expect(keys(await readInbox(lab.sql, { ...asked, skip: 1, limit: 2 }))).toEqual(rows.slice(1, 4));
    return rows;
  };
  for (const direction of ["inbound", "outbound"] as const)
    expect(await read({ direction })).toEqual(keys(all.filter((one) => one.direction === direction)));
  for (const request of every.all)
    expect(await read({ request })).toEqual(keys(all.filter(({ requestId }) => requestId === request)));
  const third = all[2]!;
  expect(await read({ after: `${third.at.toISOString()}~${third.key}` })).toEqual(keys(all.slice(3)));
  expect(await read({ status: "unread", direction: "outbound" })).toEqual([]);
  expect(await read({ status: "unread" })).toEqual(
    keys(all.filter(({ direction, status }) => direction === "inbound" && status === "delivered")),
  );
  // Someone anonymous is not found by a text that may name them.
  expect(await read({ search: "It arrived" })).toEqual(
    keys(all.filter((one) => one.direction === "inbound" && !one.anonymous)),
  );
});

test("the threads of the inbox are its items by case, in each view", async () => {
  const all = await readInbox(lab.sql, { search: "", limit: 1000, scope });
  const waits = ({ direction, status }: (typeof all)[number]) =>
    direction === "inbound" && status === "delivered";
  const shown: Record<ThreadView, (item: (typeof all)[number]) => boolean> = {
    needs_answer: waits,
    urgent: (item) => waits(item) && item.isUrgent,
    failed: (item) => item.direction === "outbound" && item.isUrgent,
    mine: ({ requestId }) => requestId === every.all[0],
    all: () => true,
  };
  const admin = await lab.db.admin.findFirstOrThrow();
  const owned = { requestId: every.all[0]!, adminId: admin.id };
  await lab.db.caseOwner.create({ data: { ...owned, by: admin.username } });
  for (const view of threadViews) {
    const plain = new Map<string, typeof all>();
    for (const item of all.filter(shown[view])) {
      const id = item.requestId === null ? item.key : `request-${item.requestId}`;
      plain.set(id, [...(plain.get(id) ?? []), item]);
    }
    const asked = { view, search: "", adminId: admin.id, scope };
    const threads = await readThreads(lab.sql, asked, { skip: 0, take: 1000 });
    expect([view, Object.fromEntries(threads.map(({ id, ...rest }) => [id, rest]))]).toEqual([
      view,
      Object.fromEntries(
        [...plain].map(([id, items]) => [
          id,
          {
            waiting: items.filter(waits).length,
            isUrgent: items.some((item) => waits(item) && item.isUrgent),
            latest: items[0],
          },
        ]),
      ),
    ]);
    expect((await countThreads(lab.sql, asked, threadViews))[view]).toBe(threads.length);
    const order = threads.map(({ id, isUrgent, latest }) => [isUrgent ? 0 : 1, latest.at, id]);
    expect(order).toEqual(
      order.toSorted((a, b) => Number(a[0]) - Number(b[0]) || (a[1]! < b[1]! ? 1 : a[1]! > b[1]! ? -1 : 0)),
    );
    expect(await readThreads(lab.sql, asked, { skip: 1, take: 2 })).toEqual(threads.slice(1, 3));
    // Each page alone: a short one is found among the newest items, a later one needs more of them.
    for (let skip = 0; skip < threads.length; skip += 1)
      expect(await readThreads(lab.sql, asked, { skip, take: 1 })).toEqual(threads.slice(skip, skip + 1));
  }
});
