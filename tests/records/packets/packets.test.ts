import { beforeAll, expect, test } from "vitest";
import type { PersonalClass } from "../../../graph/core/personal/classes.ts";
import { identifying } from "../../../graph/core/personal/classes.ts";
import { packetClasses, redactionsAtFirst } from "../../../shared/records/packets/rules.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { fillCanaries, type Canary } from "../../harness/personal/fill-canaries.ts";
import { byLaw, everythingIn, letOut, packetInput, packetOf } from "../../harness/records/packets.ts";
import { buildCanaryCase, identification, secrets } from "../../harness/requests/canary-case.ts";

/* A made case with a word of its own in each column: what is redacted is nowhere in the file. */

const lab = useKernel();
let root: Caller;
let number = 0;
let canaries: Canary[] = [];
const body = "District Court 7";
beforeAll(async () => {
  lab.quotas.count = async () => {};
  const built = await buildCanaryCase(lab);
  ({ number } = built);
  await lab.db.caseNote.create({ data: { requestId: number, by: "desk", text: "Seen at the shelter" } });
  canaries = await fillCanaries(lab, { request: number });
  // The officer's case is about the same person, so it belongs to the packet.
  const { victimName: fullName } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  await lab.db.recipient.updateMany({ data: { fullName } });
  root = await signInAdmin(lab, { role: "super_admin" });
  await letOut(root, number, body, byLaw);
}, 120_000);

/** Those in the file, by class. */
function foundIn(pdf: Buffer) {
  const text = everythingIn(pdf);
  const found = canaries.filter(({ word }) => text.includes(word));
  return (of: string) => found.filter((one) => one.of === of).map(({ place }) => place);
}
const placesOf = (of: PersonalClass) => canaries.filter((one) => one.of === of).map(({ place }) => place);

test("all that an order lets out is in the packet, but for what opens something", async () => {
  const pdf = await packetOf(lab, root, number, packetInput({ kind: "court_order", body }));
  const found = foundIn(pdf);
  const missing = canaries
    .filter(({ of }) => of !== "secret" && of !== "victimKey")
    .filter(({ of, place }) => !found(of).includes(place));
  expect(missing).toEqual([]);
  expect(found("victimIdentity").length).toBeGreaterThan(4);
  const text = everythingIn(pdf);
  for (const word of [
    ...Object.values(identification),
    secrets.need,
    secrets.supervisor,
    secrets.supervisorEmail,
  ])
    expect(text).toContain(word.toLowerCase());
});

const present = packetClasses.filter((of) =>
  ["victimIdentity", "contact", "victimText", "officer"].includes(of),
);
test.each(present)("a redacted class leaves nothing of itself: %s", async (of) => {
  expect(placesOf(of).length).toBeGreaterThan(0);
  const redactions = [{ of, exemption: "Gov. Code 552.101" }];
  const pdf = await packetOf(lab, root, number, packetInput({ kind: "court_order", body, redactions }));
  const found = foundIn(pdf);
  expect(found(of)).toEqual([]);
  const others = present.filter((one) => one !== of);
  for (const other of others) expect([other, found(other).length > 0]).toEqual([other, true]);
  expect(everythingIn(pdf)).toContain("gov. code 552.101");
});

test("names are also gone from the words of others", async () => {
  const redactions = (["victimIdentity", "contact", "officer", "supervisor"] as const).map((of) => ({
    of,
    exemption: "Privacy Act",
  }));
  const pdf = await packetOf(lab, root, number, packetInput({ kind: "court_order", body, redactions }));
  const text = everythingIn(pdf);
  for (const word of [
    secrets.name,
    "quillfeather",
    secrets.phone,
    secrets.email,
    secrets.street,
    secrets.officer,
    secrets.supervisor,
    secrets.supervisorEmail,
    ...Object.values(identification),
  ])
    expect([word, text.includes(word.toLowerCase())]).toEqual([word, false]);
  expect(text).toContain(secrets.need.toLowerCase());
});

test("without a release nothing about the person is in it, even if no mark is set", async () => {
  const pdf = await packetOf(lab, root, number, packetInput({ body: "A newspaper" }));
  const found = foundIn(pdf);
  for (const of of identifying) expect([of, found(of)]).toEqual([of, []]);
  const text = everythingIn(pdf);
  for (const word of [
    ...Object.values(identification),
    secrets.name,
    secrets.phone,
    secrets.email,
    secrets.need,
  ])
    expect([word, text.includes(word.toLowerCase())]).toEqual([word, false]);
  expect(text).toContain("no release");
  expect(found("officer").length).toBeGreaterThan(0);
});

test("a public-records request begins with the person and third parties redacted", async () => {
  await letOut(root, number, "Open Records Office");
  const redactions = redactionsAtFirst("public_records").map(({ of, exemption }) => ({
    of,
    exemption: exemption || "Gov. Code 552.101",
  }));
  const pdf = await packetOf(lab, root, number, packetInput({ body: "Open Records Office", redactions }));
  const found = foundIn(pdf);
  for (const of of ["victimIdentity", "contact", "otherPerson", "victimText"] as const)
    expect([of, found(of)]).toEqual([of, []]);
});

test("internal notes are in it only if someone chose them", async () => {
  const input = packetInput({ kind: "court_order", body });
  const without = input.parts.filter((part) => part !== "notes");
  const word = "seen at the shelter";
  expect(everythingIn(await packetOf(lab, root, number, input))).toContain(word);
  expect(everythingIn(await packetOf(lab, root, number, { ...input, parts: without }))).not.toContain(word);
});
