/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { importCodes } from "../../../graph/help/vendors/codes.ts";
import { signInSuperAdmin } from "../../harness/requests/dispatches.ts";
import { useKernel } from "../../harness/kernel.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();

test("unused codes of an import get another value, and are withdrawn", async () => {
  const user = userEvent.setup();
  const root = await signInSuperAdmin(lab);
  const { id } = await lab.db.vendor.findUniqueOrThrow({ where: { key: "hotels.com" } });
  const fund = await lab.db.fund.findFirstOrThrow();
  const csv = "code,value,cost\nROOM-1,50,prepaid\nROOM-2,50,prepaid";
  await importCodes(await root.context(), id, { csv, isDryRun: false, fundId: fund.id });
  openScreens(root, "/admin/dashboard?tab=overview&advanced=vendors");
  await user.click(await screen.findByRole("button", { name: "Promo codes for Hotels.com" }));
  const codes = within(await screen.findByRole("dialog", { name: "Promo codes for Hotels.com" }));
  await codes.findByText("2 of 2 unused, $50.00 each");
  codes.getByText(new RegExp(`^Imported .* by .*, bought by ${fund.name}$`));
  codes.getByText("Waits for the approval of a second super admin");
  expect(codes.queryByRole("button", { name: /^Approve/ })).toBeNull();

  await user.click(codes.getByRole("button", { name: "Correct 2 unused codes, $50.00" }));
  const first = within(await screen.findByRole("dialog", { name: "Correct 2 unused codes" }));
  await user.click(first.getByRole("button", { name: "Change value" }));
  expect(await first.findAllByText("The value must be in US dollars, such as 25 or 25.50")).not.toEqual([]);
  first.getByText(`${fund.name} pays or gets back the difference.`);
  await user.type(first.getByRole("textbox", { name: /Correct value of each code/ }), "45.50");
  await user.type(first.getByRole("textbox", { name: /Reason/ }), "The invoice says so");
  await user.click(first.getByRole("button", { name: "Change value" }));
  await screen.findByText("Value of 2 codes changed");
  await codes.findByText("2 of 2 unused, $45.50 each");

  await user.click(codes.getByRole("button", { name: "Correct 2 unused codes, $45.50" }));
  const second = within(await screen.findByRole("dialog", { name: "Correct 2 unused codes" }));
  await user.click(second.getByRole("radio", { name: "These codes should not be in the pool" }));
  second.getByText(`${fund.name} gets their money back. You can import them again.`);
  await user.type(second.getByRole("textbox", { name: /Reason/ }), "Wrong provider");
  await user.click(second.getByRole("button", { name: "Withdraw codes" }));
  await screen.findByText("2 codes withdrawn");
  await waitFor(() => expect(codes.queryByText(/unused, /)).toBeNull());
  expect(await lab.db.vendorCode.count({ where: { vendorId: id } })).toBe(0);
  const logged = await lab.db.auditEntry.findMany({ where: { action: { startsWith: "vendor.codes-" } } });
  expect(logged.map(({ action }) => action).sort()).toEqual([
    "vendor.codes-corrected",
    "vendor.codes-imported",
    "vendor.codes-withdrawn",
  ]);
});
