import { beforeEach, describe, expect, test } from "vitest";
import { chatAnswer } from "../../../graph/community/support/chat.ts";
import { workMsPerMinute } from "../../../graph/core/counter.ts";
import { createLimits } from "../../../graph/core/http/call-limits.ts";
import { createHttpApp } from "../../../graph/app/routes.ts";
import { createQuotas } from "../../../graph/core/quotas.ts";
import { reportWrongEntry } from "../../../graph/community/corrections/service.ts";
import { submitFeedback } from "../../../graph/community/feedback/service.ts";
import { listNetwork, listNetworks, unlistNetwork } from "../../../graph/platform/networks/service.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, signInAdmin } from "../../harness/people.ts";
import { filledForm, refusal } from "../../harness/requests/cases.ts";

let quotas = createQuotas();
const lab = useKernel({
  quotas: {
    count: (...call) => quotas.count(...call),
    work: (...call) => quotas.work(...call),
    countRows: (...call) => quotas.countRows(...call),
    countOne: (...call) => quotas.countOne(...call),
  },
});

beforeEach(async () => {
  quotas = createQuotas();
  await lab.db.sharedNetwork.deleteMany();
  await lab.networks.refresh();
});

let networks = 0;
/** An address that no other test uses. */
const station = () => `203.0.113.${(networks += 1)}`;

const callerFrom = (address: string): Promise<Caller> => lab.visitor(address);

type Send = (caller: Caller) => Promise<Response>;
let sent = 0;

const officerForm: Send = (caller) => {
  sent += 1;
  const { badgeNumber: officerBadge, language: _none, ...form } = filledForm();
  const body = { ...form, officerBadge, officerEmail: `officer${sent}@station.example` };
  return caller.fetch("/api/officer-verification", { method: "POST", body });
};
const callback: Send = (caller) => {
  sent += 1;
  const phone = `+1512${String(5_550_000 + sent)}`;
  const body = { sessionId: `chat ${sent}`, name: "Ana", phone, requestType: "general" };
  return caller.fetch("/api/ai-support/callback", { method: "POST", body });
};
const request: Send = (caller) => {
  sent += 1;
  const body = {
    victimName: `Person ${sent}`,
    victimContact: `person${sent}@mail.example`,
    requestDetails: "Needs food tonight",
    urgencyLevel: "medium",
    evidenceUrls: [],
  };
  return caller.fetch("/api/emergency-requests", { method: "POST", body });
};

/** One after the other, each from a browser of their own, and so without a cookie. */
async function each(times: number, address: string | ((n: number) => string), send: Send) {
  const answers: Record<number, number> = {};
  for (let n = 0; n < times; n += 1) {
    const { status } = await send(await callerFrom(typeof address === "string" ? address : address(n)));
    answers[status] = (answers[status] ?? 0) + 1;
  }
  return answers;
}

/** How many callbacks of browsers without a cookie are within the limits. */
async function counted(times: number, address: (n: number) => string): Promise<number> {
  const context = await (await lab.visitor()).context();
  let within = 0;
  for (let n = 0; n < times; n += 1) {
    const call = quotas.count("callback", { ...context, ip: address(n), limitMark: undefined });
    if ((await refusal(call)) === "no refusal") within += 1;
  }
  return within;
}

const superAdmin = () => signInAdmin(lab, { role: "super_admin" });
const list = async (cidr: string, label = "Central station") =>
  listNetwork(await (await superAdmin()).context(), { cidr, label });

describe("behind one address", () => {
  test("thirty officers an hour; the next is told that it is the network, until when, and whom to call", async () => {
    const address = station();
    expect(await each(30, address, officerForm)).toEqual({ 200: 30 });
    const refused = await officerForm(await callerFrom(address));
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      code: "RATE_LIMITED",
      key: "core.networkLimit",
      message: expect.stringMatching(
        /^Many people share your network.* again in 60 minutes.* call 2-1-1\. In an emergency, call 911\.$/,
      ),
    });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
    const spanish = Object.assign(await callerFrom(address), { language: "es" as const });
    expect((await officerForm(spanish)).status).toBe(429);
    expect((await officerForm(await callerFrom(station()))).status).toBe(200);
  });

  test("sixty callbacks an hour are all stored, and the next is not promised", async () => {
    const address = station();
    const before = await lab.db.callbackRequest.count();
    expect(await each(60, address, callback)).toEqual({ 200: 60 });
    expect(await lab.db.callbackRequest.count()).toBe(before + 60);
    const refused = await callback(await callerFrom(address));
    const { message } = (await refused.json()) as { message: string };
    expect([refused.status, message]).toEqual([429, expect.stringContaining("share your network")]);
    expect(message).not.toContain("will call");
    expect(await lab.db.callbackRequest.count()).toBe(before + 60);
    expect((await callback(await callerFrom(station()))).status).toBe(200);
  });

  test("sixty citizens a day file a request", async () => {
    const address = station();
    expect(await each(60, address, request)).toEqual({ 201: 60 });
    const refused = await request(await callerFrom(address));
    expect([refused.status, await refused.json()]).toMatchObject([429, { key: "core.networkLimit" }]);
  });

  test("people of a lobby write feedback, corrections and in the chat", async () => {
    const address = station();
    const form = { feedbackType: "general", agencyName: "Austin Police", content: "They helped me" };
    const outcomes = new Set<string>();
    for (let n = 0; n < 40; n += 1) {
      const context = await (await callerFrom(address)).context();
      outcomes.add(await refusal(submitFeedback(context, { ...form, content: `They helped me ${n}` })));
      outcomes.add(await refusal(chatAnswer(context, { sessionId: `s${n}`, message: "hello" })));
      outcomes.add(await refusal(reportWrongEntry(context, "no-such-entry", { problem: "closed" })));
    }
    expect([...outcomes].filter((outcome) => outcome.includes("RATE_LIMITED"))).toEqual([]);
  });
});

