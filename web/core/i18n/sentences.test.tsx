import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { trimmed } from "../../../shared/core/forms/fields.ts";
import { says } from "../../../shared/intake/requests/sentences.ts";
import { Form } from "../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { RequestError, type RefusalDetails } from "../http/http.ts";
import { LanguageProvider, type Locale } from "./i18n.tsx";

afterEach(cleanup);

/** The files of a language are compiled when they are first imported. */
const patience = { timeout: 10_000 };

const refuse = (message: string, details: RefusalDetails) => () =>
  Promise.reject(new RequestError(message, { ...details, code: "CONFLICT" }));
const verified: RefusalDetails = { key: "verification.alreadyDecided", values: { status: "verified" } };

async function submit(locale: Locale, onSubmit: () => Promise<void>, name = "Ada") {
  const schema = z.object({ name: trimmed(z.minLength(1, says.nameMissing)) });
  await act(async () => {
    render(
      <LanguageProvider locale={locale}>
        <Suspense fallback="...">
          <Form schema={schema} onSubmit={onSubmit}>
            <TextField name="name" label="Name" defaultValue={name} />
            <SubmitButton>Send</SubmitButton>
          </Form>
        </Suspense>
      </LanguageProvider>,
    );
  });
  const send = await screen.findByRole("button", { name: "Send" }, patience);
  await act(async () => fireEvent.click(send));
}

test("a rule's message is at its field in the person's language", async () => {
  await submit("es", async () => {}, "");
  expect(await screen.findByText("Se necesita el nombre completo", {}, patience)).toBeTruthy();
});

test("so are the server's field errors, and its refusal above the form", async () => {
  const fieldKeys = { name: [{ key: "forms.tooLong" }] };
  await submit("fr", refuse("", { fields: { name: ["This text is too long"] }, fieldKeys }));
  expect(await screen.findByText("Ce texte est trop long", {}, patience)).toBeTruthy();
  cleanup();
  await submit("fr", refuse("This case is already verified.", verified));
  const alert = await screen.findByRole("alert", {}, patience);
  expect(alert.textContent).toContain("Ce dossier est déjà vérifié.");
});

test("in English they stay as they are", async () => {
  await submit("en", refuse("This case is already verified.", verified));
  expect(screen.getByRole("alert").textContent).toContain("This case is already verified.");
});
