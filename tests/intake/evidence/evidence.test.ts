import { readdirSync, utimesSync } from "node:fs";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import type { AppEnv } from "../../../graph/core/http/app-env.ts";
import { Refusal } from "../../../graph/core/errors.ts";
import type { Context } from "../../../graph/core/context.ts";
import type { Viewer } from "../../../graph/core/access/viewer.ts";
import type { Patience } from "../../../graph/core/http/body.ts";
import { mountEvidence } from "../../../graph/intake/evidence/http.ts";
import { attachEvidence } from "../../../graph/intake/evidence/service.ts";
import { sweepEvidence } from "../../../graph/intake/evidence/sweep.ts";
import { addOfficer, addRequest, useContexts } from "../../harness/context.ts";
import { useDatabase } from "../../harness/database/database.ts";

const database = useDatabase();
const { as } = useContexts(database);
const kernel = () => as({ kind: "visitor" });

const pdf = Buffer.from("%PDF-1.7\nA statement of need\n%%EOF");
/** A WebM file with one track, of sound. */
const recording = Buffer.from("1a45dfa3874282847765626d18538067ff1654ae6b85ae838301021f43b675ff0102", "hex");

/** A PNG of a few bytes that claims `side` × `side` pixels. */
function pngOf(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [data.byteLength, crc32(body)].map((number) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(number);
      return bytes;
    });
    return Buffer.concat([length!, body, sum!]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    ...[chunk("IHDR", header), chunk("IDAT", deflateSync(Buffer.alloc(8))), chunk("IEND", Buffer.alloc(0))],
  ]);
}

function appFor(context: Context | (() => Context), waits?: Patience) {
  const app = new Hono<AppEnv>();
  app.use((c, next) => {
    c.set("context", typeof context === "function" ? context() : context);
    return next();
  });
  app.onError((error, c) => {
    if (error instanceof Refusal)
      return c.json({ message: error.message, code: error.code }, error.status as 400);
    throw error;
  });
  mountEvidence(app, waits);
  return app;
}

const send = async (
  context: Context,
  bytes: Uint8Array,
  name = "need.pdf",
  kind = "document",
  type = "application/octet-stream",
) => {
  const body = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  return appFor(context).request(`/api/evidence?name=${encodeURIComponent(name)}&kind=${kind}`, {
    method: "POST",
    body,
    headers: { "content-type": type },
  });
};
const upload = async (context: Context, name?: string, kind?: string, bytes: Uint8Array = pdf) =>
  (await (await send(context, bytes, name, kind)).json()) as { id: string; url: string; name: string };
const read = (viewer: Viewer, url: string, headers = {}) => appFor(as(viewer)).request(url, { headers });

test("an officer's file is stored, and no one else reads it until a request has it", async () => {
  const officer = await addOfficer(database);
  const answer = await send(as(officer), pdf, "../need <1>.pdf");
  expect(answer.status).toBe(201);
  const file = (await answer.json()) as { url: string };
  expect(file).toMatchObject({
    success: true,
    name: "need 1.pdf",
    mediaType: "application/pdf",
    bytes: pdf.byteLength,
  });

  const mine = await read(officer, file.url);
  expect(Buffer.from(await mine.arrayBuffer())).toEqual(pdf);
  expect(mine.headers.get("content-disposition")).toMatch(/^attachment; filename="need 1.pdf"/);
  expect(mine.headers.get("cache-control")).toBe("private, no-store");
  expect(mine.headers.get("x-content-type-options")).toBe("nosniff");
  const other = await addOfficer(database);
  for (const viewer of [other, { kind: "visitor" } as const])
    expect((await read(viewer, file.url)).status).toBe(404);
  expect(
    await database.db.auditEntry.count({
      where: { action: "evidence.read", actorId: String(officer.officerId) },
    }),
  ).toBe(1);
});

test("a visitor who uploads becomes a citizen, and the next upload is the same citizen's", async () => {
  const context = as({ kind: "visitor" });
  await upload(context);
  expect(context.viewer.kind).toBe("citizen");
  await upload(context);
  expect(
    await database.db.evidence.count({
      where: { citizenId: (context.viewer as { citizenId: number }).citizenId },
    }),
  ).toBe(2);
});