describe("one browser", () => {
  const keepsCookies = async (address: string) => {
    const caller = await callerFrom(address);
    let cookies = "";
    return async (): Promise<Response> => {
      sent += 1;
      const answer = await callback(Object.assign(caller, { cookie: cookies }));
      cookies = answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookies;
      return answer;
    };
  };

  test("has a limit of its own, and its neighbors still have theirs", async () => {
    const address = station();
    const send = await keepsCookies(address);
    for (let n = 0; n < 10; n += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect([refused.status, await refused.json()]).toMatchObject([429, { key: "core.ownLimit" }]);
    for (let n = 0; n < 80; n += 1) await send();
    expect((await callback(await callerFrom(address))).status).toBe(200);
  });

  test("that drops its cookies, or makes them up, meets the network's limit", async () => {
    const address = station();
    let n = 0;
    const madeUp = async (caller: Caller) =>
      callback(Object.assign(caller, { cookie: `safevoice-limits=${String((n += 1)).padStart(43, "x")}` }));
    expect(await each(61, address, madeUp)).toEqual({ 200: 60, 429: 1 });
  });

  test("gets a mark that scripts cannot read, for a day, only when it sends something", async () => {
    const caller = await lab.visitor();
    expect((await caller.fetch("/api/support/info")).headers.getSetCookie()).toEqual([]);
    const [mark] = (await callback(caller)).headers.getSetCookie();
    expect(mark).toMatch(/^safevoice-limits=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
    const secret = /=([\w-]{43})/.exec(mark ?? "")?.[1] ?? "none";
    const stored = [await lab.db.callbackRequest.findMany(), await lab.db.auditEntry.findMany()];
    expect(
      JSON.stringify(stored, (_key, value: unknown) => (typeof value === "bigint" ? 0 : value)),
    ).not.toContain(secret);
  });
});

describe("the processor time of reading messages", () => {
  const answersOf = async (ip: string, limitMark: string | undefined, message: string, most = 100) => {
    const context = await (await lab.visitor()).context();
    for (let n = 0; n < most; n += 1) {
      const call = chatAnswer({ ...context, ip, limitMark }, { sessionId: "s", message });
      if ((await refusal(call)) !== "no refusal") return n;
    }
    return most;
  };

  test("is shared by a network, has a share for each device, and leaves time to read for danger", async () => {
    let now = 0;
    quotas = createQuotas(() => (now += 500));
    const [one, other] = [station(), station()];
    const device = "d".repeat(43);
    expect(await answersOf(one, device, "Where can I sleep tonight?")).toBe(12);
    expect(await answersOf(one, device, "He is not breathing", 3)).toBe(3);
    expect(await answersOf(one, undefined, "Where can I sleep tonight?")).toBe(12);
    expect(await answersOf(other, undefined, "Where can I sleep tonight?")).toBe(24);
  });

  test("counts over a whole IPv6 customer", async () => {
    let now = 0;
    quotas = createQuotas(() => (now += 6000));
    let answered = 0;
    for (let n = 0; n < 40; n += 1)
      answered += await answersOf(`2001:db8:9:${(n * 256).toString(16)}::1`, undefined, "A bed?", 1);
    expect(answered).toBe(32);
  });
});

describe("a listed network", () => {
  test("has ten times as much, counted as one over all of its addresses", async () => {
    await list("198.51.100.0/24");
    expect(await counted(600, (n) => `198.51.100.${n % 250}`)).toBe(600);
    expect(await counted(1, () => "198.51.100.251")).toBe(0);
    expect(await counted(1, () => "198.51.101.1")).toBe(1);
    expect(await each(31, "198.51.100.7", officerForm)).toEqual({ 200: 31 });
  });

  test("has ten times the processor time, and its devices the same as elsewhere", async () => {
    await list("198.51.77.0/24");
    let spent = 0;
    const limits = createLimits(undefined, () => spent, lab.networks);
    const searches = async (ip: string, own?: string) => {
      for (let n = 0; ; n += 1)
        if ((await refusal(limits.work(ip, async () => void (spent += 120), own))) !== "no refusal") return n;
    };
    expect(await searches("198.51.78.1")).toBe(workMsPerMinute / 120);
    expect(await searches("198.51.77.1")).toBe((10 * workMsPerMinute) / 120);
    expect(await searches("203.0.113.250", "device")).toBe(workMsPerMinute / 240);
    expect(await limits.work("203.0.113.250", async () => "read", "another device")).toBe("read");
  });

  test("is listed and removed by security officers with their password, and both are logged", async () => {
    const admin = await superAdmin();
    const context = () => admin.context();
    const { id } = await listNetwork(await context(), { cidr: "198.51.100.77/24", label: " Shelter Oak " });
    expect(await listNetworks(await context())).toMatchObject([
      { cidr: "198.51.100.0/24", label: "Shelter Oak" },
    ]);
    expect(lab.networks.of("198.51.100.9")).toEqual({ name: "198.51.100.0/24", times: 10, around: [] });
    expect(
      await refusal(listNetwork(await context(), { cidr: "198.51.100.0/24", label: "Again" })),
    ).toContain("CONFLICT");
    await unlistNetwork(await context(), id);
    expect(lab.networks.of("198.51.100.9").times).toBe(1);
    expect(await refusal(unlistNetwork(await context(), id))).toContain("CONFLICT");
    expect(await refusal(unlistNetwork(await context(), 999_999))).toContain("NOT_FOUND");
    const entries = await lab.db.auditEntry.findMany({
      where: { action: { in: ["network.listed", "network.unlisted"] }, resourceId: "198.51.100.0/24" },
    });
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["network.listed", "network.unlisted"]),
    );
    const query = "{ sharedNetworks { cidr } }";
    const viewerOf = await signInAdmin(lab, { role: "dispatcher" });
    expect((await ask(viewerOf, query)).code).toBe("FORBIDDEN");
    expect((await ask(await lab.visitor(), query)).code).toBeDefined();
  });

  test.each([
    ["0.0.0.0/0", /too wide/],
    ["10.0.0.0/8", /too wide/],
    ["198.0.0.0/15", /too wide/],
    ["::/0", /too wide/],
    ["2001:db8::/32", /too wide/],
    ["2001:db8::1/128", /at least a \/64/],
    ["station", /IP address, or a range/],
    ["198.51.100.0/24, 198.51.101.0/24", /IP address, or a range/],
  ])("is not %s", async (cidr, said) => {
    const context = await (await superAdmin()).context();
    const error = await listNetwork(context, { cidr, label: "All" }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      code: "INVALID",
      details: { fields: { cidr: [expect.stringMatching(said)] } },
    });
    expect(await lab.db.sharedNetwork.count()).toBe(0);
  });
});

