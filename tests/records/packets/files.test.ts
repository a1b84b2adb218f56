import { beforeAll, beforeEach, expect, test } from "vitest";
import jpeg from "jpeg-js";
import { storeEvidence } from "../../../graph/intake/evidence/store.ts";
import { sweepEvidence } from "../../../graph/intake/evidence/sweep.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { withdrawRelease } from "../../../graph/intake/releases/service.ts";
import { placeHold } from "../../../graph/records/holds/service.ts";
import { draftPacket } from "../../../graph/records/packets/draft-packet.ts";
import { makePackets } from "../../../graph/records/packets/make.ts";
import { discardPacket, makePacket, savePacketBoxes } from "../../../graph/records/packets/service.ts";
import { hourMs } from "../../../shared/core/time/durations.ts";
import type { Box } from "../../../shared/records/packets/rules.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";
import {
  byLaw,
  downloadPacket,
  everythingIn,
  letOut,
  makeNext,
  packetInput,
} from "../../harness/records/packets.ts";
import { colorAt, hostile, isDark, pdfOf, photo, picturesIn } from "../../harness/records/packet-files.ts";
import { refusal } from "../../harness/requests/cases.ts";

/* Uploaded files, boxes drawn by hand, two people at once, and what ends a packet. */

const lab = useKernel();
const body = "District Court 7";
let officer: Awaited<ReturnType<typeof signInOfficer>>;
let root: Caller;
let number = 0;
let order = 0;
let last = 0;
beforeAll(() => {
  lab.quotas.count = async () => {};
});
beforeEach(async () => {
  officer = await signInOfficer(lab);
  number = await fileRequest(lab, officer);
  root = await signInAdmin(lab, { role: "super_admin" });
  order = await letOut(root, number, body, byLaw);
});

async function upload(bytes: Uint8Array, name: string): Promise<string> {
  const { id } = await storeEvidence(await officer.context(), { bytes, name });
  await lab.db.evidence.update({ where: { id }, data: { requestId: number, ordinal: (last += 1) } });
  return id;
}

const ofFiles = (files: string[], more: object = {}) =>
  packetInput({ kind: "court_order", body, parts: [], files, ...more });
const draft = async (files: string[], more: object = {}) =>
  draftPacket(await root.context(), number, ofFiles(files, more));
const box = (more: Partial<Box> = {}): Box => ({
  ...{ page: 1, x: 100, y: 100, width: 500, height: 300, exemption: "Gov. Code 552.108" },
  ...more,
});

test("an uploaded PDF goes in as pictures, without its attachment, script, hidden text and metadata", async () => {
  const bytes = await hostile();
  for (const word of ["zqtitleqz", "zqattachmentqz", "zqscriptqz", "EmbeddedFile"])
    expect(bytes.toString("latin1")).toContain(word);
  const { id, version, pages } = await draft([await upload(bytes, "zqnameqz.pdf")]);
  expect(pages).toBe(1);
  await makePacket(await root.context(), { id, version });
  await makeNext(lab);
  const pdf = await downloadPacket(root, id);
  const text = everythingIn(pdf);
  const ours = ["title", "author", "hidden", "attached", "attachment", "script", "name"].map(
    (one) => `zq${one}qz`,
  );
  for (const word of [...ours, "police report", "app.alert", "openaction"])
    expect([word, text.includes(word)]).toEqual([word, false]);
  expect(text).toContain("doe-000002");
  const [picture, ...more] = picturesIn(pdf);
  expect([picture?.width, picture?.height, more.length]).toEqual([1275, 1650, 0]);
});

test("what is under a box is black in the picture itself, on an image and on a sheet", async () => {
  const files = [await upload(photo(), "room.jpg")];
  const { id, version, pages } = await draft(files, { parts: ["request"] });
  expect(pages).toBe(3);
  const whole = { x: 0, y: 0, width: 1000, height: 1000 };
  const boxes = [box({ page: 1, ...whole }), box({ page: 2, ...whole }), box({ page: 3 })];
  const saved = await savePacketBoxes(await root.context(), { id, version }, { boxes });
  expect(saved.redactions).toBeGreaterThanOrEqual(2);
  await makePacket(await root.context(), { id, version: saved.version });
  await makeNext(lab);
  const pdf = await downloadPacket(root, id);
  const [sheet, , image] = picturesIn(pdf);
  expect(isDark(colorAt(sheet!, 500, 500))).toBe(true);
  expect(isDark(colorAt(image!, 350, 250))).toBe(true);
  expect(colorAt(image!, 800, 800)[0]).toBeGreaterThan(200);
  const text = everythingIn(pdf);
  // The sheet under the box is no text any more.
  expect(text).not.toContain("request data sheet\n");
  expect(text).toContain("gov. code 552.108: 3 redactions");
});

