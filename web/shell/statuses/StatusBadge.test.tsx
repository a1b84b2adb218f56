/** @vitest-environment jsdom */
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { requestStatuses } from "../../../shared/core/request-statuses.ts";
import { StatusBadge } from "./StatusBadge.tsx";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

afterEach(cleanup);

test.each(requestStatuses)("a screen reader reads %s with what it is about", (status) => {
  render(
    <a href="/request/1">
      EM-2026-1234 <StatusBadge status={status} />
    </a>,
  );
  const link = screen.getByRole("link", { name: `EM-2026-1234 Status: ${status}` });
  expect(link.querySelector("svg")?.closest("[aria-hidden=true]")).not.toBeNull();
  // The word alone is what is seen.
  expect(screen.getByText(status)).toBeTruthy();
});

test("the label has words in each language", () => {
  expect([es.label, fr.label]).toEqual(["Estado:", "Statut :"]);
});
