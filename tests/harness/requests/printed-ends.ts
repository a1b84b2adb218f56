import { openBody } from "../../../graph/messages/communications/compose.ts";
import { openPaper } from "../../../graph/messages/letters/write/sealed-columns.ts";
import type { Caller, Lab } from "../kernel.ts";
import { madePass, openedPass, readPass } from "../passes/passes.ts";
import { ticketPath } from "../passes/redemption.ts";
import { writeLetters } from "../letters.ts";
import { ask, globalId } from "../people.ts";

/** A month, a day and, where it is said, the year and the hour. */
const written = /([A-Z][a-z]{2})[a-z]* (\d{1,2})(?:, (\d{4}))?(?:(?: at|,) (\d{1,2}:\d\d.[AP]M))?/;

const textOf = (markup: string) =>
  markup
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&[^;]+;|\s+/g, " ");

/** "Nov 29" and "11:59 PM", which is the hour if none is said. */
function endIn(text: string, after: string): string {
  const found = written.exec(text.slice(text.indexOf(after)));
  if (!text.includes(after) || !found) throw new Error(`There is no end after "${after}" in: ${text}`);
  const [, month, day, , hour = "11:59 PM"] = found;
  return `${month} ${day}, ${hour.replace(/\s/u, " ")}`;
}

interface EndedHelp {
  officer: Caller;
  admin: Caller;
  number: number;
  dispatch: number;
}

/** The end of dispatched food, as each paper, message, page and interface says it. */
export async function printedEnds(lab: Lab, { officer, admin, number, dispatch }: EndedHelp) {
  await writeLetters(lab);
  const letter = await lab.db.letter.findFirstOrThrow({
    where: { dispatchId: dispatch, audience: "victim" },
    include: { messages: { where: { kind: "dispatch-victim" } } },
  });
  const paper = openPaper(lab, letter.factsSealed);
  const check = paper?.check;
  if (!paper || !check) throw new Error("The letter was not written");
  const [message] = letter.messages;
  const visitor = await lab.visitor();
  const page = async (path: string) => textOf(await (await visitor.fetch(path)).text());
  const person = await openedPass(lab, await madePass(officer, number));
  const { data } = await ask(
    admin,
    `query ($id: ID!) { node(id: $id) { ... on EmergencyRequest {
      dispatches { number endsAt } letters { audience letterType validUntil } } } }`,
    { id: globalId("EmergencyRequest", number) },
  );
  const listed = (await (await admin.fetch("/api/help-dispatches?limit=1000")).json()) as {
    id: number;
    endsAt: string;
  }[];
  const checked = (path: string) => page(path).then((text) => endIn(text, "alid until"));
  return {
    /** What a person reads. */
    words: {
      letter: endIn(paper.facts.map(({ name, value }) => `${name} ${value}`).join("\n"), "Valid until"),
      message: endIn(openBody(lab, message?.bodySealed ?? "").text, "until"),
      checkPage: await checked(`/letters/check?number=${check.number}&code=${check.code}&lang=en`),
      pass: endIn(textOf(await readPass(person)), "Valid until"),
      terminal: await page(await ticketPath(lab, dispatch)).then((text) => endIn(text, "Valid through")),
    },
    /** What a program reads. */
    moments: {
      dispatch: data.node.dispatches.find((one: { number: number }) => one.number === dispatch)?.endsAt,
      letters: data.node.letters
        .filter(({ letterType }: { letterType: string }) => letterType === "dispatch")
        .map(({ validUntil }: { validUntil: string }) => validUntil),
      rest: listed.find(({ id }) => id === dispatch)?.endsAt,
    },
    check,
  };
}
