import { expect, test } from "vitest";
import { inWords, type Sentence } from "../../../shared/core/i18n/phrases.ts";
import { es } from "../../../web/core/i18n/catalogue.es.ts";
import { fr } from "../../../web/core/i18n/catalogue.fr.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, fileRequest, shownTo, signInAdmin, signInOfficer } from "../../harness/people.ts";

/* Two people decide on the same shown state: the second learns who was first, and when. */

const lab = useKernel();

const approve = `mutation ($id: ID!, $amount: USD!, $version: Int!) { approveRequest(input: { id: $id, amount: $amount, version: $version }) { request { status } } }`;
const deny = `mutation ($id: ID!, $version: Int!) { denyRequest(input: { id: $id, reason: "Not needed", version: $version }) { request { status } } }`;

/** An officer's request, as seen by the officer and an administrator at once. */
async function twoPeople(recommended: number) {
  const [officer, admin] = [await signInOfficer(lab), await signInAdmin(lab)];
  const number = await fileRequest(lab, officer, { recommended });
  const { name } = await lab.db.officer.findUniqueOrThrow({ where: { id: officer.officerId } });
  const seen = { officer: await shownTo(officer, number), admin: await shownTo(admin, number) };
  return { officer, admin, number, name, seen };
}
const decidedAgo = (requestId: number, minutes: number) =>
  lab.db.approval.updateMany({
    where: { requestId },
    data: { createdAt: new Date(lab.now().getTime() - minutes * 60_000) },
  });

const inLanguages = (sentence: Sentence) => [es, fr].map((catalogue) => inWords(catalogue, sentence));

test("the second approver learns who approved it, and when, in three languages", async () => {
  const { officer, admin, number, name, seen } = await twoPeople(80);
  await ask(officer, approve, seen.officer);
  const second = await ask(admin, approve, seen.admin);
  expect([second.code, second.message]).toEqual([
    "CONFLICT",
    `This request is already approved. ${name} approved it just now.`,
  ]);
  await decidedAgo(number, 3);
  const later = await ask(admin, approve, seen.admin);
  expect(later.message).toBe(`This request is already approved. ${name} approved it 3 minutes ago.`);
  expect(inLanguages(later.sentence)).toEqual([
    `Esta solicitud ya está aprobada. ${name} la aprobó hace 3 minutos.`,
    `Cette demande est déjà approuvée. ${name} l’a approuvée il y a 3 minutes.`,
  ]);
});

test("so does a person who approves after a first approval was recorded", async () => {
  const { officer, admin, name, seen } = await twoPeople(900);
  await ask(officer, approve, seen.officer);
  const second = await ask(admin, approve, seen.admin);
  expect(second.message).toBe(
    `${name} approved this request just now. It is now processing. Please review it again.`,
  );
  expect(inLanguages(second.sentence)).toEqual([
    `${name} aprobó esta solicitud hace un momento. Ahora está en proceso. Revísela de nuevo.`,
    `${name} a approuvé cette demande à l’instant. Elle est maintenant en cours. Veuillez la relire.`,
  ]);
});

test("an officer learns that an administrator denied it, but not by which account", async () => {
  const { officer, admin, number, seen } = await twoPeople(80);
  await ask(admin, deny, seen.admin);
  await decidedAgo(number, 130);
  const second = await ask(officer, approve, seen.officer);
  expect(second.message).toBe("This request is already denied. An administrator denied it 2 hours ago.");
  expect(inLanguages(second.sentence)).toEqual([
    "Esta solicitud ya está denegada. Un administrador la denegó hace 2 horas.",
    "Cette demande est déjà refusée. Un administrateur l’a refusée il y a 2 heures.",
  ]);
  expect(second.sentence.values?.["by"]).toBe("");
});

test("a person's own earlier decision, and a change that is no decision, name no one else", async () => {
  const { officer, admin, number, seen } = await twoPeople(900);
  await ask(officer, approve, seen.officer);
  expect((await ask(officer, approve, seen.officer)).message).toMatch(
    /^You approved this request just now\. It is now processing\./,
  );
  await lab.db.emergencyRequest.update({ where: { id: number }, data: { version: { increment: 1 } } });
  expect((await ask(admin, approve, seen.admin)).message).toBe(
    "Someone else just changed this request. It is now processing. Please review it again.",
  );
});
