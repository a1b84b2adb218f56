/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { closeToast, openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(async () => {
  await lab.db.sharedNetwork.deleteMany();
  await lab.networks.refresh();
});

const panel = "/admin/dashboard?tab=settings&panel=shared-networks";
const superAdmin = () => signInAdmin(lab, { role: "super_admin" });
const timesOf = (address: string) => lab.networks.of(address).times;

test("a network is listed, unless it is too wide, and removed", async () => {
  const user = userEvent.setup();
  openScreens(await superAdmin(), panel);
  await screen.findByText("No shared networks yet.");

  await user.click(screen.getByRole("button", { name: "List a network" }));
  const dialog = within(await screen.findByRole("dialog", { name: "List a network" }));
  const range = dialog.getByRole("textbox", { name: /^IP address or range/ });
  await paste(user, range, "198.0.0.0/8");
  await paste(user, dialog.getByRole("textbox", { name: /^What it is/ }), "Central station");
  await user.click(dialog.getByRole("button", { name: "List network" }));
  await waitFor(() => expect(saidOf(range)).toContain("too wide"));
  expect(range.getAttribute("aria-invalid")).toBe("true");
  expect(await lab.db.sharedNetwork.count()).toBe(0);

  await user.clear(range);
  await paste(user, range, "198.51.100.77/24");
  await user.click(dialog.getByRole("button", { name: "List network" }));
  await closeToast(user, "Central station is listed");
  await screen.findByRole("heading", { name: "Central station" });
  expect(screen.getByText("198.51.100.0/24").getAttribute("translate")).toBe("no");
  expect(timesOf("198.51.100.9")).toBe(10);

  await user.click(screen.getByRole("button", { name: "Remove Central station" }));
  const sure = within(
    await screen.findByRole("alertdialog", { name: "Remove Central station from the list?" }),
  );
  await user.click(sure.getByRole("button", { name: "Remove" }));
  await closeToast(user, "Central station was removed");
  await screen.findByText("No shared networks yet.");
  expect(timesOf("198.51.100.9")).toBe(1);
});

/** What a field is described by: its hint, or its error. */
function saidOf(field: HTMLElement): string {
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}
