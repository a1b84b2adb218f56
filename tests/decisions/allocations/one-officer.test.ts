import { beforeAll, expect, test } from "vitest";
import { approveOpened, fileForVictim, someone } from "../../harness/requests/approvals.ts";
import { useKernel } from "../../harness/kernel.ts";
import { liftMoneyLimits, signInOfficer } from "../../harness/people.ts";

/*
 * Two officer records that may be one person never approve together, whatever their supervisors'
 * domains.
 */

const lab = useKernel();
beforeAll(() => liftMoneyLimits(lab));

interface Record {
  name?: string;
  badgeNumber?: string;
  agency?: string;
  email: string;
  supervisorEmail: string;
}

async function officer({ email, supervisorEmail, ...said }: Record) {
  const caller = await signInOfficer(lab, { email, supervisorEmail });
  await lab.db.officer.update({
    where: { id: caller.officerId },
    data: { name: "Robin Vale", badgeNumber: "4471", agency: "Springfield Police", ...said },
  });
  return caller;
}

/** The result of a second approval, if the first is recorded and waits for another person. */
async function together(first: Record, second: Record) {
  const requester = await officer(first);
  const id = await fileForVictim(lab, requester, someone(), 1200);
  expect(await approveOpened(requester, id)).toBe("processing");
  return approveOpened(await officer(second), id).catch((error: { code?: string }) => error.code);
}

let towns = 0;
const town = () => `town${++towns}.gov`;

test.each([
  [
    "another mailbox of the same domain, no agency named, a supervisor elsewhere",
    (one: string, two: string): [Record, Record] => [
      { email: `robin@${one}`, supervisorEmail: `chief@${one}`, agency: "" },
      { email: `r.vale@${one}`, supervisorEmail: `chief@${two}`, agency: "", name: "R. Vale" },
    ],
  ],
  [
    "the same agency, everything else elsewhere",
    (one: string, two: string): [Record, Record] => [
      { email: `robin@${one}`, supervisorEmail: `chief@${one}` },
      {
        email: `other@${two}`,
        supervisorEmail: `chief@${two}`,
        agency: "SPRINGFIELD  POLICE",
        name: "Sam Oak",
      },
    ],
  ],
  [
    "the agency named once and not the other time, in one mailbox domain",
    (one: string, two: string): [Record, Record] => [
      { email: `robin@${one}`, supervisorEmail: `chief@${two}` },
      { email: `sam@${one}`, supervisorEmail: `chief@${one}`, agency: "", name: "Sam Oak" },
    ],
  ],
  [
    "the same name and badge, everything else elsewhere",
    (one: string, two: string): [Record, Record] => [
      { email: `robin@${one}`, supervisorEmail: `chief@${one}` },
      {
        email: `vale@${two}`,
        supervisorEmail: `chief@${two}`,
        agency: "Springfield P. D.",
        name: "Vale, Robin",
      },
    ],
  ],
  [
    "a badge with a Cyrillic letter and leading zeros",
    (one: string, two: string): [Record, Record] => [
      { email: `robin@${one}`, supervisorEmail: `chief@${one}`, badgeNumber: "B-4471" },
      { email: `sam@${one}`, supervisorEmail: `chief@${two}`, badgeNumber: "В 4471", name: "Sam Oak" },
    ],
  ],
] as const)("%s: one person, so someone else must approve", async (_, records) => {
  expect(await together(...records(town(), town()))).toBe("CONFLICT");
});

test("the same badge number in another agency is another person", async () => {
  const [one, two] = [town(), town()];
  expect(
    await together(
      { email: `robin@${one}`, supervisorEmail: `chief@${one}` },
      { email: `sam@${two}`, supervisorEmail: `chief@${two}`, agency: "Shelbyville Police", name: "Sam Oak" },
    ),
  ).toBe("approved");
});

test("another badge of the same agency is another person", async () => {
  const [one] = [town()];
  expect(
    await together(
      { email: `robin@${one}`, supervisorEmail: `chief@${one}` },
      { email: `sam@${one}`, supervisorEmail: `chief@${one}`, badgeNumber: "4472", name: "Sam Oak" },
    ),
  ).toBe("approved");
});
