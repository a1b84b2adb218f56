import { expect, test, vi } from "vitest";
import { hasJustEndedSession, noteOwnSessionEnd, noteSessionEnd, onSessionEnd } from "./sessionEnd.ts";

test("a session that this tab ends itself is no news, unless ending it failed", () => {
  const heard = vi.fn<() => void>();
  const stop = onSessionEnd(heard);
  noteSessionEnd();
  expect(heard).toHaveBeenCalledTimes(1);
  const takeBack = noteOwnSessionEnd();
  noteSessionEnd();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(hasJustEndedSession()).toBe(true);
  takeBack();
  noteSessionEnd();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});