test("the page to review is a picture, and a page that is not there is none", async () => {
  const { id } = await draft([await upload(photo(), "room.jpg")]);
  const shown = await root.fetch(`/api/admin/packets/${id}/pages/1`);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(jpeg.decode(Buffer.from(await shown.arrayBuffer())).width).toBe(1275);
  for (const page of ["2", "0", "-1", "1e9", "999999999999"])
    expect((await root.fetch(`/api/admin/packets/${id}/pages/${page}`)).status).toBe(404);
  expect((await root.fetch(`/api/admin/packets/${id}`)).status).toBe(409);
  const other = await signInAdmin(lab);
  expect((await other.fetch(`/api/admin/packets/${id}/pages/1`)).status).toBe(403);
  expect((await officer.fetch(`/api/admin/packets/${id}`)).status).toBe(403);
  expect(await refusal(draftPacket(await other.context(), number, ofFiles([])))).toMatch(/^FORBIDDEN/);
});

const fieldOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "none",
    (error: { fields?: object; code: string }) => `${error.code} ${Object.keys(error.fields ?? {}).join()}`,
  );

test("each wrong input names its field, and nothing is kept of it", async () => {
  const damaged = await upload(Buffer.from("%PDF-1.4 nothing else"), "damaged.pdf");
  const long = await upload(await pdfOf(2000, () => {}), "long.pdf");
  const image = await upload(photo(), "room.jpg");
  expect(await fieldOf(draft([damaged]))).toBe("INVALID files");
  expect(await fieldOf(draft([long]))).toBe("INVALID parts");
  expect(await fieldOf(draft([image], { body: "A newspaper", kind: "public_records" }))).toBe(
    "INVALID files",
  );
  expect(await fieldOf(draft([], { parts: ["request"], body: "A newspaper" }))).toBe("INVALID body");
  expect(await fieldOf(draft([], { parts: ["request"], kind: "release" }))).toBe("INVALID body");
  expect(await fieldOf(draft([]))).toBe("INVALID parts");
  expect(await fieldOf(draft([image], { matter: "x".repeat(2000) }))).toBe("INVALID matter");
  expect(await fieldOf(draft([image], { prefix: "D O" }))).toBe("INVALID prefix");
  expect(await fieldOf(draft([image], { firstNumber: 1e9 }))).toBe("INVALID firstNumber");
  expect(await fieldOf(draft([image], { redactions: [{ of: "contact", exemption: " " }] }))).toBe(
    "INVALID redactions.0.exemption",
  );
  // A file of another case.
  const stranger = await signInOfficer(lab);
  const { id } = await storeEvidence(await stranger.context(), { bytes: photo(), name: "other.jpg" });
  expect(await fieldOf(draft([id]))).toBe("INVALID files");
  expect(await lab.db.recordsPacket.count({ where: { requestId: number } })).toBe(0);
  const packet = await draft([image]);
  const save = async (boxes: unknown[]) => savePacketBoxes(await root.context(), packet, { boxes });
  expect(await fieldOf(save([box({ page: 2 })]))).toBe("INVALID boxes");
  expect(await fieldOf(save([box({ x: 900 })]))).toMatch(/^INVALID boxes/);
  expect(await fieldOf(save(Array.from({ length: 51 }, () => box())))).toBe("INVALID boxes");
  expect(await fieldOf(save([box({ exemption: "" })]))).toBe("INVALID boxes.0.exemption");
});

