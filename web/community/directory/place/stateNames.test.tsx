import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createMemoryRouter } from "react-router-dom";
import { Pages } from "../../../core/routing/AppRouter.tsx";
import { jurisdictions } from "../../../../shared/community/directory/rules.ts";
import { LanguageProvider, wordsReady, type Locale } from "../../../core/i18n/i18n.tsx";
import { StateSelect } from "./StateSelect.tsx";

afterEach(cleanup);

async function optionsIn(locale: Locale) {
  await wordsReady(locale);
  const Component = () => <StateSelect value={undefined} none="-" onChange={() => {}} />;
  const router = createMemoryRouter([{ path: "*", Component }], { initialEntries: ["/"] });
  const { container } = await act(async () =>
    render(
      <LanguageProvider locale={locale}>
        <Pages router={router} />
      </LanguageProvider>,
    ),
  );
  const options = [...container.querySelectorAll("option")].slice(1);
  return options.map(({ value, textContent }) => [value, textContent]);
}

test("the list has the 51 names in English, in its order", async () => {
  expect(await optionsIn("en")).toEqual(jurisdictions.map(([...state]) => state));
});

test.each([
  ["es", ["MI", "Míchigan"], ["NM", "Nuevo México"]],
  ["fr", ["CA", "Californie"], ["NC", "Caroline du Nord"]],
] as const)("in %s it has them by their own names", async (locale, ...known) => {
  const options = await optionsIn(locale);
  expect(options).toHaveLength(51);
  for (const state of known) expect(options).toContainEqual(state);
  const names = options.map(([, name]) => name ?? "");
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, locale)));
});
