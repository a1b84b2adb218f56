import { beforeAll, expect, test } from "vitest";
import { composeMessage } from "../../../graph/messages/communications/compose.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { deliveryStateOf } from "../../../graph/messages/communications/rules.ts";
import { receiveReceipt } from "../../../graph/help/incoming/receipts.ts";
import { reportedIn } from "../../../graph/help/incoming/rules.ts";
import { noteTaken } from "../../../graph/messages/communications/receipts.sql.ts";
import { hookSecret, signedCall } from "../../harness/fakes/gateway.ts";
import { useKernel } from "../../harness/kernel.ts";

const lab = useKernel();
const now = new Date("2027-03-01T12:00:00Z");
beforeAll(() => {
  lab.setNow(now);
  lab.env.HOOK_SECRET = hookSecret;
});

const messages = 2000;
const receipts = 10_000;
/** Each of so many goes through the signed hook; the others are handed on as the hook does. */
const overHttp = 5;
/** As many connections as a busy provider opens. */
const atOnce = 20;

/** The same night every time: a failure can be looked at again. */
let seed = 20_270_301;
function random(most: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * most);
}
function shuffled<One>(all: One[]): One[] {
  const order = [...all];
  for (let last = order.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

interface Call {
  event: string;
  message: number;
  status: "queued" | "sent" | "delivered" | "undelivered" | "failed";
}
/** What a provider may report on one message, in any order. */
const stories: Call["status"][][] = [
  [],
  ["queued", "sent"],
  ["queued", "sent", "delivered"],
  ["sent", "undelivered"],
  ["queued", "failed"],
  ["undelivered", "delivered"],
  ["queued", "sent", "undelivered", "delivered"],
];
const endOf = (story: readonly Call["status"][]) => {
  if (story.includes("delivered")) return "delivered";
  return story.some((status) => status === "undelivered" || status === "failed") ? "undelivered" : "sent";
};

test("10,000 receipts in any order, repeated, and before their sends returned end in the exact states", async () => {
  const rows = Array.from({ length: messages }, () =>
    composeMessage(lab, {
      ...{ kind: "composed", channel: "sms", recipientType: "victim", recipientName: "Robin" },
      ...{ recipientAddress: "+15125550143", subject: "SMS", body: { text: "Please call us." } },
    }),
  );
  // Half of the sends have not returned: the provider is faster than they are.
  const isLate = (n: number) => n % 2 === 1;
  await lab.db.message.createMany({
    data: rows.map((row, n) => ({
      ...row,
      ...(isLate(n)
        ? { state: "sending" as const, tries: 1, leaseUntil: new Date(now.getTime() + 120_000) }
        : { state: "sent" as const, sentAt: now, providerId: `gw-${n}` }),
    })),
  });
  const told = rows.map((_row, n) => stories[n % stories.length]!);
  const once = told.flatMap((story, message) =>
    story.map((status, place): Call => ({ event: `evt-${message}-${place}`, message, status })),
  );
  const repeats = Array.from({ length: receipts - once.length }, () => once[random(once.length)]!);
  const calls = shuffled([...once, ...repeats]);
  expect(calls).toHaveLength(receipts);
  expect(repeats.length).toBeGreaterThan(3000);

  const provider = await lab.visitor();
  const context = systemContext(lab, "hook");
  async function post({ event, message, status }: Call) {
    const signed = signedCall({ id: `gw-${message}`, status, code: "30003" }, { id: event, at: now });
    return (await provider.fetch(`/hooks/sms/status?message=${rows[message]!.id}`, signed)).status;
  }
  /** What the hook does with a signed call. */
  async function handOn({ event, message, status: said }: Call) {
    const status = reportedIn(said);
    const receipt = { eventId: `call ${event}`, providerId: `gw-${message}`, messageId: rows[message]!.id };
    if (status) await receiveReceipt(context, { ...receipt, status, code: "30003", channel: "sms" });
    return 204;
  }
  const late = shuffled(rows.flatMap((_row, n) => (isLate(n) ? [n] : [])));
  const answers = new Map<number, number>();
  async function call() {
    for (let next = calls.pop(); next; next = calls.pop()) {
      const answer = calls.length % overHttp === 0 ? await post(next) : await handOn(next);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      // A send returns between two receipts.
      const returned = calls.length % 10 === 0 ? late.pop() : undefined;
      if (returned !== undefined) await takenLate(returned);
    }
  }
  const takenLate = (n: number) =>
    lab.db.$transaction((tx) =>
      noteTaken(tx, { id: rows[n]!.id, channel: "sms", at: now, providerId: `gw-${n}`, reason: null }),
    );
  await Promise.all(Array.from({ length: atOnce }, call));
  for (const n of late) await takenLate(n);

  expect([...answers]).toEqual([[204, receipts]]);
  const stored = await lab.db.message.findMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  const states = new Map(stored.map((row) => [row.id, deliveryStateOf(row)]));
  const wrong = rows.flatMap(({ id }, n) =>
    states.get(id) === endOf(told[n]!) ? [] : [{ n, story: told[n], is: states.get(id) }],
  );
  expect(wrong).toEqual([]);
  // Each report that says something is kept once; "queued" says nothing.
  const kept = once.filter(({ status }) => status !== "queued").length;
  expect(await lab.db.providerEvent.count()).toBe(kept);
  // The log has one entry for each time that a message was learned not to have arrived.
  const entries = await lab.db.auditEntry.findMany({
    where: { action: "message.undelivered" },
    select: { resourceId: true },
  });
  const perMessage = new Map<string, number>();
  for (const { resourceId } of entries)
    perMessage.set(resourceId ?? "", (perMessage.get(resourceId ?? "") ?? 0) + 1);
  expect(Math.max(...perMessage.values())).toBe(1);
}, 300_000);
