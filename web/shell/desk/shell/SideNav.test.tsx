import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { Pages } from "../../../core/routing/AppRouter.tsx";
import type { DeskPart, DeskTab } from "../desk.ts";
import { DeskParts } from "../deskParts.ts";
import { SideNav } from "./SideNav.tsx";

afterEach(cleanup);

const tabPart = (tab: DeskTab): DeskPart => ({
  id: tab,
  needs: "anyone",
  panels: [{ id: tab, tab, load: async () => () => null }],
});
const funds: DeskPart = {
  id: "funds",
  needs: "readMoney",
  places: [{ group: "money", id: "funds", icon: "dollar", href: "/admin/funds" }],
};

function showAt(address: string, parts: readonly DeskPart[]) {
  const Component = () => (
    <DeskParts value={parts}>
      <SideNav />
    </DeskParts>
  );
  const router = createMemoryRouter([{ path: "*", Component }], { initialEntries: [address] });
  render(<Pages router={router} />);
}

const namesOfPlaces = () => screen.getAllByRole("link").map(({ textContent }) => textContent.trim());
const currentPlaces = () =>
  screen.getAllByRole("link", { current: "page" }).map(({ textContent }) => textContent.trim());

test("an account has the tabs that its parts fill, and its parts' pages", () => {
  showAt("/admin/funds", [tabPart("overview"), tabPart("users"), funds]);
  expect(namesOfPlaces()).toEqual(["Overview", "Funds", "Accounts"]);
  expect(screen.getAllByRole("list").map((list) => list.getAttribute("aria-labelledby"))).toHaveLength(3);
  expect(screen.getByRole("list", { name: "Money" })).toBeDefined();
});

test("one place is current: the page, else the tab of the dashboard, else the first tab", () => {
  const parts = [tabPart("overview"), tabPart("analytics"), funds];
  showAt("/admin/funds", parts);
  expect(currentPlaces()).toEqual(["Funds"]);
  cleanup();
  showAt("/admin/dashboard?tab=analytics", parts);
  expect(currentPlaces()).toEqual(["Analytics"]);
  cleanup();
  showAt("/admin/dashboard", parts);
  expect(currentPlaces()).toEqual(["Overview"]);
});

test("a page below a place marks it, without being it", () => {
  const parts = [tabPart("overview"), tabPart("users"), funds];
  showAt("/admin/funds/4", parts);
  expect(screen.getByRole("link", { name: "Funds" }).getAttribute("aria-current")).toBe("true");
  cleanup();
  showAt("/admin/user-management", parts);
  expect(screen.getByRole("link", { name: "Accounts" }).getAttribute("aria-current")).toBe("true");
  expect(screen.queryByRole("link", { current: "page" })).toBeNull();
});
