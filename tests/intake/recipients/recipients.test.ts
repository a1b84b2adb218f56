import { graphql } from "graphql";
import { expect, test } from "vitest";
import type { Context } from "../../../graph/core/context.ts";
import { schema } from "../../../graph/app/schema.ts";
import { recipientFor, saveRecipient } from "../../../graph/intake/recipients/service.ts";
import { addOfficer } from "../../harness/context.ts";
import { useKernel } from "../../harness/kernel.ts";

const lab = useKernel();
const recipient = {
  fullName: "Ada Moss",
  dateOfBirth: "1990-02-03",
  address: "12 Elm Street, Austin, TX 78701",
  phone: "512 555 0100",
  email: "ada@example.org",
  statementOfNeed: "Food for three people until Monday",
};

async function officer(): Promise<Context> {
  const visitor = await (await lab.visitor()).context();
  return { ...visitor, viewer: await addOfficer({ db: lab.db } as Parameters<typeof addOfficer>[0]) };
}
const ask = (context: Context, source: string, variableValues: object = {}) =>
  graphql({ schema, source, contextValue: context, variableValues: { ...variableValues } });
const verificationOf = ({ viewer }: Context) => (viewer.kind === "officer" ? viewer.verificationId : -1);

test("a recipient is stored with the case, the birth date sealed, and read back complete", async () => {
  const context = await officer();
  await saveRecipient(context, { ...recipient, contacting: true });
  const row = await lab.db.recipient.findUniqueOrThrow({
    where: { verificationId: verificationOf(context) },
  });
  expect(JSON.stringify(row)).not.toContain("1990");
  expect(row).toMatchObject({ fullName: "Ada Moss", contacting: true, anonymous: false });
  expect(await recipientFor(context)).toMatchObject({ ...recipient, caseNumber: row.caseNumber });
});

test("a sealed birth date does not open in another person's row", async () => {
  const [mine, other] = [await officer(), await officer()];
  await saveRecipient(mine, recipient);
  await saveRecipient(other, { ...recipient, dateOfBirth: "1971-12-24" });
  const { dateOfBirthSealed } = await lab.db.recipient.findUniqueOrThrow({
    where: { verificationId: verificationOf(other) },
  });
  await lab.db.recipient.update({
    where: { verificationId: verificationOf(mine) },
    data: { dateOfBirthSealed },
  });
  await expect(recipientFor(mine)).rejects.toThrow();
});

test("saving again replaces the record, and the log distinguishes the two without names", async () => {
  const context = await officer();
  await saveRecipient(context, recipient);
  await saveRecipient(context, { ...recipient, fullName: "Ada B. Moss", email: "", anonymous: true });
  const rows = await lab.db.recipient.findMany({ where: { verificationId: verificationOf(context) } });
  expect(rows).toMatchObject([{ fullName: "Ada B. Moss", email: null, anonymous: true }]);
  const entries = await lab.db.auditEntry.findMany({
    where: { resourceType: "recipient", resourceId: String(rows[0]?.id) },
    orderBy: { id: "asc" },
  });
  expect(entries.map(({ action }) => action)).toEqual(["recipient.saved", "recipient.updated"]);
  expect(JSON.stringify(entries.map(({ details }) => details))).not.toContain("Ada");
});

test("the case is the session's own, whatever number the form contains", async () => {
  const context = await officer();
  const other = await officer();
  await saveRecipient(context, { ...recipient, caseNumber: "SOMEBODY-ELSES" });
  const row = await lab.db.recipient.findUniqueOrThrow({
    where: { verificationId: verificationOf(context) },
  });
  expect(context.viewer.kind === "officer" && context.viewer.caseNumber).toBe(row.caseNumber);
  expect(await recipientFor(other)).toBeNull();
});

test("GraphQL saves, returns the case with its recipient, and logs the reading", async () => {
  const context = await officer();
  await lab.db.verification.update({
    where: { id: verificationOf(context) },
    data: { caseNumber: "APD-2026-77" },
  });
  if (context.viewer.kind === "officer") context.viewer.caseNumber = "APD-2026-77";
  const saved = await ask(
    context,
    `mutation ($input: SaveRecipientInput!) { saveRecipient(input: $input) { verification { caseNumber recipient { fullName dateOfBirth email } } } }`,
    { input: recipient },
  );
  expect(JSON.parse(JSON.stringify(saved))).toEqual({
    data: {
      saveRecipient: {
        verification: {
          caseNumber: "APD-2026-77",
          recipient: { fullName: "Ada Moss", dateOfBirth: "1990-02-03", email: "ada@example.org" },
        },
      },
    },
  });
  expect(await lab.db.auditEntry.count({ where: { action: "recipient.read" } })).toBeGreaterThan(0);
});

test("names invalid fields and keeps the old record", async () => {
  const context = await officer();
  await saveRecipient(context, recipient);
  const input = {
    ...recipient,
    fullName: "A",
    phone: "555",
    dateOfBirth: "2031-01-01",
    statementOfNeed: "Food",
  };
  const refused = await ask(
    context,
    `mutation ($input: SaveRecipientInput!) { saveRecipient(input: $input) { verification { id } } }`,
    { input },
  );
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: "INVALID",
    fields: {
      fullName: ["Full name must be at least 2 characters"],
      phone: ["Phone number must be at least 7 digits"],
      dateOfBirth: ["Date of birth must be between 1900 and today"],
      statementOfNeed: ["Please provide a brief statement of why services are needed"],
    },
  });
  expect(await recipientFor(context)).toMatchObject({ fullName: "Ada Moss" });
});

test("a visitor and a stranger cannot reach a recipient, not even by the case's node ID", async () => {
  const context = await officer();
  await saveRecipient(context, recipient);
  const source = `query ($id: ID!) { node(id: $id) { ... on Verification { caseNumber recipient { fullName } } } }`;
  const mine = await ask(context, `{ verification { id } }`);
  const { id } = (mine.data as { verification: { id: string } }).verification;
  expect((await ask(context, source, { id })).data).toMatchObject({
    node: { recipient: { fullName: "Ada Moss" } },
  });

  const stranger = await officer();
  const visitor = await (await lab.visitor()).context();
  for (const other of [stranger, visitor]) {
    const theirs = await ask(other, source, { id });
    expect(theirs.data?.["node"] ?? null).toBeNull();
    expect(theirs.errors?.[0]?.extensions?.["code"]).toBe("NOT_FOUND");
  }
  const refused = await ask(visitor, `{ verification { id } }`);
  expect(refused.errors?.[0]?.extensions?.["code"]).toBe("UNAUTHENTICATED");
  await expect(saveRecipient(visitor, recipient)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
});
