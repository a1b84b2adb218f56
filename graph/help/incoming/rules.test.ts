import { expect, it } from "vitest";
import { digitIn, helpMeant, idInMessageId, reportedIn } from "./rules.ts";

it("knows the words of the providers, and no others", () => {
  expect(["queued", "accepted", "toString", ""].map(reportedIn)).toEqual(Array(4).fill(undefined));
  expect(["sent", "read", "failed", "bounced"].map(reportedIn)).toEqual([
    "sent",
    "delivered",
    "undelivered",
    "undelivered",
  ]);
});

it("finds our id in a Message-ID alone", () => {
  const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
  expect(idInMessageId(`<${id}@fund.example>`)).toBe(id);
  expect(idInMessageId(`bounces+${id}@fund.example`)).toBeNull();
  expect(idInMessageId(id)).toBeNull();
});

it("reads a digit alone, however it is written", () => {
  for (const said of ["1", " 1.", "#1", "1!", "１", "1\uFE0F\u20E3"])
    expect([said, digitIn(said)]).toEqual([said, "problem"]);
  expect(digitIn("(2)\n")).toBe("received");
  for (const said of ["", "3", "12", "1 2", "1 room", "one", "1st", "+15125550143", "٢"])
    expect([said, digitIn(said)]).toEqual([said, null]);
});

const help = (over: Partial<Parameters<typeof helpMeant>[0][number]> = {}) => ({
  ...{ id: 1, requestId: 1, batch: "a", isVoid: false, isOpen: true },
  ...over,
});

it("means the newest help, unless it is void or could be another one", () => {
  expect(helpMeant([])).toBeNull();
  expect(helpMeant([help({ id: 2, batch: "b" }), help()])).toMatchObject({ id: 2 });
  expect(helpMeant([help({ isVoid: true, isOpen: false })])).toBeNull();
  // A help that was received may turn out not to work.
  expect(helpMeant([help({ isOpen: false })])).toMatchObject({ id: 1 });
  // Given at once, or to someone else with this number.
  expect(helpMeant([help({ id: 2 }), help()])).toBeNull();
  expect(helpMeant([help({ id: 2, requestId: 2, batch: "b" }), help()])).toBeNull();
  expect(helpMeant([help({ id: 2 }), help({ isOpen: false })])).toMatchObject({ id: 2 });
  expect(helpMeant([help({ id: 2, requestId: 2, batch: "b" }), help({ isOpen: false })])).toMatchObject({
    id: 2,
  });
  // The same help, texted twice.
  expect(helpMeant([help(), help()])).toMatchObject({ id: 1 });
  // Older rows have no batch.
  expect(helpMeant([help({ id: 2, batch: "" }), help({ batch: "" })])).toMatchObject({ id: 2 });
});
