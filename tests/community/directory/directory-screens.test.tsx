import { readFileSync } from "node:fs";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { forgetPreferences, saveLanguage } from "../../../web/core/device/preferences.ts";
import { rowsOf } from "../../../graph/community/directory/entries/load.ts";
import { oncePerNumber } from "../../../shared/community/directory/rules.ts";
import { useKernel } from "../../harness/kernel.ts";
import { openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(() => localStorage.clear());
afterEach(() => {
  document.cookie = "safevoice-language=; Max-Age=0; Path=/";
  forgetPreferences();
});

const all = rowsOf(readFileSync("graph/community/directory/entries/directory.csv", "utf8"));
const isLegal = ({ type }: { type: string }) => type === "legal";
const legal = all.filter(isLegal);
const texan = ["TX", "US"].flatMap((place) => all.filter(({ state }) => state === place));
const found = (rows: readonly (typeof all)[number][]) => `${oncePerNumber(rows).length} resources found`;
const national = `${oncePerNumber(all.filter(({ state }) => state === "US")).length} national lines`;

test("home shows the numbers to call, then three entries with other numbers and the link to all", async () => {
  await open("/home");
  await screen.findByRole("heading", { level: 3, name: "VictimConnect Resource Center" });
  expect(screen.queryByRole("heading", { level: 3, name: "Emergency services" })).toBeNull();
  expect(cards(3)).toHaveLength(3);
  expect(screen.getByRole("link", { name: /Life-threatening emergency/ }).getAttribute("href")).toBe(
    "tel:911",
  );
  expect(screen.getByRole("link", { name: "View All Resources" }).getAttribute("href")).toBe("/resources");
  expect(within(chooser()).getAllByRole("option")).toHaveLength(52);
});

test("a chosen state filters home, and stays in the URL and on the device", async () => {
  const { user, search } = await open("/home");
  await user.selectOptions(await findChooser(), "Texas");
  await screen.findByText("Resources filtered for Texas");
  expect(screen.getByText(found(texan))).toBeTruthy();
  expect(cards(3)).toHaveLength(6);
  const first = cards(3).map((card) => within(card).getByRole("heading").textContent);
  expect(first.slice(0, 2)).toEqual(["2-1-1 Texas", "Texas Council on Family Violence"]);
  expect(search()).toBe("?state=TX");
  expect(localStorage.getItem("safevoice-state")).toBe("TX");
  expect(screen.getByRole("link", { name: "View All Resources" }).getAttribute("href")).toBe(
    "/resources?state=TX",
  );
});

test("home remembers the state, and forgets it on request", async () => {
  localStorage.setItem("safevoice-state", "VT");
  const { user, search } = await open("/home");
  await screen.findByText("Resources filtered for Vermont");
  await waitFor(() => expect(search()).toBe("?state=VT"));
  await user.selectOptions(chooser(), "California");
  await screen.findByText("Resources filtered for California");
  await user.selectOptions(chooser(), "Choose your state...");
  await waitFor(() => expect(cards(3)).toHaveLength(3));
  await waitFor(() => expect(search()).toBe(""));
  expect(localStorage.getItem("safevoice-state")).toBeNull();
});

test("an entry shows its contacts and when they were checked", async () => {
  await open("/resources?q=houston+food");
  const card = await screen.findByRole("region", { name: "Houston Food Bank" });
  const hrefOf = (name: string) => within(card).getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("713-223-3700")).toBe("tel:7132233700");
  // once, not also as a contact
  expect(within(card).queryByRole("link", { name: "houstonfoodbank.org" })).toBeNull();
  expect(hrefOf("Visit Website")).toBe("https://www.houstonfoodbank.org/");
  expect(within(card).getByRole("link", { name: "Visit Website" }).getAttribute("target")).toBe("_blank");
  expect(within(card).getByText("Houston, TX")).toBeTruthy();
  expect(within(card).getByText(/^Last checked Jul 2026/)).toBeTruthy();
});

test("the directory starts with the national hotlines and continues in thirties, and a tab, a state and words filter it and its URL", async () => {
  const { user, search } = await open("/resources");
  await screen.findByText(national);
  const entries = () => document.querySelectorAll('[role="tabpanel"] section').length;
  expect(entries()).toBeLessThan(20);
  expect(screen.getByText("Choose your state to see help near you.")).toBeTruthy();

  await user.click(screen.getByRole("tab", { name: "Legal" }));
  await screen.findByText(found(legal));
  expect(entries()).toBe(30);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(entries()).toBe(60);
  await user.selectOptions(chooser(), "Texas");
  await screen.findByText(found(texan.filter(isLegal)));
  await user.type(screen.getByLabelText("Search resources"), "LÓNE");
  await screen.findByText("1 resource found");
  await waitFor(() => expect(search()).toBe("?type=legal&state=TX&q=L%C3%93NE"));
  expect(screen.getByRole("region", { name: "Lone Star Legal Aid" })).toBeTruthy();
});

test("a state chosen in the directory is stored on the device; only its URL decides what it shows", async () => {
  localStorage.setItem("safevoice-state", "VT");
  const { user, search } = await open("/resources?type=legal");
  await screen.findByText(found(legal));
  expect(search()).toBe("?type=legal");
  await user.selectOptions(chooser(), "Ohio");
  await waitFor(() => expect(search()).toBe("?type=legal&state=OH"));
  expect(localStorage.getItem("safevoice-state")).toBe("OH");
  await user.selectOptions(chooser(), "All States");
  await screen.findByText(found(legal));
  expect(search()).toBe("?type=legal");
  expect(localStorage.getItem("safevoice-state")).toBeNull();
});

