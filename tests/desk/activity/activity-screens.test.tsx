/** @vitest-environment jsdom */
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { record } from "../../../graph/core/audit/record.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(() => localStorage.clear());

test("reads, searches and filters the logs, and holds new entries while paused", async () => {
  const user = userEvent.setup();
  const admin = await signInAdmin(lab);
  const context = await admin.context();
  const write = (id: number, after = "inactive") =>
    record(lab.db, context, {
      action: "vendor.switched",
      resourceType: "vendor",
      resourceId: id,
      details: { before: "active", after },
    });
  // The same twice is one row that opens to both; with another change it is a row of its own.
  await write(1, "gone");
  await write(1);
  await write(1);
  const { router } = openScreens(admin, "/admin/dashboard?tab=activity");
  const twice = await screen.findByRole("button", { name: /Enabled or disabled a provider *2 times/ });
  expect(screen.getAllByText("vendor 1")).toHaveLength(2);
  await user.click(twice);
  await screen.findByText("active → inactive");
  expect(screen.getAllByText("vendor 1")).toHaveLength(3);

  await user.click(screen.getByRole("switch", { name: "Live" }));
  await write(2);
  await user.click(await screen.findByRole("button", { name: /\d+ new/ }));
  await screen.findByText("vendor 2");
  await user.click(screen.getByRole("switch", { name: "Paused" }));
  await write(3);
  await screen.findByText("vendor 3");

  await paste(user, screen.getByRole("searchbox", { name: "Search the logs" }), "no such words");
  await screen.findByText("No activity found matching the current filters.");
  expect(router.state.location.search).toContain("q=no+such+words");
}, 60_000);
