import { expect, test } from "vitest";
import { readAnswer } from "./readAnswer.ts";

test("an answer is read in blocks, and its bullets as points with their contacts", () => {
  const answer = [
    "1. Food is $10.\nCall 2-1-1.",
    "",
    "In your state:",
    "• 2-1-1 Texas: 211.org",
    "Connects people.",
    "• Houston Food Bank: 713-223-3700 or houstonfoodbank.org",
    "A food bank.",
    "Or call 2-1-1.",
  ].join("\n");
  expect(readAnswer(answer)).toEqual([
    { text: "1. Food is $10.\nCall 2-1-1." },
    { text: "In your state:" },
    {
      points: [
        { title: "2-1-1 Texas", contacts: "2-1-1 or 211.org", text: "Connects people." },
        {
          title: "Houston Food Bank",
          contacts: "713-223-3700 or houstonfoodbank.org",
          text: "A food bank.",
        },
      ],
    },
    { text: "Or call 2-1-1." },
  ]);
});

test("the contacts are found in French and Spanish too", () => {
  expect(readAnswer("• Banque : 713-223-3700 ou foodbank.org")).toEqual([
    { points: [{ title: "Banque", contacts: "713-223-3700 or foodbank.org", text: "" }] },
  ]);
  expect(readAnswer("• Banco: 713-223-3700 o foodbank.org")).toEqual([
    { points: [{ title: "Banco", contacts: "713-223-3700 or foodbank.org", text: "" }] },
  ]);
});

test("a point that says more than contacts keeps its line", () => {
  const line = "Food: call 713-223-3700 and bring an ID";
  expect(readAnswer(`- ${line}\n- A ride`)).toEqual([
    {
      points: [
        { title: line, contacts: "", text: "" },
        { title: "A ride", contacts: "", text: "" },
      ],
    },
  ]);
});
