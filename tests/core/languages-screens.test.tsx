import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { forgetPreferences, saveLanguage } from "../../web/core/device/preferences.ts";
import { useKernel } from "../harness/kernel.ts";
import { fileRequest, forgetRecentEvents, signInOfficer } from "../harness/people.ts";
import { openScreens } from "../harness/screens/screens.tsx";

const lab = useKernel();

afterEach(() => {
  localStorage.clear();
  document.cookie = "safevoice-language=; Max-Age=0; Path=/";
  forgetPreferences();
});

test("a French-speaking officer sees status, money and the server's refusal in French", async () => {
  const officer = await signInOfficer(lab);
  const number = await fileRequest(lab, officer);
  forgetRecentEvents(officer);
  saveLanguage("fr");
  openScreens(officer, `/request/${number}`);
  const approve = await screen.findByRole("button", { name: "Approuver et attribuer" });
  expect(screen.getByText("en attente")).toBeTruthy();
  expect(document.documentElement.lang).toBe("fr");

  await lab.db.emergencyRequest.update({
    where: { id: number },
    data: { status: "denied", decisionReason: "No reason was given." },
  });
  await userEvent.click(approve);
  const question = await screen.findByRole("alertdialog", { name: /^Attribuer/ });
  await userEvent.click(within(question).getByRole("button", { name: "Approuver et attribuer" }));
  await screen.findByText("Cette demande est déjà refusée.");
  expect(await screen.findByText("Aucun motif n’a été donné.")).toBeTruthy();
});

test("shows a Spanish-speaking visitor the form's errors in Spanish", async () => {
  saveLanguage("es");
  const visitor = await lab.visitor();
  openScreens(visitor, "/new-request");
  await userEvent.click(await screen.findByRole("button", { name: "Enviar solicitud" }));
  expect((await screen.findAllByText("Se necesita la dirección")).length).toBeGreaterThan(0);
  expect(screen.getByText("Revise que haya llenado bien todos los campos obligatorios.")).toBeTruthy();
  await waitFor(() => expect(document.title).toBe("Nueva solicitud de emergencia · SafeVoice"));
});

test("changing the language on an open screen changes its words and keeps the input", async () => {
  openScreens(await lab.visitor(), "/new-request");
  await userEvent.type(await screen.findByLabelText(/^Full name/), "Ada Lovelace");
  saveLanguage("fr");
  expect((await screen.findByLabelText<HTMLInputElement>(/^Nom complet/)).value).toBe("Ada Lovelace");
});
