import { beforeAll, expect, test } from "vitest";
import { composeMessage } from "../../../graph/messages/communications/compose.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
let admin: Caller;
const start = Date.parse("2027-01-05T10:00:00Z");

/** 210 messages that were sent after the three callback requests. */
beforeAll(async () => {
  admin = await signInAdmin(lab);
  await lab.db.message.deleteMany();
  for (const n of [1, 2, 3])
    await lab.db.callbackRequest.create({
      data: {
        name: `Caller ${n}`,
        phone: "+15125550166",
        requestType: "general",
        sessionKey: `s${n}`,
        createdAt: new Date(start + n),
      },
    });
  await lab.db.message.createMany({
    data: Array.from({ length: 210 }, (_, n) => ({
      ...composeMessage(lab, {
        kind: "admin-notice",
        channel: "email",
        recipientType: "admin",
        recipientName: "Desk",
        recipientAddress: "desk@fund.example",
        subject: `Notice ${n}`,
        body: { text: "Notice" },
      }),
      createdAt: new Date(start + 1000 + n),
    })),
  });
});

interface Row {
  id: string;
  direction: string;
  status: string;
  createdAt: string;
}
async function list(address: string) {
  const response = await admin.fetch(address);
  const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
  const { notifications = [], ...body } = (await response.json()) as { notifications?: Row[] };
  return { status: response.status, rows: notifications, next, body };
}
const all = "/api/admin/communications";

test("a program gets unread items first, then the newest, 200 in all, and a link to the rest", async () => {
  const { rows, next } = await list(all);
  expect(rows).toHaveLength(200);
  expect(rows.slice(0, 4).map(({ id, direction }) => [id.split("-")[0], direction])).toEqual([
    ["callback", "inbound"],
    ["callback", "inbound"],
    ["callback", "inbound"],
    ["message", "outbound"],
  ]);
  const rest = await list(next ?? "");
  expect(rest.rows).toHaveLength(13);
  expect(rest.next).toBeUndefined();
  expect(new Set([...rows, ...rest.rows].map(({ id }) => id)).size).toBe(213);
});

test.each([1, 2, 3, 4, 100])("in pages of %i nothing is missing or repeated", async (limit) => {
  const ids: string[] = [];
  let next: string | undefined = `${all}?limit=${limit}`;
  for (let pages = 0; next && pages < 12; pages += 1) {
    const page = await list(next);
    expect(page.rows.length).toBeLessThanOrEqual(limit);
    ids.push(...page.rows.map(({ id }) => id));
    ({ next } = page);
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.slice(0, 3).every((id) => id.startsWith("callback-"))).toBe(true);
});

test("a read item is sorted by time", async () => {
  const [first] = (await list(`${all}?status=unread`)).rows;
  expect((await admin.fetch(`${all}/${first!.id}/read`, { method: "PUT" })).status).toBe(200);
  const { rows } = await list(`${all}?limit=213`);
  expect(rows.findIndex(({ id }) => id === first!.id)).toBe(212);
  expect((await list(`${all}?direction=inbound`)).rows).toHaveLength(3);
  expect(
    (await list(`${all}?direction=outbound`)).rows.every(({ direction }) => direction === "outbound"),
  ).toBe(true);
});

test("rejects an invalid limit or cursor by name", async () => {
  for (const query of ["limit=0", "limit=ten", "after=here"])
    expect([query, (await list(`${all}?${query}`)).status]).toEqual([query, 400]);
});

test("marking a sent or missing item as read says why not", async () => {
  const { rows } = await list(`${all}?direction=outbound&limit=1`);
  const mark = async (id: string) => {
    const answer = await admin.fetch(`${all}/${id}/read`, { method: "PUT" });
    return { status: answer.status, ...((await answer.json()) as { message: string }) };
  };
  expect(await mark(rows[0]!.id)).toMatchObject({
    status: 400,
    message:
      "You can't mark a sent message as read. Only received messages (direction inbound) can be marked.",
  });
  for (const id of ["response-99", "message-7", "nothing", "response-99999999999"])
    expect(await mark(id)).toMatchObject({
      status: 404,
      message: "Message not found. Use an id from the list, such as response-12.",
    });
});
