import { expect, test, vi } from "vitest";
import { memoize } from "./memoize.ts";

test("a value is cached, and a failure is not", async () => {
  const work = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("a hiccup"))
    .mockResolvedValue("read");
  const read = memoize(work);
  await expect(Promise.all([read(), read()])).rejects.toThrow("a hiccup");
  expect([await read(), await read()]).toEqual(["read", "read"]);
  expect(work).toHaveBeenCalledTimes(2);
});
