import { afterEach, beforeEach, expect, test } from "vitest";
import { searchWithChosen } from "./choiceBeforeScript.ts";
import { keepState, keptState } from "./savedState.ts";

beforeEach(() => localStorage.clear());
afterEach(() => document.body.replaceChildren());

/** The server's answer of the directory, for a state or for all. */
function sent(state = "") {
  const option = (code: string) =>
    `<option value="${code}" ${code === state ? "selected" : ""}>${code}</option>`;
  document.body.innerHTML = `<input name="q" value=""><select name="state">${["", "TX", "VT"].map(option).join("")}</select>`;
  const [text, list] = [document.querySelector("input"), document.querySelector("select")];
  if (!text || !list) throw new Error("The page is empty");
  return { text, list };
}

test("an untouched page follows its address", () => {
  sent("TX");
  expect(searchWithChosen(document, "?state=TX&q=a+b%20c")).toBe("?state=TX&q=a+b%20c");
  expect(keptState()).toBeUndefined();
});

test("a state that was chosen too early is followed and kept; the rest of the address stays", () => {
  sent().list.value = "VT";
  expect(searchWithChosen(document, "?type=food")).toBe("?type=food&state=VT");
  expect(keptState()).toBe("VT");
});

test("the choice of no state counts too", () => {
  keepState("TX");
  sent("TX").list.value = "";
  expect(searchWithChosen(document, "?state=TX")).toBe("");
  expect(keptState()).toBeUndefined();
});

test("what was typed takes the place of what the address asked for", () => {
  sent().text.value = "food bank";
  expect(searchWithChosen(document, "?q=legal")).toBe("?q=food+bank");
});

test("a browser of before 2023 does not count the parts of an address", () => {
  sent().list.value = "VT";
  const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, "size") ?? {};
  Reflect.deleteProperty(URLSearchParams.prototype, "size");
  try {
    expect(searchWithChosen(document, "?type=food")).toBe("?type=food&state=VT");
  } finally {
    Object.defineProperty(URLSearchParams.prototype, "size", size);
  }
});
