/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { createRequest } from "../../../graph/intake/requests/create.ts";
import { useKernel } from "../../harness/kernel.ts";
import { forgetRecentEvents, newRequestForm, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});

async function file(victimName: string, victimPhone?: string) {
  const officer = await signInOfficer(lab);
  const form = newRequestForm({ victimName, ...(victimPhone && { victimPhone }) });
  const { id, caseId } = await createRequest(await officer.context(), form);
  return { id, caseId };
}
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest("tr");
  if (!row) throw new Error("The name stands in no row");
  return within(row);
};

test("the tracker adds new requests and updates changed ones live", async () => {
  await file("Live Arrowsmith");
  openScreens(await signInAdmin(lab), "/admin/dashboard?q=arrowsmith");
  const row = await rowOf("Live Arrowsmith");
  row.getByText("pending");
  await row.findByText(/^Waiting: officer, /);
  const second = await file("Second Arrowsmith");
  await screen.findByText("Second Arrowsmith");
  await lab.db.emergencyRequest.update({ where: { id: second.id }, data: { status: "processing" } });
  lab.events.publish("requestChanged", { id: second.id });
  const changed = await rowOf("Second Arrowsmith");
  await changed.findByText("processing");
  await changed.findByText(/Waiting for/);
});

test("holds new requests while the list is in use, and adds them on demand", async () => {
  const user = userEvent.setup();
  await file("Held Bellweather");
  const admin = await signInAdmin(lab);
  forgetRecentEvents(admin);
  openScreens(admin, "/admin/dashboard?q=bellweather");
  const row = await rowOf("Held Bellweather");
  await user.click(row.getByRole("button", { name: /Held Bellweather/ }));
  await screen.findByText("No letters generated yet");
  await user.click(screen.getByRole("tab", { name: "Recipient Responses" }));
  screen.getByText("No responses received yet");
  await file("Later Bellweather");
  const show = await screen.findByRole("button", { name: "Show 1 new request" });
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(screen.queryByText("Later Bellweather")).toBeNull();
  await user.click(show);
  await screen.findByText("Later Bellweather");
});

test("a card links to its filtered list, whose filter is in the URL, and an empty list says so", async () => {
  const user = userEvent.setup();
  const { caseId } = await file("Filtered Corrigan");
  const { router } = openScreens(await signInAdmin(lab), `/admin/dashboard?q=${caseId}`);
  await rowOf("Filtered Corrigan");
  await user.click(await screen.findByRole("link", { name: /Approved/ }));
  expect(router.state.location.search).toContain("tracker=approved");
  await router.navigate("/admin/dashboard?tracker=rejected&q=corrigan");
  await screen.findByText("No requests found matching the current filters.");
  await router.navigate("/admin/dashboard?tracker=pending&q=corrigan");
  await rowOf("Filtered Corrigan");
});

test("only a super admin has a link to the User Management page", async () => {
  const admin = await signInAdmin(lab);
  const { router } = openScreens(admin, "/admin/dashboard");
  await screen.findByText("© 2025 SafeVoice");
  await userEvent.click(screen.getByRole("button", { name: /Account menu/ }));
  screen.getByRole("button", { name: "Logout" });
  expect(screen.queryByRole("link", { name: "User Management Page" })).toBeNull();
  router.dispose();
  await lab.db.admin.updateMany({ data: { roles: ["super_admin"] } });
  openScreens(await signInAdmin(lab), "/admin/dashboard");
  await screen.findAllByText("© 2025 SafeVoice");
});

test("the palette finds a case by its ID", async () => {
  const user = userEvent.setup();
  const { caseId } = await file("Palette Dunmore");
  openScreens(await signInAdmin(lab), "/admin/dashboard?q=nothing-like-it");
  await screen.findByText("No requests found matching the current filters.");
  await user.keyboard("{Control>}k{/Control}");
  await user.click(await screen.findByRole("textbox", { name: "Search pages and actions" }));
  await user.paste(caseId);
  await user.click(await screen.findByRole("menuitem", { name: `${caseId}, Palette Dunmore` }));
  await screen.findByRole("heading", { level: 2, name: `${caseId}, Palette Dunmore` });
});

test("the palette finds a person by phone and name, however they are written", async () => {
  const user = userEvent.setup();
  const odalys = await file("Odalys Fenwick", "(217) 555-0144");
  const rosa = await file("Rosa D’Angelo", "+1 217 555 0155");
  openScreens(await signInAdmin(lab), "/admin/dashboard?q=nothing-like-it");
  await screen.findByText("No requests found matching the current filters.");
  await user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("textbox", { name: "Search pages and actions" });
  for (const [found, typed] of [
    [odalys, "(217) 555-0144"],
    [odalys, "+1 217.555.0144"],
    [odalys, "2175550144"],
    [odalys, "555-0144"],
    [odalys, "Fenwick, Odalys"],
    [odalys, "ODALYS FENWICK"],
    [rosa, "217 555 0155"],
    [rosa, "DAngelo"],
    [rosa, "D'Angelo"],
    [rosa, "D\u02BCAngelo"],
    [rosa, "D\u2019Angelo, Rosa"],
  ] as const) {
    const name = `${found.caseId}, ${found === odalys ? "Odalys Fenwick" : "Rosa D’Angelo"}`;
    await user.clear(field);
    await waitFor(() => expect(screen.queryByRole("menuitem", { name })).toBeNull());
    await user.click(field);
    await user.paste(typed);
    await screen.findByRole("menuitem", { name });
    const cases = screen.getAllByRole("menuitem", { name: /^EM-/ }).map((item) => item.textContent);
    expect([typed, cases.length]).toEqual([typed, 1]);
  }
});
