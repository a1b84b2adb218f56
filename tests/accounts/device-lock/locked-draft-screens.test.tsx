/** @vitest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, expect, test, vi } from "vitest";
import { readDraft, plainKeeper } from "../../../web/shell/offline/drafts/drafts.ts";
import { idsOn } from "../../../web/shell/offline/sealedStore.ts";
import { keepLockOwner, lockedOwner } from "../../../web/core/session/lockedOfficer.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInOfficer } from "../../harness/people.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
const mark = (value: string) => void (document.cookie = `safevoice-session=${value}; path=/`);

afterEach(() => {
  document.cookie = "safevoice-session=; path=/; max-age=0";
  localStorage.clear();
});

test("a new request that was opened while locked is the officer's draft once another tab unlocks", async () => {
  const user = userEvent.setup();
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("indexedDB", new IDBFactory());
  await keepLockOwner("robin");
  const officer = await signInOfficer(lab);
  await officer.fetch("/api/session/lock", { method: "POST" });
  mark("locked.1");
  openScreens(officer, "/new-request");
  const name = () => screen.findByRole("textbox", { name: /Full name/ });
  await user.type(await name(), "Ines");
  const places = () => idsOn("drafts");
  await waitFor(async () => expect(await places()).toEqual([`${lockedOwner()}/new-request`]));
  mark("officer.2.robin");
  window.dispatchEvent(new StorageEvent("storage", { key: "safevoice-lock", newValue: "1" }));
  await waitFor(async () => expect(await places()).toEqual(["robin/new-request"]));
  await waitFor(async () => expect(await name()).toHaveProperty("value", "Ines"));
  await user.type(await name(), " Roe");
  const draft = () => readDraft("robin/new-request", plainKeeper);
  await waitFor(async () => expect(JSON.stringify(await draft())).toContain("Ines Roe"));
  expect(await places()).toEqual(["robin/new-request"]);
});
