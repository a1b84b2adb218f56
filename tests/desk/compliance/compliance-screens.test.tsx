/** @vitest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { approveRequest } from "../../../graph/decisions/allocations/approval/approve.ts";
import { useKernel } from "../../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});
const address = "/admin/dashboard?tab=overview&advanced=compliance";

test("the tab Compliance shows computed numbers, each with its definition; the report is for super admins", async () => {
  const officer = await signInOfficer(lab);
  await approveRequest(await officer.context(), await fileRequest(lab, officer));
  const { router } = openScreens(await signInAdmin(lab), address);
  await screen.findByRole("heading", { name: "Compliance Score", level: 3 });
  screen.getByText("100%");
  screen.getByText(/that met every applicable rule/);
  // A rule that every case kept is one line, without a bar.
  within(screen.getByText("Decided in time").closest("li") as HTMLElement).getByText(/^1 of 1/);
  expect(screen.queryByRole("meter", { name: "Decided in time" })).toBeNull();
  screen.getByText("Only super admins can generate the report.");
  expect(screen.queryByRole("button", { name: "Generate Report" })).toBeNull();
  router.dispose();
});

test("offers the report to a super admin", async () => {
  openScreens(await signInAdmin(lab, { role: "super_admin" }), address);
  await screen.findByRole("button", { name: "Generate Report" });
});
