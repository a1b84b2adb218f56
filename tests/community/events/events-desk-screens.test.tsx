/** @vitest-environment jsdom */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { closeToast, openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(() => lab.db.event.deleteMany());

const event = {
  title: "Town hall",
  description: "Come and ask.",
  startsAt: new Date("2031-06-05T23:00:00Z"),
  endsAt: new Date("2031-06-06T01:00:00Z"),
  timeZone: "America/Chicago",
  location: "City hall",
  host: "Council",
};
/** Sets the field of this name in one step. */
const put = (name: string, value: string) =>
  fireEvent.input(document.querySelector(`[role*=dialog] [name="${name}"]`)!, { target: { value } });

test("adds an event, and reports what is missing at its field", async () => {
  const user = userEvent.setup();
  openScreens(await signInAdmin(lab), "/admin/events");
  await screen.findByText("No upcoming events.");
  await user.click(screen.getByRole("button", { name: "Add event" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add event" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await dialog.findAllByText("Please enter a title");
  put("title", "Legal clinic");
  put("description", "Lawyers answer.");
  put("day", "2031-07-01");
  put("from", "10:00");
  put("to", "12:00");
  put("location", "Library");
  put("host", "Legal Aid");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await closeToast(user, "Event added");
  await screen.findByText("Legal clinic");
  screen.getByText("No Spanish");
});

test("edits an event, and cancels it with a reason that its public card shows", async () => {
  const user = userEvent.setup();
  await lab.db.event.create({ data: event });
  const admin = await signInAdmin(lab);
  const { router } = openScreens(admin, "/admin/events");
  await user.click(await screen.findByRole("button", { name: "Edit Town hall" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit: Town hall" }));
  expect(dialog.getByLabelText<HTMLInputElement>(/^From/).value).toBe("18:00");
  put("host", "The council");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(async () => expect((await lab.db.event.findFirst())?.host).toBe("The council"));
  await user.click(screen.getByRole("rowheader", { name: /Town hall/ }));
  await user.click(await screen.findByRole("button", { name: "Cancel event Town hall" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Cancel: Town hall" }));
  put("reason", "The hall is flooded");
  await user.click(question.getByRole("button", { name: "Cancel event" }));
  await screen.findAllByText("The hall is flooded");
  await router.navigate("/events?month=2031-06");
  await screen.findByText("Canceled because: The hall is flooded");
  expect(screen.queryByRole("button", { name: /RSVP/ })).toBeNull();
});

test("a link opens a past event beside the list, with its Spanish text", async () => {
  const { id } = await lab.db.event.create({
    data: {
      ...event,
      startsAt: new Date("2020-06-05T23:00:00Z"),
      endsAt: new Date("2020-06-06T01:00:00Z"),
      translations: { es: { title: "Asamblea", description: "Venga y pregunte." } },
    },
  });
  openScreens(await signInAdmin(lab), `/admin/events?open=${encodeURIComponent(btoa(`Event:${id}`))}`);
  const detail = within(await screen.findByRole("region", { name: "Event details" }));
  await detail.findByRole("heading", { name: "Town hall" });
  detail.getByText("Venga y pregunte.");
  expect(detail.queryByRole("button", { name: "Cancel event Town hall" })).toBeNull();
});