test("without results it offers 2-1-1, and one button resets the filters", async () => {
  const { user, search } = await open("/resources?q=submarine&type=food&state=TX");
  await screen.findByText("No resources found");
  expect(screen.getByRole("link", { name: "Call 2-1-1" }).getAttribute("href")).toBe("tel:211");
  await user.click(screen.getByRole("button", { name: "Clear search and filters" }));
  await screen.findByText(national);
  expect(search()).toBe("");
  expect(screen.getByLabelText<HTMLInputElement>("Search resources").value).toBe("");
});

test("the link to all resources clears the URL's search", async () => {
  const { user, search } = await open("/resources?q=bank");
  const field = await screen.findByLabelText<HTMLInputElement>("Search resources");
  expect(field.value).toBe("bank");
  await user.click(
    within(screen.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Resources" }),
  );
  await screen.findByText(national);
  expect(field.value).toBe("");
  expect(search()).toBe("");
});

test("a place to sleep: 2-1-1 and beds first, in any language, and a state chosen on Home applies to the directory", async () => {
  const { user, search } = await open("/home");
  await user.selectOptions(await findChooser(), "Texas");
  await screen.findByText("Resources filtered for Texas");
  const bar = within(screen.getByRole("navigation", { name: "Main" }));
  await user.click(bar.getByRole("link", { name: "Resources" }));
  await waitFor(() => expect(search()).toBe("?state=TX"));
  await paste(user, await screen.findByLabelText("Search resources"), "dónde dormir");
  const first = async () =>
    (await screen.findAllByRole("heading", { level: 2 })).slice(0, 2).map(({ textContent }) => textContent);
  await waitFor(async () =>
    expect(await first()).toEqual(["2-1-1 Texas", "Salvation Army: Houston Center of Hope"]),
  );
  await user.clear(screen.getByLabelText("Search resources"));
  await user.click(screen.getByRole("tab", { name: "Shelter" }));
  expect(await screen.findByRole("heading", { name: "For people escaping violence at home" })).toBeTruthy();
  expect(screen.getAllByRole("heading", { name: /^2-1-1/ })).toHaveLength(1);
  expect(screen.getAllByText(/^Listed Jul 2026, /).length).toBeGreaterThan(5);
});

test.each([
  ["es", "comida houston"],
  ["es", "despensas houston"],
  ["fr", "nourriture houston"],
  ["fr", "colis houston"],
] as const)("in %s “%s” finds an entry by its kind, or by its text", async (language, question) => {
  saveLanguage(language);
  await open(`/resources?q=${encodeURIComponent(question)}`);
  expect(await screen.findByRole("region", { name: "Houston Food Bank" })).toBeTruthy();
});

test("an entry is in the person's language, and changes with it", async () => {
  saveLanguage("fr");
  await open("/resources?q=houston+food+bank");
  const around = await screen.findByText(/à Houston et aux alentours, au Texas/);
  expect(around.lang).toBe("fr");
  saveLanguage("en");
  expect((await screen.findByText(/in and around Houston, Texas/)).lang).toBe("en");
});

async function open(path: string) {
  const { router } = openScreens(await lab.visitor(), path);
  return { user: userEvent.setup(), search: () => router.state.location.search };
}

const chooser = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "State/Territory" });
const findChooser = () => screen.findByRole<HTMLSelectElement>("combobox", { name: "State/Territory" });
const cards = (level: number) =>
  screen.getAllByRole("region").filter((card) => within(card).queryByRole("heading", { level }));

test("a ZIP code on home finds its state and the nearest help, and is passed to the directory", async () => {
  const { user, search } = await open("/home");
  await paste(user, await screen.findByLabelText("ZIP code or city"), "99201");
  await user.keyboard("{Enter}");
  await screen.findByText("Nearest to Spokane, WA first");
  await waitFor(() => expect(search()).toBe("?near=99201&state=WA"));
  const names = cards(3).map((card) => card.getAttribute("aria-labelledby") && card.textContent);
  expect(names.join(" ")).not.toMatch(/Seattle/);
  expect(screen.getByRole("link", { name: "View All Resources" }).getAttribute("href")).toBe(
    "/resources?near=99201&state=WA",
  );
});

test("the whole list of a state has a heading for each place; a part of it has none", async () => {
  const { user } = await open("/resources?state=TX");
  const places = async () =>
    (await screen.findAllByRole("heading", { level: 2 })).map(({ textContent }) => textContent);
  await screen.findByRole("heading", { name: "Everywhere in Texas" });
  expect((await places()).slice(0, 4)).toEqual(["Everywhere in Texas", "Houston", "El Paso", "Dallas"]);
  await user.click(screen.getByRole("tab", { name: "Food" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Houston" })).toBeNull());
});

test("a search with a city is about that city, and an unknown place is reported", async () => {
  const { search } = await open("/resources?q=shelter+in+Spokane");
  await screen.findByText("Nearest to Spokane, WA first");
  expect(search()).toBe("?q=shelter+in+Spokane&state=WA");
  expect(document.body.textContent).not.toMatch(/Anchorage/);
});
