import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Select } from "./choices/Select.tsx";
import { TextField } from "./TextField.tsx";

test("what is typed about a person is neither stored nor offered by the browser", () => {
  const { container } = render(
    <>
      <TextField name="fullName" label="Full name" />
      <TextField name="needStatement" label="Need" rows={3} />
      <TextField name="own" label="Own email" autoComplete="email" />
      <Select name="state" label="State" options={[{ id: "TX", label: "Texas" }]} />
    </>,
  );
  const said = [...container.querySelectorAll("input, textarea, select")].map((field) => [
    field.getAttribute("name"),
    field.getAttribute("autocomplete"),
  ]);
  expect(said).toEqual(
    expect.arrayContaining([
      ["fullName", "off"],
      ["needStatement", "off"],
      ["own", "email"],
      ["state", "off"],
    ]),
  );
});
