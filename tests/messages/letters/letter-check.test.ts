import { beforeAll, beforeEach, expect, test } from "vitest";
import { approveRequest } from "../../../graph/decisions/allocations/approval/approve.ts";
import { giveDenial } from "../../../graph/decisions/allocations/approval/deny.ts";
import { openPaper } from "../../../graph/messages/letters/write/sealed-columns.ts";
import { createQuotas } from "../../../graph/core/quotas.ts";
import { useKernel } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { fileRequest, liftMoneyLimits, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => liftMoneyLimits(lab));
beforeEach(() => Object.assign(lab.quotas, createQuotas()));

async function letterOf(kind: "approval" | "denial") {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  const context = await officer.context();
  if (kind === "approval") await approveRequest(context, number);
  else {
    const { demandDecider } = await import("../../../graph/decisions/allocations/approval/decider.ts");
    const { decider, facts } = await demandDecider(context, number);
    await giveDenial(context, decider, facts, "Too late");
  }
  await writeLetters(lab);
  const row = await lab.db.letter.findFirstOrThrow({ where: { requestId: number, audience: "victim" } });
  const check = openPaper(lab, row.factsSealed)!.check;
  return { row, ...check };
}
async function checked(query: Record<string, string>, language = "en", address?: string) {
  const caller = await lab.visitor(address);
  const response = await caller.fetch(`/letters/check?${new URLSearchParams({ ...query, lang: language })}`);
  const markup = await response.text();
  const text = markup
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
  return {
    status: response.status,
    text,
    markup,
    policy: response.headers.get("content-security-policy") ?? "",
  };
}

test("a valid letter shows its purpose and expiry, and no personal data", async () => {
  const { number, code, href, row } = await letterOf("approval");
  const page = await checked({ number, code });
  expect(page.status).toBe(200);
  expect(page.text).toContain("This letter is valid.");
  expect(page.text).toContain("food, housing");
  expect(page.text).not.toMatch(/Noor|Ibarra|Robin|Moor|EM-\d{4}|example\.com/);
  expect(page.markup).not.toContain("<script");
  expect(page.policy).toContain("default-src 'none'");
  // The letter's QR code leads to the same, and typing is lenient.
  expect(new URL(href).searchParams.get("number")).toBe(number);
  expect((await checked({ number, code: new URL(href).searchParams.get("code") ?? "" })).text).toContain(
    "is valid.",
  );
  expect(
    (await checked({ number: ` ${number.toLowerCase()} `, code: code.toLowerCase().replace("-", " ") })).text,
  ).toContain("is valid.");
  expect((await checked({ number, code }, "es")).text).toContain("Esta carta es válida.");
  expect((await checked({ number, code }, "fr")).text).toContain("Cette lettre est valable.");

  lab.setNow(new Date(row.validUntil!.getTime() + 1));
  expect((await checked({ number, code })).text).toContain("it has expired");
  lab.setNow(new Date());
});

test("a wrong code, an unknown number, and another letter's code get the same answer", async () => {
  const { number, code } = await letterOf("approval");
  const other = await letterOf("approval");
  const wrong = code.startsWith("2") ? `3${code.slice(1)}` : `2${code.slice(1)}`;
  for (const query of [
    { number, code: wrong },
    { number: "L-2026-999999", code },
    { number, code: other.code },
  ])
    expect((await checked(query)).text).toContain("No letter has this number and check code.");
  const { text } = await checked({ number, code: wrong });
  expect(text).not.toMatch(/food|Valid until/);
});

test("a denial is real and grants nothing; a void letter is void", async () => {
  const denial = await letterOf("denial");
  expect((await checked(denial as never)).text).toContain("it does not approve any help.");
  const { number, code, row } = await letterOf("approval");
  await lab.db.letter.update({
    where: { id: row.id },
    data: { state: "void", voidedAt: new Date(), voidReason: "Canary" },
  });
  const { text } = await checked({ number, code });
  expect(text).toContain("This letter is void.");
  expect(text).not.toContain("Canary");
});

test("reports an impossible number or code at its field, and keeps it", async () => {
  const page = await checked({ number: "seventeen", code: "x y" });
  expect(page.status).toBe(400);
  expect(page.text).toContain("Please enter the number as printed on the letter");
  expect(page.text).toContain("Please enter the 8 letters and digits");
  expect(page.markup).toContain('value="seventeen"');
  const attack = await checked({ number: `"><script>alert(1)</script>`, code: "" });
  expect(attack.markup).not.toContain("<script");
});

test("one network checks three hundred letters in ten minutes, and typed text stays", async () => {
  const { number, code } = await letterOf("approval");
  for (let n = 0; n < 300; n += 1)
    expect((await checked({ number, code }, "en", "203.0.113.8")).status).toBe(200);
  const page = await checked({ number, code }, "en", "203.0.113.8");
  expect(page.status).toBe(429);
  expect(page.markup).toContain(`value="${number}"`);
});
