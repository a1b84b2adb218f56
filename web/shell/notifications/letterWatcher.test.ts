import { renderHook } from "@testing-library/react";
import { Environment, Network, RecordSource, Store } from "relay-runtime";
import { afterEach, expect, test } from "vitest";
import { letterReader } from "./letterWatcher.ts";
import { forgetOwnChanges, useOwnChange } from "./ownChanges.ts";

afterEach(() => localStorage.clear());

const letterOf = (requestNumber: number) => ({
  ...{
    id: "letter-2",
    number: "2",
    letterType: "approval",
    requestNumber,
    caseId: `EM-2026-000${requestNumber}`,
  },
});
const reading = (letter: ReturnType<typeof letterOf>) =>
  letterReader(
    new Environment({
      network: Network.create(async () => ({ data: { lettersToViewer: [letter] } })),
      store: new Store(new RecordSource()),
    }),
  );
const noticed = () => JSON.parse(localStorage.getItem("requestNotifications") ?? "[]") as unknown[];
const aMoment = () => new Promise((done) => setTimeout(done, 20));

test("the letter of an own decision is no news, even if it is read before the answer arrives", async () => {
  localStorage.setItem("lastNotedLetter", "1");
  let answer = () => {};
  const act = () => new Promise<void>((resolve) => (answer = resolve));
  const seen = { number: 7, caseId: "EM-2026-0007", status: "approved" as const };
  const { result } = renderHook(() => useOwnChange([act, false], () => seen));
  const acting = result.current[0]({});

  const letters = reading(letterOf(7));
  letters.readNow();
  await aMoment();
  expect(noticed()).toEqual([]);
  answer();
  await acting;
  expect(noticed()).toEqual([]);
  expect(localStorage.getItem("lastNotedLetter")).toBe("2");
  letters.stop();
});

test("the letter of another's decision is news", async () => {
  localStorage.setItem("lastNotedLetter", "1");
  const letters = reading(letterOf(8));
  letters.readNow();
  await aMoment();
  expect(noticed()).toHaveLength(1);
  letters.stop();
});

test("what one person decided is news to the next person in the same tab", async () => {
  const seen = { number: 9, caseId: "EM-2026-0009", status: "approved" as const };
  const { result } = renderHook(() => useOwnChange([() => Promise.resolve(), false], () => seen));
  await result.current[0]({});
  forgetOwnChanges();
  localStorage.clear();
  localStorage.setItem("lastNotedLetter", "1");
  const letters = reading(letterOf(9));
  letters.readNow();
  await aMoment();
  expect(noticed()).toHaveLength(1);
  letters.stop();
});
