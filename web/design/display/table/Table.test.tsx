import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Table } from "./Table.tsx";
import { sortedRows, type Sort, type TableColumn } from "./tableColumns.ts";

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: (text: string) => text.replace(/[^\w-]/g, "\\$&") }); // jsdom has none
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Meal {
  id: string;
  name: string;
  people: number;
}
const meals: Meal[] = [
  { id: "a", name: "Soup", people: 9 },
  { id: "b", name: "Bread", people: 10 },
  { id: "c", name: "Curry", people: 2 },
];
const columns: TableColumn<Meal>[] = [
  { id: "name", label: "Meal", text: ({ name }) => name, isRowHeader: true, isSortable: true },
  { id: "people", label: "People", text: ({ people }) => String(people), isNumber: true, isSortable: true },
  {
    id: "note",
    label: "Note",
    text: ({ name }) => `Edit ${name}`,
    cell: ({ name }) => <button type="button">Edit {name}</button>,
  },
];

function Meals({ onOpen, rows = meals }: { onOpen?: (meal: Meal) => void; rows?: Meal[] }) {
  const [sort, setSort] = useState<Sort>({ column: "name", direction: "ascending" });
  return (
    <Table
      label="Meals"
      columns={columns}
      rows={sortedRows(rows, columns, sort)}
      sort={sort}
      onSort={setSort}
      {...(onOpen && { onOpen })}
      empty={<p>No meals</p>}
    />
  );
}
const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

test("pressing a header sorts by its column, again reverses it, and the header says so", async () => {
  render(<Meals />);
  expect(names()).toEqual(["Bread", "Curry", "Soup"]);
  const people = screen.getByRole("columnheader", { name: /People/ });
  await userEvent.click(people);
  expect(names()).toEqual(["Curry", "Soup", "Bread"]);
  expect(people.getAttribute("aria-sort")).toBe("ascending");
  await userEvent.click(people);
  expect(names()).toEqual(["Bread", "Soup", "Curry"]);
  expect(people.getAttribute("aria-sort")).toBe("descending");
});

test("a header without sorting is not a button", async () => {
  render(<Meals />);
  const note = screen.getByRole("columnheader", { name: "Note" });
  expect(note.hasAttribute("aria-sort")).toBe(false);
  await userEvent.click(note);
  expect(names()).toEqual(["Bread", "Curry", "Soup"]);
});

test("the table is one Tab stop; arrows move in it and Enter opens a row", async () => {
  const onOpen = vi.fn<(meal: Meal) => void>();
  render(<Meals onOpen={onOpen} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onOpen.mock.calls).toEqual([[meals[2]]]);
});

test("a button in a cell does not open the row", async () => {
  const onOpen = vi.fn<(meal: Meal) => void>();
  render(<Meals onOpen={onOpen} />);
  await userEvent.click(screen.getByRole("button", { name: "Edit Soup" }));
  expect(onOpen).not.toHaveBeenCalled();
});

test("without rows it shows the empty state, or a loading one", () => {
  const { rerender } = render(<Table label="Meals" columns={columns} rows={[]} empty={<p>No meals</p>} />);
  expect(screen.getByText("No meals")).toBeTruthy();
  expect(screen.queryByRole("grid")).toBeNull();
  rerender(<Table label="Meals" columns={columns} rows={[]} isLoading empty={<p>No meals</p>} />);
  expect(screen.getByRole("status").textContent).toBe("Loading...");
  rerender(<Table label="Meals" columns={columns} rows={meals} isLoading />);
  expect(screen.getByRole("status").textContent).toBe("Loading...");
  expect(names()).toHaveLength(3);
});

test("with little space each row is a card with its name, sorted by a select", async () => {
  vi.stubGlobal("ResizeObserver", NarrowPlace); // jsdom measures 0 pixels
  const onOpen = vi.fn<(meal: Meal) => void>();
  render(<Meals onOpen={onOpen} />);
  expect(screen.queryByRole("columnheader")).toBeNull();
  const cards = screen.getAllByRole("row");
  expect(cards.map((card) => within(card).getAllByText(/^(?:Bread|Curry|Soup)$/)[0]?.textContent)).toEqual([
    "Bread",
    "Curry",
    "Soup",
  ]);
  expect(within(cards[0] ?? document.body).getByText("People")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Ascending" }));
  expect(screen.getAllByRole("row")[0]?.textContent).toContain("Soup");
  await userEvent.click(screen.getByText("Curry"));
  expect(onOpen.mock.calls).toEqual([[meals[2]]]);
});

test("a card leaves out what a row does not have", () => {
  vi.stubGlobal("ResizeObserver", NarrowPlace);
  const allergens = {
    id: "allergens",
    label: "Allergens",
    text: ({ id }: Meal) => (id === "a" ? "Celery" : ""),
  };
  const kept = { id: "kept", label: "Kept", text: () => "", cell: () => null };
  const at = { id: "at", label: "Served at", text: () => "noon", needsNoLabel: true };
  render(<Table label="Meals" columns={[...columns, allergens, kept, at]} rows={meals} empty={null} />);
  const [soup, bread] = screen.getAllByRole("row").map((card) => card.textContent);
  expect(soup).toContain("AllergensCelery");
  expect(bread).not.toContain("Allergens");
  expect(bread).toContain("NoteEdit Bread");
  expect(bread).not.toContain("Kept");
  const listOf = (label: string) => screen.getAllByText(label)[0]?.closest("dl");
  expect(listOf("Served at")).not.toBe(listOf("Note")); // with others that need no label
});

test("sorts words naturally, and amounts as numbers", () => {
  const rows = ["Case 10", "Case 9", "case 1"].map((name, at) => ({ id: name, name, people: at }));
  const by = (sort: Sort, values = {}) => sortedRows(rows, columns, sort, values).map(({ name }) => name);
  expect(by({ column: "name", direction: "ascending" })).toEqual(["case 1", "Case 9", "Case 10"]);
  expect(by({ column: "name", direction: "descending" }, { name: (row: Meal) => row.people })).toEqual([
    "case 1",
    "Case 9",
    "Case 10",
  ]);
  expect(sortedRows(rows, columns, undefined)).toBe(rows);
});

class NarrowPlace {
  observe() {}
  unobserve() {}
  disconnect() {}
}

test("what is so for each row is said once, above the table, and comes back with a row that differs", () => {
  const hot: TableColumn<Meal> = {
    ...{ id: "hot", label: "Hot", text: ({ people }) => (people > 5 ? "Hot" : "Cold") },
    always: { is: ({ people }) => people > 5, text: "Each meal is hot." },
  };
  const show = (rows: Meal[]) => <Table label="Meals" columns={[...columns, hot]} rows={rows} />;
  const { rerender } = render(show(meals.slice(0, 2)));
  screen.getByText("Each meal is hot.");
  expect(screen.queryByRole("columnheader", { name: "Hot" })).toBeNull();
  rerender(show(meals));
  expect(screen.queryByText("Each meal is hot.")).toBeNull();
  screen.getByRole("columnheader", { name: "Hot" });
});
