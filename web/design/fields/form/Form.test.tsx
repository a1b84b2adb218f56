import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { Checkbox } from "../choices/Checkbox.tsx";
import { Form } from "./Form.tsx";
import { RadioGroup } from "../choices/RadioGroup.tsx";
import { Select } from "../choices/Select.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { Switch } from "../choices/Switch.tsx";
import { TextField } from "../TextField.tsx";
import { ToggleButtons } from "../choices/ToggleButtons.tsx";

afterEach(cleanup);

const schema = z.object({
  email: z.email("Valid email is required"),
  name: z.string().check(z.minLength(1, "Full name is required")),
  details: z.string().check(z.minLength(10, "Please provide more details about the request")),
});

type Value = z.output<typeof schema>;

function renderForm(onSubmit: (value: Value) => void | Promise<void> = () => {}) {
  const onInvalid = vi.fn<() => void>();
  render(
    <Form schema={schema} onSubmit={onSubmit} onInvalid={onInvalid}>
      <TextField name="name" label="Full name" />
      <TextField name="email" label="Email" type="email" />
      <TextField name="details" label="Details" rows={3} />
      <SubmitButton pendingText="Submitting...">Submit Request</SubmitButton>
    </Form>,
  );
  return {
    user: userEvent.setup(),
    onInvalid,
    submit: () => screen.getByRole("button", { name: "Submit Request" }),
  };
}

const typed = { "Full name": "Ada Lovelace", Email: "ada@example.org", Details: "A room for two nights" };

function fill() {
  for (const [label, value] of Object.entries(typed)) type(label, value);
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

test("an empty form shows each error at its field and in a list, and focuses the first field of the page", async () => {
  const onSubmit = vi.fn<(value: unknown) => void>();
  const { user, submit, onInvalid } = renderForm(onSubmit);
  await user.click(submit());

  expect(screen.getByLabelText("Full name")).toBe(document.activeElement);
  expect(screen.getByLabelText("Full name").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getAllByText("Full name is required")).toHaveLength(1);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Full name",
    "Email",
    "Details",
  ]);
  expect(onInvalid).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a link in the list of errors leads to its field", async () => {
  const { user, submit } = renderForm();
  await user.click(submit());
  await user.click(screen.getByRole("link", { name: "Email" }));
  expect(screen.getByLabelText("Email")).toBe(document.activeElement);
});

test("an empty field is named in its error, and the list has the names", async () => {
  const needed = z.string().check(z.minLength(1, "Required"));
  render(
    <Form schema={z.object({ rank: needed, badge: needed })} onSubmit={() => {}}>
      <TextField name="rank" label="Rank" />
      <TextField name="badge" label="Badge number" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.setup().click(screen.getByRole("button", { name: "Send" }));
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Rank", "Badge number"]);
  screen.getByText("Rank is required");
  screen.getByText("Badge number is required");
});

test("a field's error goes as soon as something is typed in it, the others stay", async () => {
  const { user, submit } = renderForm();
  await user.click(submit());
  type("Full name", "A");
  expect(screen.queryByText("Full name is required")).toBeNull();
  expect(screen.getAllByText("Valid email is required").length).toBeGreaterThan(0);
});

test("nothing that was typed is lost when the server refuses, and its field errors stand at their fields", async () => {
  const refusal = Object.assign(new Error("Please check"), {
    fields: { email: ["This address cannot be used"] },
  });
  const { user, submit } = renderForm(() => Promise.reject(refusal));
  fill();
  await user.click(submit());

  expect(await screen.findByText("This address cannot be used")).toBeTruthy();
  expect(screen.getByLabelText("Email")).toBe(document.activeElement);
  for (const [label, text] of Object.entries(typed)) {
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(text);
  }
});

test("a refusal that names no field of the form is said on top of it", async () => {
  const refusal = Object.assign(new Error("No"), { fields: { caseId: ["This case id is taken"] } });
  const { user, submit } = renderForm(() => Promise.reject(refusal));
  fill();
  await user.click(submit());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("This case id is taken");
  expect(alert.getAttribute("aria-label")).toBeNull(); // no "check 0 fields"
});

test("while it is being sent it says so, and a second press sends nothing", async () => {
  let finish = () => {};
  const onSubmit = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user, submit } = renderForm(onSubmit);
  fill();
  await user.click(submit());
  const pending = screen.getByRole("button", { name: /Submitting/ });
  await user.click(pending);
  await user.type(screen.getByLabelText("Full name"), "{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
  finish();
  await waitFor(() => expect(submit()).toBeTruthy());
});

test("choices arrive as booleans and lists, and text without the NUL character", async () => {
  const onSubmit = vi.fn<(value: unknown) => void>();
  const anything = z.looseObject({});
  const icons = [
    { id: "food", label: "Food", icon: "food" },
    { id: "housing", label: "Housing", icon: "house" },
  ] as const;
  render(
    <Form schema={anything} onSubmit={onSubmit}>
      <TextField name="name" label="Full name" defaultValue={"A\0da"} />
      <Checkbox name="agree">I agree</Checkbox>
      <Checkbox name="other" defaultSelected>
        Other
      </Checkbox>
      <ToggleButtons name="services" label="Services" options={icons} />
      <ToggleButtons name="none" label="None" options={icons} />
      <Select
        name="urgency"
        label="Urgency"
        defaultValue="medium"
        options={[{ id: "medium", label: "Medium" }]}
      />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  const user = userEvent.setup();
  await user.click(
    within(screen.getByRole("toolbar", { name: "Services" })).getByRole("button", { name: "Housing" }),
  );
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    name: "Ada",
    agree: false,
    other: true,
    services: ["housing"],
    none: [],
    urgency: "medium",
  });
});

test("a form hears of every change, whether typed, pressed or filled in by the browser", async () => {
  const onChanged = vi.fn<() => void>();
  const food = { id: "food", label: "Food", icon: "food" } as const;
  const levels = [
    { id: "low", label: "Low" },
    { id: "high", label: "High" },
  ];
  render(
    <Form schema={z.looseObject({})} onSubmit={() => {}} onChanged={onChanged}>
      <TextField name="name" label="Full name" />
      <Checkbox name="agree">I agree</Checkbox>
      <Switch name="anonymous">Anonymous</Switch>
      <RadioGroup name="level" label="Level" options={levels} />
      <ToggleButtons name="services" label="Services" options={[food]} />
      <Select name="urgency" label="Urgency" defaultValue="low" options={levels} />
    </Form>,
  );
  const user = userEvent.setup();
  async function isHeard(change: () => Promise<unknown> | boolean) {
    onChanged.mockClear();
    await change();
    expect(onChanged).toHaveBeenCalled();
  }
  await isHeard(() => user.type(screen.getByLabelText("Full name"), "A"));
  await isHeard(() => user.click(screen.getByRole("checkbox", { name: "I agree" })));
  await isHeard(() => user.click(screen.getByRole("switch", { name: "Anonymous" })));
  await isHeard(() => user.click(screen.getByRole("radio", { name: "High" })));
  await isHeard(() => user.click(screen.getByRole("button", { name: "Food" })));
  // like the browser's autofill
  const urgency = document.querySelector("select") ?? document.body;
  await isHeard(() => fireEvent.change(urgency, { target: { value: "high" } }));
});