describe("addresses", () => {
  test("of one IPv6 customer count together, and a larger one cannot use thousands of networks", async () => {
    expect(await counted(61, (n) => `2001:db8:1:1::${(n + 1).toString(16)}`)).toBe(60);
    expect(await counted(241, (n) => `2001:db8:2:${(n % 256).toString(16)}::1`)).toBe(240);
    expect(await counted(961, (n) => `2001:db8:3:${(n * 64).toString(16)}::1`)).toBe(960);
  });

  test("are those that the trusted proxy adds; what a caller writes before them does not count", async () => {
    const address = station();
    const spoofed: Send = async (caller) =>
      officerForm({
        ...caller,
        fetch: (path, init) =>
          caller.fetch(path, {
            ...init,
            headers: { "x-forwarded-for": `10.9.${sent % 250}.${sent % 200}, ${address}` },
          }),
      });
    expect(await each(31, "ignored", spoofed)).toEqual({ 200: 30, 429: 1 });
  });
});

test("a page without JavaScript keeps what was typed, and says the same", async () => {
  const app = createHttpApp(lab, createLimits(undefined, undefined, lab.networks));
  const address = station();
  const open = (code: string, language = "en") =>
    app.request("/c", {
      method: "POST",
      headers: {
        "x-forwarded-for": address,
        "accept-language": language,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({ act: "open", code, pin: "482915" }),
    });
  const wrong = new Set<number>();
  for (let n = 0; n < 200; n += 1) wrong.add((await open("ABCD-EFGH")).status);
  expect(wrong).toEqual(new Set([400]));
  for (const [language, said] of [
    ["en", "Many people share your network"],
    ["es", "Muchas personas comparten su red"],
    ["fr", "Beaucoup de personnes partagent votre réseau"],
  ] as const) {
    const refused = await open("ABCD-EFGH", language);
    const page = await refused.text();
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(page).toContain(said);
    expect(page).toContain('value="ABCD-EFGH"');
  }
});
