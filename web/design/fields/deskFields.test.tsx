/** @vitest-environment jsdom */
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { CheckboxSet } from "./choices/CheckboxSet.tsx";
import { ComboBox } from "./choices/ComboBox.tsx";
import { DateRangePicker } from "./DateRangePicker.tsx";
import { Form } from "./form/Form.tsx";
import { NumberField } from "./NumberField.tsx";
import { SubmitButton } from "./form/SubmitButton.tsx";

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: String }); // jsdom has none
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const people = z
  .string()
  .check(z.refine((text) => text !== "" && Number(text) >= 1 && Number(text) <= 12, "1 to 12 people"));
const provider = z.string().check(z.minLength(1, "Choose a provider"));
const period = z.array(z.string()).check(z.length(2, "Choose both days"));
const providers = ["Lyft", "Uber", "Uber Eats"].map((label) => ({ id: label.toLowerCase(), label }));

function show(children: React.ReactNode, schema = z.looseObject({})) {
  const onSubmit = vi.fn<(value: unknown) => void>();
  render(
    <Form schema={schema} onSubmit={onSubmit} aria-label="Dispatch">
      {children}
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  const user = userEvent.setup();
  return { user, onSubmit, send: () => user.click(screen.getByRole("button", { name: "Send" })) };
}
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

test("a number arrives as a plain number, however it is written", async () => {
  const { user, send, onSubmit } = show(
    <NumberField name="value" label="Value" formatOptions={{ style: "currency", currency: "USD" }} />,
  );
  await user.click(box("Value"));
  await user.paste("1250.5");
  await send();
  expect(box("Value").value).toBe("$1,250.50");
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ value: "1250.5" });
});

test("Enter in a number sends what is typed, not what stood there before", async () => {
  const { user, onSubmit } = show(<NumberField name="people" label="People" defaultValue={2} />);
  await user.clear(box("People"));
  await user.type(box("People"), "7{Enter}");
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ people: "7" });
});

test("letters are not taken, and a number out of bounds stays as typed and is told about", async () => {
  const { user, send, onSubmit } = show(
    <NumberField name="people" label="People" minValue={1} maxValue={12} />,
    z.looseObject({ people }),
  );
  await user.type(box("People"), "4x0");
  await send();
  expect(box("People").value).toBe("40");
  expect(screen.getByText("1 to 12 people")).toBeTruthy();
  expect(box("People").getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(box("People"));
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.input(box("People"), { target: { value: "4" } });
  expect(screen.queryByText("1 to 12 people")).toBeNull();
});

test("without a number the value is empty", async () => {
  const { send, onSubmit } = show(<NumberField name="people" label="People" />);
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ people: "" });
});

test("one of many is found by a part of its name, and its id arrives", async () => {
  const { user, send, onSubmit } = show(<ComboBox name="provider" label="Provider" options={providers} />);
  await user.type(screen.getByRole("combobox", { name: "Provider" }), "ub");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Uber", "Uber Eats"]);
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ provider: "uber eats" });
});

test("what is no option is said at once, and is not sent", async () => {
  const { user, send, onSubmit } = show(
    <ComboBox name="provider" label="Provider" options={providers} />,
    z.looseObject({ provider }),
  );
  await user.type(screen.getByRole("combobox"), "zz");
  expect(screen.getByText("No matches")).toBeTruthy();
  await user.keyboard("{Escape}");
  await send();
  expect(screen.getByText("Choose a provider")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("combobox"));
  expect(onSubmit).not.toHaveBeenCalled();
});

test("options that the server finds are shown as they come", async () => {
  const onSearch = vi.fn<(text: string) => void>();
  const { user } = show(
    <ComboBox name="provider" label="Provider" options={providers} onSearch={onSearch} />,
  );
  await user.type(screen.getByRole("combobox"), "x");
  expect(onSearch).toHaveBeenLastCalledWith("x");
  expect(screen.getAllByRole("option")).toHaveLength(3);
});

test("two days arrive as a list, typed by the keyboard", async () => {
  const { user, send, onSubmit } = show(
    <DateRangePicker name="period" label="Period" defaultValue={{ from: "2026-11-01", to: "2026-11-20" }} />,
  );
  const [, day] = screen.getAllByRole("spinbutton");
  day?.focus();
  await user.keyboard("{ArrowUp}{ArrowUp}");
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ period: ["2026-11-03", "2026-11-20"] });
});

test("what is wrong with two days stands at them, and goes when they change", async () => {
  const { user, send } = show(<DateRangePicker name="period" label="Period" />, z.looseObject({ period }));
  await send();
  expect(screen.getByText("Choose both days")).toBeTruthy();
  const [month] = screen.getAllByRole("spinbutton");
  expect(document.activeElement).toBe(month);
  expect(screen.getByRole("group", { name: "Period" }).getAttribute("aria-describedby")).toBeTruthy();
  for (const part of screen.getAllByRole("spinbutton")) {
    part.focus();
    await user.keyboard("{ArrowUp}");
  }
  expect(screen.queryByText("Choose both days")).toBeNull();
});

test("what is wrong with a set of boxes is said at the set, until one of them is pressed", async () => {
  const boxes = ["read", "write"].map((name) => ({ name, label: name }));
  const { user, send, onSubmit } = show(
    <CheckboxSet name="scopes" label="Scopes" boxes={boxes} />,
    z.looseObject({ scopes: z.array(z.string(), "Choose a scope") }),
  );
  await send();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole("group", { name: "Scopes", description: "Choose a scope" })).toBeDefined();
  await user.click(screen.getByRole("checkbox", { name: "read" }));
  expect(screen.getByRole("group", { name: "Scopes", description: "" })).toBeDefined();
});
