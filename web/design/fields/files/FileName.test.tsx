import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { FileName, shortFileName } from "./FileName.tsx";

const long = `${"recording".repeat(22)}-7.m4a`;

afterEach(cleanup);

test("a name that is not long is shown as it is", () => {
  expect(shortFileName("doorway.png")).toBe("doorway.png");
  expect(shortFileName("x".repeat(48))).toBe("x".repeat(48));
});

test("a long one loses its middle, and keeps its end", () => {
  const short = shortFileName(long);
  expect(short).toHaveLength(48);
  expect(short).toMatch(/^recordingrecording.*….*recording-7\.m4a$/);
});

test("no letter is cut in two", () => {
  expect(shortFileName("🚪".repeat(100))).toBe(`${"🚪".repeat(31)}…${"🚪".repeat(16)}`);
});

test("the whole of a shortened name is heard and shown under a pointer, its short form is only seen", () => {
  render(<FileName name={long} />);
  expect(screen.getByText(long)).toBeTruthy();
  expect(screen.getByTitle(long)).toBeTruthy();
  expect(screen.getByText(shortFileName(long)).getAttribute("aria-hidden")).toBe("true");
});