test("a player gets the requested part", async () => {
  const officer = await addOfficer(database);
  const { url } = await upload(as(officer), "voice.webm", "recipient_statement", recording);
  const opened = () =>
    database.db.auditEntry.count({
      where: { action: "evidence.read", actorId: String(officer.officerId), resourceId: url.slice(7) },
    });
  expect(await opened()).toBe(0);
  const part = await read(officer, url, { range: "bytes=2-5" });
  expect(await opened()).toBe(1); // at any starting position
  await read(officer, url, { range: "bytes=0-1" });
  expect(await opened()).toBe(1); // the next part of the same opening
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 2-5/${recording.byteLength}`);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(recording.subarray(2, 6));
  expect((await read(officer, url, { range: "bytes=9999-" })).status).toBe(416);
});

describe("is refused with a sentence that names the file", () => {
  const refusal = async (answer: Response) => [
    answer.status,
    ((await answer.json()) as { message: string }).message,
  ];
  test("a file that is too large", async () => {
    const [status, message] = await refusal(
      await send(as(await addOfficer(database)), new Uint8Array(10 * 1024 * 1024 + 1), "film.pdf"),
    );
    expect([status, message]).toEqual([413, "film.pdf is larger than 10 MB. Choose a smaller file."]);
  });
  test.each([
    ["a page that calls itself a picture", Buffer.from("<html><script>1</script></html>"), "cat.jpg", 422],
    [
      "a picture that ends early",
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0]),
      "cat.jpg",
      422,
    ],
    ["nothing", Buffer.alloc(0), "void.pdf", 400],
  ])("%s", async (_name, bytes, name, status) => {
    const [got, message] = await refusal(await send(as(await addOfficer(database)), bytes, name));
    expect(got).toBe(status);
    expect(message).toContain(name);
  });
  test("a form's body, an unknown kind, a citizen's statement", async () => {
    const officer = as(await addOfficer(database));
    expect((await send(officer, pdf, "a.pdf", "document", "multipart/form-data")).status).toBe(415);
    expect((await send(officer, pdf, "a.pdf", "secret")).status).toBe(400);
    expect((await send(as({ kind: "visitor" }), recording, "a.webm", "recipient_statement")).status).toBe(
      403,
    );
    expect((await send(officer, pdf, "a.pdf", "recipient_statement")).status).toBe(422);
  });
  test("a photo that only an iPhone opens, with what to choose there", async () => {
    const photo = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);
    const answer = await send(as(await addOfficer(database)), photo, "IMG_0042.jpg");
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/On an iPhone/) });
  });
  test("a picture of a few bytes with more pixels than a device can show", async () => {
    const officer = as(await addOfficer(database));
    for (const [side, status] of [
      [60_000, 422],
      [14_000, 201],
    ] as const) {
      const answer = await send(officer, pngOf(side), "huge.png");
      expect(answer.status, String(side)).toBe(status);
      if (status === 422)
        expect(await answer.json()).toMatchObject({
          message: "huge.png is too large to open (60000 × 60000 pixels). Choose a smaller picture.",
        });
    }
  });
  test("an invalid ID", async () => {
    for (const url of ["/files/1", "/files/..%2f..%2fetc", "/files/00000000-0000-4000-8000-000000000000"])
      expect((await read(await addOfficer(database), url)).status).toBe(404);
  });
});

test("a PDF that may need a password or carries files says so at upload and in its request", async () => {
  const officer = await addOfficer(database);
  const sealed = Buffer.from("%PDF-1.7\ntrailer <</Encrypt 7 0 R>> <</Type /EmbeddedFile>>\n%%EOF");
  const traits = { isEncrypted: true, containsFiles: true };
  const { id, ...answer } = await upload(as(officer), "sealed.pdf", "document", sealed);
  expect(answer).toMatchObject(traits);
  expect(await database.db.evidence.findUniqueOrThrow({ where: { id } })).toMatchObject(traits);
  expect(await upload(as(officer))).toMatchObject({ isEncrypted: false, containsFiles: false });
});

describe("slow uploads", () => {
  /** A client that starts and then sends nothing more. */
  const silent = () =>
    new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(pdf.subarray(0, 4)) });
  const waits = { windowMs: 300, minBytes: 1000, wholeMs: 5_000 };
  const uploadFrom = async (app: Hono<AppEnv>, body: BodyInit) =>
    app.request("/api/evidence?name=slow.pdf", {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body,
      duplex: "half",
    } as RequestInit);

  test("use four slots of one address and no others, and lose them soon", async () => {
    const here = as(await addOfficer(database));
    const elsewhere = { ...as(await addOfficer(database)), ip: "10.9.8.7" };
    let now = here;
    const app = appFor(() => now, waits);
    const held = [1, 2, 3, 4].map(() => uploadFrom(app, silent()));
    expect(await (await uploadFrom(app, pdf)).json()).toMatchObject({
      code: "UNAVAILABLE",
      message: "Too many files are uploading from your network. Please try again in a moment.",
    });
    now = elsewhere;
    expect((await uploadFrom(app, pdf)).status).toBe(201);
    for (const answer of await Promise.all(held))
      expect(await answer.json()).toMatchObject({
        message: expect.stringContaining("slow.pdf is uploading too slowly"),
      });
    now = here;
    expect((await uploadFrom(app, pdf)).status).toBe(201);
  });

  /** A client that sends `bytes` each 20 ms, until all of `whole` is sent. */
  const steady = (whole: Uint8Array, bytes: number) => {
    let at = 0;
    return new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (at < whole.byteLength) controller.enqueue(whole.subarray(at, (at += bytes)));
        else controller.close();
      },
    });
  };

  test("succeed if they are steady, and are aborted if one part of them is too slow", async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(40_000)]);
    const app = appFor(as(await addOfficer(database)), { windowMs: 200, minBytes: 200, wholeMs: 60_000 });
    expect((await uploadFrom(app, steady(large, 1_000))).status).toBe(201);
    const fastThenSlow = steady(Buffer.concat([pdf, Buffer.alloc(20_000)]), 1);
    expect((await uploadFrom(app, fastThenSlow)).status).toBe(408);
  });

  test("that trickle on are aborted in the end", async () => {
    const trickle = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        controller.enqueue(pdf.subarray(0, 1));
      },
    });
    const app = appFor(as(await addOfficer(database)), { windowMs: 1_000, minBytes: 1, wholeMs: 200 });
    expect((await uploadFrom(app, trickle)).status).toBe(408);
  });
});

describe("a request", () => {
  const attach = (
    context: Context,
    requestId: number,
    urls: string[],
    verificationId: number | null = null,
  ) => database.db.$transaction((tx) => attachEvidence(tx, context, { requestId, verificationId, urls }));

  test("includes its officer's files in order, and the case's statements after them", async () => {
    const officer = await addOfficer(database);
    const context = as(officer);
    const one = await upload(context, "one.pdf");
    const two = await upload(context, "two.pdf");
    await upload(context, "voice.webm", "recipient_statement", recording);
    const { id } = await addRequest(database, { officerId: officer.officerId });
    await attach(context, id, ["blob:http://localhost/1", two.url, one.url], officer.verificationId);
    const rows = await database.db.evidence.findMany({
      where: { requestId: id },
      orderBy: { ordinal: "asc" },
    });
    expect(rows.map(({ ordinal, fileName }) => [ordinal, fileName])).toEqual([
      [1, "two.pdf"],
      [2, "one.pdf"],
      [3, "voice.webm"],
    ]);

    const limited = await addOfficer(database, { trust: "limited" });
    expect((await read(officer, one.url)).status).toBe(200);
    expect((await read(limited, one.url)).status).toBe(404);
    expect((await appFor(context).request(`/api/evidence/${one.id}`, { method: "DELETE" })).status).toBe(404);
  });
  test("gets a later recording at once while undecided; a decided one does not", async () => {
    const officer = await addOfficer(database);
    const context = as(officer);
    const ours = { officerId: officer.officerId, verificationId: officer.verificationId };
    const decided = await addRequest(database, ours);
    await database.db.emergencyRequest.update({ where: { id: decided.id }, data: { status: "denied" } });
    const early = await upload(context, "early.webm", "recipient_statement", recording);
    const holderOf = async ({ id }: { id: string }) =>
      (await database.db.evidence.findUniqueOrThrow({ where: { id } })).requestId;
    expect(await holderOf(early)).toBeNull();

    const { id } = await addRequest(database, ours);
    const { url } = await upload(context, "one.pdf");
    await attach(context, id, [url], officer.verificationId);
    const changed = context.events.subscribe("requestChanged").next();
    const late = await upload(context, "late.webm", "recipient_statement", recording);
    expect((await changed).value).toEqual({ id });
    expect([await holderOf(early), await holderOf(late)]).toEqual([id, id]);
    const rows = await database.db.evidence.findMany({
      where: { requestId: id },
      orderBy: { ordinal: "asc" },
    });
    expect(rows.map(({ ordinal, fileName }) => `${ordinal} ${fileName}`)).toEqual([
      "1 one.pdf",
      "2 early.webm",
      "3 late.webm",
    ]);
  });
  test("cannot use another person's file, or a file twice", async () => {
    const officer = await addOfficer(database);
    const other = await addOfficer(database);
    const { url } = await upload(as(other));
    const { id } = await addRequest(database, { officerId: officer.officerId });
    await expect(attach(as(officer), id, [url])).rejects.toMatchObject({
      code: "INVALID",
      fields: { "evidenceUrls.0": expect.anything() },
    });
    await attach(as(other), id, [url]);
    await expect(attach(as(other), id, [url])).rejects.toMatchObject({ code: "INVALID" });
  });
});

test("only its owner can remove a waiting file", async () => {
  const officer = await addOfficer(database);
  const { id, url } = await upload(as(officer));
  const remove = async (viewer: Viewer) =>
    (await appFor(as(viewer)).request(`/api/evidence/${id}`, { method: "DELETE" })).status;
  expect(await remove(await addOfficer(database))).toBe(404);
  expect(await remove(officer)).toBe(200);
  expect((await read(officer, url)).status).toBe(404);
});

test("concurrent uploads are accepted up to the limit of waiting files", async () => {
  const officer = await addOfficer(database);
  const row = {
    officerId: officer.officerId,
    fileName: "a",
    mediaType: "application/pdf",
    bytes: 1,
    sha256: "",
  };
  await database.db.evidence.createMany({ data: Array.from({ length: 18 }, () => row) });
  const statuses = await Promise.all(
    Array.from({ length: 3 }, async () => (await send(as(officer), pdf)).status),
  );
  const second = await Promise.all(
    Array.from({ length: 3 }, async () => (await send(as(officer), pdf)).status),
  );
  expect([...statuses, ...second].filter((status) => status === 201)).toHaveLength(2);
  expect(await database.db.evidence.count({ where: { officerId: officer.officerId } })).toBe(20);
});

test("recordings do not count as waiting files", async () => {
  const officer = await addOfficer(database);
  const row = { officerId: officer.officerId, fileName: "a", mediaType: "audio/webm", bytes: 1, sha256: "" };
  await database.db.evidence.createMany({
    data: Array.from({ length: 19 }, () => ({
      ...row,
      kind: "recipient_statement" as const,
      verificationId: officer.verificationId,
    })),
  });
  expect((await send(as(officer), pdf)).status).toBe(201);
  const record = async () => (await send(as(officer), recording, "a.webm", "recipient_statement")).status;
  expect([await record(), await record()]).toEqual([201, 429]);
});

test("the sweep removes files that waited for a day and bytes without a row, and leaves the rest", async () => {
  const officer = await addOfficer(database);
  const old = await upload(as(officer), "old.pdf");
  const fresh = await upload(as(officer), "fresh.pdf");
  const voice = await upload(as(officer), "voice.webm", "recipient_statement", recording);
  const long = new Date(Date.now() - 25 * 3_600_000);
  await database.db.evidence.updateMany({
    where: { id: { in: [old.id, voice.id] } },
    data: { createdAt: long },
  });
  const stray = "11111111-1111-4111-8111-111111111111";
  await kernel().files.write(stray, pdf);
  utimesSync(path.join(kernel().env.DATA_DIR, "files", "11", stray), long, long);
  // One per day of so few: files that the database knows to be abandoned go first.
  const dayMs = 24 * 3_600_000;
  const on = (day: number) => ({ ...kernel(), now: () => new Date(Date.now() + day * dayMs) });
  const born = {
    correlation: "x",
    actorKind: "system",
    action: "admin.created",
    resourceType: "admin",
  } as const;
  await database.db.auditEntry.create({ data: { ...born, id: 0, at: new Date(0) } });

  expect(await sweepEvidence(on(0))).toBe(1);
  expect(await sweepEvidence(on(0))).toBe(0);
  await database.db.evidence.updateMany({ data: { createdAt: new Date(Date.now() + dayMs) } });
  expect(await sweepEvidence(on(1))).toBe(0);
  const files = path.join(kernel().env.DATA_DIR, "files");
  const kept = readdirSync(files, { recursive: true, encoding: "utf8" })
    .filter((file) => !file.startsWith("trash"))
    .map((file) => path.basename(file));
  expect(kept).toEqual(expect.arrayContaining([fresh.id, voice.id]));
  expect(kept).not.toContain(old.id);
  expect(kept).not.toContain(stray);
});
