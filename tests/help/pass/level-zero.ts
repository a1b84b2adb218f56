import fc from "fast-check";
import { approvedRequest, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import type { Lab } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { codeOf, madePass, wrongFor } from "../../harness/passes/passes.ts";
import { fileRequest, sendForm, signInAdmin, signInOfficer } from "../../harness/people.ts";

const statuses = ["pending", "processing", "approved", "dispatched", "completed", "denied"] as const;
const letters = "abcdefghijklmnopqrstuvwxyz".split("");
const word = fc
  .array(fc.constantFrom(...letters), { minLength: 9, maxLength: 14 })
  .map((all) => `Q${all.join("")}`);
const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => `9${all.join("").slice(1)}`);
const anyRequest = fc.record({
  status: fc.constantFrom(...statuses),
  language: fc.constantFrom("en", "es", "fr"),
  ...{
    name: word,
    street: word,
    city: word,
    email: word,
    need: word,
    reason: word,
    note: word,
    vendor: word,
  },
  ...{ phone: digits(10), cents: digits(7) },
});

/**
 * Writes `count` random requests full of canaries, and reads all that the link of each one's pass
 * gives away. Returns the canaries that were found.
 */
export async function leaksAtLevelZero(lab: Lab, { count, seed }: { count: number; seed: number }) {
  const leaks: string[] = [];
  const officer = await signInOfficer(lab);
  const admin = await signInAdmin(lab);
  const vendors = await vendorIds(lab);
  const stranger = await lab.visitor();
  let reads = 0;
  for (const canary of fc.sample(anyRequest, { numRuns: count, seed })) {
    const isGranted = ["approved", "dispatched", "completed"].includes(canary.status);
    const id = isGranted ? await approvedRequest(lab, { officer }) : await fileRequest(lab, officer);
    const { name, street, city, need, reason, note, vendor, phone, cents, status, language } = canary;
    const email = `${canary.email}@example.com`;
    // The limits count a day's help of one person, and each of these is another person.
    await lab.db.emergencyRequest.update({
      where: { id },
      data: {
        ...{
          victimName: name,
          victimContact: `${phone} ${email}`,
          victimAddress: street,
          victimEmail: email,
        },
        ...{ victimPhone: phone, victimPhoneE164: `+1${phone}`, requestDetails: need, language },
        ...{ decisionReason: reason, aiJustification: note, requestAmountCents: Number(cents) },
      },
    });
    await lab.db.victimInfo.update({
      where: { requestId: id },
      data: { fullName: name, address: street, city, phone, phoneE164: `+1${phone}`, email },
    });
    const secrets = [name, street, city, need, reason, note, vendor, phone, cents, canary.email];
    if (status === "dispatched" || status === "completed") {
      const [help = 0] = await give(admin, id, [provider(vendors["Uber"], "transportation")]);
      await writeLetters(lab);
      await lab.db.helpDispatch.update({ where: { id: help }, data: { vendorName: vendor } });
      const { confirmationNumber } = await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: help } });
      secrets.push((await codeOf(lab, help)) ?? "", confirmationNumber, "Uber");
    }
    await lab.db.emergencyRequest.update({ where: { id }, data: { status } });
    const { caseId } = await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id } });
    const pass = await madePass(officer, id);
    secrets.push(caseId, pass.pin, pass.shortCode, "SafeVoice", "police", "Police");

    const answers = await Promise.all([
      ...["en", "es", "fr"].map((asked) => stranger.fetch(`${pass.path}?lang=${asked}`)),
      stranger.fetch(pass.path, { headers: { "x-refresh": "1" } }),
      stranger.fetch(pass.path, { headers: { accept: "application/json" } }),
      stranger.fetch(pass.path, { method: "HEAD" }),
      sendForm(stranger, pass.path, { pin: "" }),
      sendForm(stranger, pass.path, { pin: wrongFor(pass) }),
      sendForm(stranger, pass.path, { act: "received", ticket: "1", pin: wrongFor(pass) }),
      stranger.fetch("/c"),
      stranger.fetch("/c?done=problem"),
      sendForm(stranger, "/c", { act: "problem", ticket: "1" }),
      stranger.fetch(`/c/kept/${id}-x`),
    ]);
    for (const answer of answers) {
      reads += 1;

      const text = `${[...answer.headers].join("\n")}\n${await answer.text()}`;
      leaks.push(...secrets.filter((secret) => secret && text.includes(secret)));
    }
  }
  return { leaks, reads };
}
