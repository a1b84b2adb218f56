import { expect, test } from "vitest";
import { answerCase } from "../../../graph/officers/verification/by-administrator.ts";
import { useCases } from "../../harness/requests/cases.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
const { officer, linkOf, answer } = useCases(lab);
const open = async (link: string) => (await (await lab.visitor()).fetch(link)).text();

test("an answered link shows who answered first, and when", async () => {
  const confirmed = await officer();
  const link = await linkOf(confirmed.id);
  await answer(link);
  expect(await open(link)).toMatch(
    /Confirmed by Lee Park on \w+ \d+, \d{4} at \d+:\d\d.[AP]M [A-Z]{3}(?:\+\d+)?\./,
  );
  expect(await open(`${link}?lang=es`)).toContain("Lo confirmó Lee Park el ");
  expect(await open(`${link}?lang=fr`)).toContain("Confirmé par Lee Park le ");

  const rejected = await officer();
  const other = await linkOf(rejected.id);
  await answer(other, { decision: "rejected" });
  expect(await open(other)).toContain("Rejected by Lee Park on ");
});

test("a link that an administrator answered names no account", async () => {
  const person = await officer();
  const link = await linkOf(person.id);
  const admin = await signInAdmin(lab, { email: "robin.vale@fund.example" });
  await answerCase(await admin.context(), person.id, { decision: "verified", reason: "By phone" });
  const page = await open(link);
  expect(page).toContain("Confirmed by an administrator on ");
  expect(page).not.toContain("robin.vale");
});
