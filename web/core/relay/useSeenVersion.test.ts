/** @vitest-environment jsdom */
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useSeenVersion } from "./useSeenVersion.ts";

afterEach(cleanup);

const open = (version: number) => renderHook((now: number) => useSeenVersion(now), { initialProps: version });

test("a change that arrives by itself is not seen until the person was told", () => {
  const { result, rerender } = open(1);
  rerender(2);
  expect(result.current).toMatchObject({ seen: 1, isOutdated: true });
  act(() => result.current.acknowledge());
  expect(result.current).toMatchObject({ seen: 2, isOutdated: false });
  rerender(3);
  expect(result.current).toMatchObject({ seen: 2, isOutdated: true });
});

test("after a refusal the version that is read next is the one that was told, and only that one", () => {
  const { result, rerender } = open(1);
  act(() => result.current.acknowledge());
  expect(result.current).toMatchObject({ seen: 1, isOutdated: false });
  rerender(2);
  expect(result.current).toMatchObject({ seen: 2, isOutdated: false });
  rerender(3);
  expect(result.current).toMatchObject({ seen: 2, isOutdated: true });
});