test("of two administrators at once, the second gets a conflict, and the PDF is made once", async () => {
  const other = await signInAdmin(lab, { role: "super_admin" });
  const packet = await draft([await upload(photo(), "room.jpg")]);
  const both = async (act: (caller: Caller) => Promise<unknown>) =>
    (await Promise.all([root, other].map((caller) => refusal(act(caller))))).toSorted();
  const saved = await both(async (caller) =>
    savePacketBoxes(await caller.context(), packet, { boxes: [box()] }),
  );
  expect(saved.map((one) => one.split(":")[0])).toEqual(["CONFLICT", "no refusal"]);
  const now = { id: packet.id, version: packet.version + 1 };
  const asked = await both(async (caller) => makePacket(await caller.context(), now));
  expect(asked.map((one) => one.split(":")[0])).toEqual(["CONFLICT", "no refusal"]);
  const context = systemContext(lab, "packets");
  const made = await Promise.all([makePackets(context), makePackets(context)]);
  expect(made.reduce((sum, one) => sum + one)).toBe(1);
  const entries = await lab.db.auditEntry.findMany({
    where: { resourceType: "packet", resourceId: packet.id },
    orderBy: { id: "asc" },
  });
  expect(entries.map(({ action }) => action)).toEqual(["packet.drafted", "packet.asked", "packet.made"]);
  expect(entries[0]?.details).toEqual({ request: number, kind: "court_order", pages: 1, redactions: 0 });
});

test("after a kill another process begins again, or finishes what was written", async () => {
  const { id, version } = await draft([await upload(photo(), "room.jpg")]);
  await makePacket(await root.context(), { id, version });
  const leased = (ms: number) =>
    lab.db.recordsPacket.update({
      where: { id },
      data: { state: "making", leasedUntil: new Date(lab.now().getTime() + ms), doneAt: null, sha256: "" },
    });
  await leased(60_000);
  await makeNext(lab);
  expect(await lab.db.recordsPacket.findUnique({ where: { id } })).toMatchObject({ state: "making" });
  await leased(-1);
  await makeNext(lab);
  const done = await lab.db.recordsPacket.findUniqueOrThrow({ where: { id } });
  expect(done).toMatchObject({ state: "done", pages: 2 });
  // Killed after the file was written, before the row said so.
  await leased(-1);
  await makeNext(lab);
  expect(await lab.db.recordsPacket.findUnique({ where: { id } })).toMatchObject({
    sha256: done.sha256,
    state: "done",
  });
});

test("a withdrawn order stops the next download, and each one is logged", async () => {
  const { id, version } = await draft([await upload(photo(), "room.jpg")]);
  await makePacket(await root.context(), { id, version });
  await makeNext(lab);
  const used = () =>
    lab.db.auditEntry.count({ where: { action: "release.used", resourceId: String(order) } });
  expect(await used()).toBe(0);
  await downloadPacket(root, id);
  expect(await used()).toBe(1);
  expect(await lab.db.auditEntry.count({ where: { action: "packet.read", resourceId: id } })).toBe(1);
  await withdrawRelease(await root.context(), order);
  expect((await root.fetch(`/api/admin/packets/${id}`)).status).toBe(409);
  expect(await used()).toBe(1);
});

test("a hold prevents no packet, and keeps it; the sweep knows its file", async () => {
  const form = { kind: "litigation", matter: "A v. B", scope: "request", subject: String(number) } as const;
  await placeHold(await root.context(), form);
  const packet = await draft([await upload(photo(), "room.jpg")]);
  await savePacketBoxes(await root.context(), packet, { boxes: [box()] });
  await savePacketBoxes(await root.context(), { id: packet.id, version: 1 }, { boxes: [] });
  expect(await refusal(discardPacket(await root.context(), { id: packet.id, version: 2 }))).not.toBe(
    "no refusal",
  );
  await lab.db.$executeRaw`UPDATE "Hold" SET "releasedAt" = now(), "releasedBy" = 'x', "releaseReason" = 'x'`;
  const at = lab.now();
  lab.setNow(new Date(at.getTime() + 3 * hourMs));
  await sweepEvidence(systemContext(lab, "sweep"));
  lab.setNow(at);
  expect(await lab.files.read(packet.id)).not.toBeNull();
  await discardPacket(await root.context(), { id: packet.id, version: 2 });
  expect(await lab.files.read(packet.id)).toBeNull();
});
