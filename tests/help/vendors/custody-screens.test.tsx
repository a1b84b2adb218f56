/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { importCodes } from "../../../graph/help/vendors/codes.ts";
import { signInSuperAdmin } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
const user = userEvent.setup();

async function openCodes(person: Caller) {
  closePages();
  openScreens(person, "/admin/dashboard?tab=overview&advanced=vendors");
  await user.click(await screen.findByRole("button", { name: "Promo codes for Hotels.com" }));
  return within(await screen.findByRole("dialog", { name: "Promo codes for Hotels.com" }));
}

test("a second super admin approves imported codes, and confirms the count", async () => {
  const importer = await signInSuperAdmin(lab);
  const second = await signInSuperAdmin(lab);
  const { id } = await lab.db.vendor.findUniqueOrThrow({ where: { key: "hotels.com" } });
  await importCodes(await importer.context(), id, { csv: "code\nROOM-1\nROOM-2", isDryRun: false });

  const theirs = await openCodes(second);
  await theirs.findByText("2 codes wait for approval");
  await user.click(await theirs.findByRole("button", { name: "Approve 2 imported codes, no value" }));
  await screen.findByText("2 codes approved");
  await theirs.findByText("2 of 2 codes available");
  await waitFor(() => expect(theirs.queryByText("2 codes wait for approval")).toBeNull());

  const mine = await openCodes(importer);
  await user.click(await mine.findByRole("button", { name: "Counts, and codes given out but not used" }));
  await mine.findByText("Every code that was given out was used or has ended.");
  await user.click(await mine.findByRole("button", { name: "Count codes" }));
  const form = within(await screen.findByRole("dialog", { name: "Count the codes of Hotels.com" }));
  await user.type(form.getByRole("textbox", { name: /Unused codes counted/ }), "1");
  await user.click(form.getByRole("button", { name: "Save count" }));
  expect(await form.findAllByText("The count differs from the system. Please enter why")).not.toEqual([]);
  await user.type(form.getByRole("textbox", { name: /Reason for a difference/ }), "One card is lost");
  await user.click(form.getByRole("button", { name: "Save count" }));
  await mine.findByText(/: 1 counted, 2 in the system$/);
  expect(mine.queryByRole("button", { name: /^Confirm the count/ })).toBeNull();

  const again = await openCodes(second);
  await user.click(await again.findByRole("button", { name: "Counts, and codes given out but not used" }));
  await user.click(await again.findByRole("button", { name: /^Confirm the count of/ }));
  await screen.findByText("Count confirmed");
  const sheet = await again.findByRole("link", { name: /^Sheet of .* \(PDF\)$/ });
  expect(sheet.getAttribute("href")).toMatch(/^\/api\/admin\/code-counts\/\d+$/);
});
