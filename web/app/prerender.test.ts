import { expect, test } from "vitest";
import { prerender } from "./prerender.tsx";

test("an address that redirects is no page", async () => {
  const page = prerender({ address: "/", locale: "en", entries: [] });
  await expect(page).rejects.toThrow("/ leads to /home");
});
