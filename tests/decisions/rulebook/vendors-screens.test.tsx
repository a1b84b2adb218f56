/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { updateVendor } from "../../../graph/help/vendors/service.ts";
import {
  approvedRequest,
  give,
  provider,
  signInSuperAdmin,
  vendorIds,
} from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(() => localStorage.clear());

async function openVendors(person: Caller, ways: Parameters<typeof openScreens>[2] = {}) {
  openScreens(person, "/admin/dashboard?tab=overview&advanced=vendors", ways);
  return within(await screen.findByRole("region", { name: "Advanced System Management" }));
}
const rowOf = async (panel: ReturnType<typeof within>, name: string) => {
  const toggle = await panel.findByRole("switch", { name: `${name} is active` });
  return within(toggle.closest("[role=row]") as HTMLElement);
};

test("the panel is collapsed until opened, or until a link names a tab", async () => {
  openScreens(await signInAdmin(lab), "/admin/dashboard");
  const title = await screen.findByRole("button", { name: "Advanced System Management" });
  expect(title.getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("tab", { name: "Vendor Partners" })).toBeNull();
});

test("a vendor partner shows its services, its stock and its dispatches' results; its switch changes at once", async () => {
  const user = userEvent.setup();
  const admin = await signInAdmin(lab);
  const ids = await vendorIds(lab);
  await give(admin, await approvedRequest(lab), [provider(ids["Uber"], "transportation", { value: 20 })]);
  const panel = await openVendors(admin);
  const uber = await rowOf(panel, "Uber");
  uber.getByText(/Transportation$/);
  uber.getByText("1 in progress");
  // What is so for each provider is said once.
  screen.getByText(/^No provider has an emergency contact\. Each code is generated/);
  expect(uber.queryByRole("button", { name: "Promo codes for Uber" })).toBeNull();
  await user.click(uber.getByRole("switch", { name: "Uber is active" }));
  await screen.findByText("Vendor disabled successfully");
  expect(await lab.db.vendor.findUniqueOrThrow({ where: { key: "uber" } })).toMatchObject({
    isActive: false,
  });
  await user.click(uber.getByRole("switch", { name: "Uber is active" }));
  await screen.findByText("Vendor enabled successfully");
});

test("a failed switch is undone, with the reason", async () => {
  const user = userEvent.setup();
  // Not before the click: a reload until then would be without the row.
  const goes = () => lab.db.vendor.update({ where: { key: "lyft" }, data: { deletedAt: new Date() } });
  const panel = await openVendors(await signInAdmin(lab), { before: { useVendorActsSwitchMutation: goes } });
  const lyft = await rowOf(panel, "Lyft");
  const toggle = lyft.getByRole<HTMLInputElement>("switch", { name: "Lyft is active" });
  await user.click(toggle);
  await screen.findByText("Provider not found.");
  await waitFor(() => expect(toggle.checked).toBe(true));
});

test("super admins find the codes; a vendor's details open next to it", async () => {
  const user = userEvent.setup();
  const panel = await openVendors(await signInSuperAdmin(lab));
  const hotels = await rowOf(panel, "Hotels.com");
  hotels.getByRole("button", { name: "Promo codes for Hotels.com" });
  await user.click(hotels.getByRole("button", { name: "Details of Hotels.com" }));
  await screen.findByRole("dialog", { name: "Hotels.com: customer service" });
});

test("saves details; the second of two gets a conflict, keeps the typed text, and finds the other's on reopening", async () => {
  const user = userEvent.setup();
  const [admin, other] = [await signInAdmin(lab), await signInAdmin(lab)];
  const hotwire = await rowOf(await openVendors(admin), "Hotwire");
  await user.click(hotwire.getByRole("button", { name: "Details of Hotwire" }));
  const change = async () => {
    const read = within(await screen.findByRole("dialog", { name: "Hotwire: customer service" }));
    await user.click(read.getByRole("button", { name: "Edit details" }));
    return within(await screen.findByRole("dialog", { name: "Details of Hotwire" }));
  };
  const form = await change();
  const { id } = await lab.db.vendor.findUniqueOrThrow({ where: { key: "hotwire" } });
  const theirs = { supportPhones: "512-555-0130", emergencyContact: "Duty desk", serviceArea: "Texas" };
  await updateVendor(
    await other.context(),
    { id, version: 0 },
    {
      ...{
        name: "Hotwire",
        helpTypes: ["shelter"],
        category: "",
        supportHours: "",
        chatUrl: "",
        website: "",
      },
      ...theirs,
    },
  );
  // The other's change is on the page behind, and not in the form.
  await hotwire.findByText("Duty desk");
  const hours = form.getByRole<HTMLInputElement>("textbox", { name: /^Support hours/ });
  await paste(user, hours, "Day and night");
  await user.click(form.getByRole("button", { name: "Save" }));
  await form.findByText(/Someone else changed this provider/);
  expect(hours.value).toBe("Day and night");
  const now = () => lab.db.vendor.findUniqueOrThrow({ where: { id } });
  expect(await now()).toMatchObject({ version: 1, supportHours: null, serviceArea: "Texas" });

  await user.click(form.getByRole("button", { name: "Cancel" }));
  const again = await change();
  await paste(user, again.getByRole("textbox", { name: /^Support hours/ }), "Day and night");
  await user.click(again.getByRole("button", { name: "Save" }));
  await screen.findByText("Provider saved");
  expect(await now()).toMatchObject({
    ...{ version: 2, supportHours: "Day and night" },
    ...{ serviceArea: "Texas", supportPhones: ["512-555-0130"] },
  });
});
