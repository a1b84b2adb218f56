import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { RequestError } from "../../core/http/http.ts";
import { toast } from "./toasts.tsx";
import { useFailureToast, type FailureWords } from "./useFailureToast.ts";

vi.mock(import("./toasts.tsx"), () => ({ toast: vi.fn<typeof toast>() }));

const refused = new RequestError("It has changed.", { code: "CONFLICT" });
const broken = new RequestError("Something went wrong.", { code: "INTERNAL" });
const lost = new RequestError("Check your connection.", { code: "NETWORK" });
const words: FailureWords = { failed: "Not saved", failedText: "Try again." };
const withLost = { ...words, lost: { failed: "Connection error", failedText: "You are offline." } };

test.each([
  ["what the server said", refused, words, "Not saved", "It has changed."],
  ["the screen's own words for a defect", broken, words, "Not saved", "Try again."],
  ["the error's message without such words", broken, { failed: "Not saved" }, "Not saved", broken.message],
  ["words for a lost connection", lost, withLost, "Connection error", "You are offline."],
  ["the usual words without them", lost, words, "Not saved", "Try again."],
  ["a refusal, also with them", refused, withLost, "Not saved", "It has changed."],
  [
    "a sentence around the message",
    refused,
    { failed: "Not saved", failedText: (message: string) => `Error: ${message}` },
    "Not saved",
    "Error: It has changed.",
  ],
])("a failure shows %s", async (_, error, said, title, description) => {
  const { result: showFailure } = renderHook(useFailureToast);
  showFailure.current(error, said, "request 1");
  await vi.waitFor(() =>
    expect(toast).toHaveBeenLastCalledWith({ title, description, tone: "critical", about: "request 1" }),
  );
});
