import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import type { ResourceEntry } from "../../../shared/community/directory/rules.ts";
import { createDirectory } from "../../../web/community/directory/directory.ts";
import { useKernel } from "../../harness/kernel.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();

afterEach(() => {
  closePages();
  localStorage.clear();
});

async function open(path: string) {
  return { user: userEvent.setup(), ...openScreens(await lab.visitor(), path) };
}

test("every tab has the general content, plus its own", async () => {
  const { user, router } = await open("/rights");
  const title = { name: "Your Basic Constitutional Rights" };
  await screen.findByRole("heading", title, { timeout: 30_000 }); // the first page loads all code
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "General Rights",
    "Traffic Stops",
    "Home Visits",
    "Detention",
    "Arrests",
  ]);
  expect(screen.queryByRole("heading", { name: /^More for/ })).toBeNull();

  await user.click(screen.getByRole("tab", { name: "Home Visits" }));
  screen.getByRole("heading", { name: "Your Basic Constitutional Rights" });
  for (const number of ["First", "Fourth", "Fifth", "Sixth"])
    screen.getByRole("heading", { name: `${number} Amendment` });
  const tips = screen.getByRole("region", { name: "Practical Tips" });
  expect(within(tips).getAllByRole("listitem")).toHaveLength(6);
  const more = await screen.findByRole("heading", { name: "More for Home Visits" });
  expect(router.state.location.search).toBe("?tab=home");

  await user.click(screen.getByRole("button", { name: /^Go to/ }));
  expect(document.activeElement).toBe(more);
});

test("the guide can be downloaded in the page's language", async () => {
  await open("/rights");
  const link = await screen.findByRole("link", { name: "Download Full Rights Guide" });
  expect(link.getAttribute("href")).toBe("/rights/guide.pdf?lang=en");
});

test("shows the legal aid of the stored state; another choice is stored", async () => {
  localStorage.setItem("safevoice-state", "TX");
  const { user, router } = await open("/rights");
  const help = await screen.findByRole("region", { name: "Find legal help" });
  await within(help).findByText("Lone Star Legal Aid");
  await user.selectOptions(within(help).getByLabelText("Your state"), "Alaska");
  await within(help).findByText("Alaska Legal Services Corporation");
  expect(within(help).queryByText("Lone Star Legal Aid")).toBeNull();
  expect(localStorage.getItem("safevoice-state")).toBe("AK");
  expect(router.state.location.search).toBe("?state=AK");
  screen.getByText("This is not legal advice");
});

test("offline the guide is there, and 2-1-1 replaces the list until it loads", async () => {
  const visitor = await lab.visitor();
  const ask = vi.fn<() => Promise<ResourceEntry[]>>(async () =>
    (await visitor.fetch("/api/resources")).json(),
  );
  // the state's part, then the whole directory
  ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  ask.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const user = userEvent.setup();
  openScreens(visitor, "/rights", { directory: createDirectory(ask) });
  await screen.findByText(/You can call 2-1-1/);
  screen.getByRole("heading", { name: "Your Basic Constitutional Rights" });
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await screen.findByText("Legal Services Corporation: find legal aid");
});

test("the landing page links to the officer form and to the dashboard", async () => {
  await open("/landing");
  await screen.findByRole("heading", { name: "SafeVoice", level: 1 });
  screen.getByText("Real Support. Real Time. Real Impact.");
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("Officer Login")).toBe("/officer-login");
  expect(hrefOf("Continue to Dashboard")).toBe("/");
});
