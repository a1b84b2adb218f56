import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useFileSize } from "./useFileSize.ts";

test.each([
  [2_400_000, "2.4 MB"],
  [20_000, "20 kB"],
  [7, "0.1 kB"],
])("%i bytes are %s", (bytes, text) => {
  expect(renderHook(() => useFileSize()).result.current(bytes)).toBe(text);
});
