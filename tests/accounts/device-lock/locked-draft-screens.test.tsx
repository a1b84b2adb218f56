/** @vitest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { keepLockOwner, lockedOwner } from "../../../web/core/session/lockedOfficer.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInOfficer } from "../../harness/people.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const drafts = vi.hoisted(() => new Map<string, object>());
vi.mock("../../../web/shell/offline/sealedStore.ts", () => {
  const keep = async (shelf: string, id: string, content: object) =>
    void (shelf === "drafts" && drafts.set(id, { id, at: 1, files: [], ...content }));
  return {
    canKeep: () => true,
    keep,
    keepAgain: keep,
    take: async (_shelf: string, id: string) => drafts.get(id),
    takeAll: async () => [],
    idsOn: async () => [...drafts.keys()],
    drop: async (_shelf: string, id: string) => void drafts.delete(id),
    sweep: async () => {},
  };
});

const lab = useKernel();
const mark = (value: string) => void (document.cookie = `safevoice-session=${value}; path=/`);

afterEach(() => {
  document.cookie = "safevoice-session=; path=/; max-age=0";
  localStorage.clear();
});

test("a new request that was opened while locked is the officer's draft once another tab unlocks", async () => {
  const user = userEvent.setup();
  vi.stubGlobal("isSecureContext", true);
  await keepLockOwner("robin");
  const officer = await signInOfficer(lab);
  await officer.fetch("/api/session/lock", { method: "POST" });
  mark("locked.1");
  openScreens(officer, "/new-request");
  const name = () => screen.findByRole("textbox", { name: /Full name/ });
  await user.type(await name(), "Ines");
  const places = () => [...drafts.keys()];
  await waitFor(() => expect(places()).toEqual([`${lockedOwner()}/new-request`]));
  mark("officer.2.robin");
  window.dispatchEvent(new StorageEvent("storage", { key: "safevoice-lock", newValue: "1" }));
  await waitFor(() => expect(places()).toEqual(["robin/new-request"]));
  await waitFor(async () => expect(await name()).toHaveProperty("value", "Ines"));
  await user.type(await name(), " Roe");
  await waitFor(() => expect(JSON.stringify(drafts.get("robin/new-request"))).toContain("Ines Roe"));
  expect(places()).toEqual(["robin/new-request"]);
});
