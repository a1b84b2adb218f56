/** @vitest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { printBook } from "../../../graph/help/vouchers/print.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";
import { closePages } from "../../harness/screens/pages.ts";
import { openScreens, paste } from "../../harness/screens/screens.tsx";

const lab = useKernel();
const user = userEvent.setup();
const minute = 60_000;

const choose = async (form: ReturnType<typeof within>, name: RegExp, option: string) => {
  await user.click(form.getByRole("button", { name }));
  await user.click(await screen.findByRole("option", { name: option }));
};

test("a treasurer prints a book, and a wrong field keeps what was typed", async () => {
  const treasurer = await signInAdmin(lab, { roles: ["treasurer"] });
  openScreens(treasurer, "/admin/vouchers");
  await screen.findByText(/No books yet/);
  expect(screen.queryByRole("button", { name: "Enter a voucher" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Print a book" }));
  const form = within(await screen.findByRole("dialog", { name: "Print a book of 20 vouchers" }));
  await choose(form, /Kind of help/, "Shelter");
  await paste(user, form.getByRole("textbox", { name: /Maximum of one voucher/ }), "1,5");
  await user.type(form.getByLabelText(/Valid until/), "2020-01-01");
  await user.click(form.getByRole("button", { name: "Reserve and make the book" }));
  expect(await form.findAllByText("Enter whom to call, with the number")).not.toEqual([]);
  await paste(user, form.getByRole("textbox", { name: /Whom to call/ }), "Desk 512-555-0100");
  await user.click(form.getByRole("button", { name: "Reserve and make the book" }));
  expect(await form.findAllByText("Choose today or a later day")).not.toEqual([]);
  expect(form.getByRole<HTMLInputElement>("textbox", { name: /Whom to call/ }).value).toBe(
    "Desk 512-555-0100",
  );
  const until = form.getByLabelText(/Valid until/);
  await user.clear(until);
  await user.type(until, dayIn(lab.zone(), new Date(lab.now().getTime() + 86_400_000)));
  await user.click(form.getByRole("button", { name: "Reserve and make the book" }));

  await screen.findByRole("heading", { name: /^Book 1\d{3}$/ });
  const sheets = await screen.findByRole("link", { name: "Download the sheets" });
  expect(sheets.getAttribute("href")).toMatch(/^\/api\/admin\/voucher-books\/\d+$/);
  expect(screen.queryByLabelText(/^Enter 1/)).toBeNull();
  expect(await lab.db.voucher.count({ where: { maxCents: 150 } })).toBe(20);
});

test("a dispatcher enters a voucher and releases another, and the case is marked", async () => {
  closePages();
  const treasurer = await signInAdmin(lab, { roles: ["treasurer"] });
  const dispatcher = await signInAdmin(lab, { roles: ["dispatcher"] });
  const { id: fund } = await lab.db.fund.findFirstOrThrow();
  const book = await printBook(await treasurer.context(), fund, {
    ...{ helpType: "food", max: 40, callWhom: "Desk 512-555-0100" },
    validUntil: dayIn(lab.zone(), lab.now()),
  });
  lab.setNow(new Date(Math.ceil(lab.now().getTime() / minute) * minute + 5 * minute));
  const [first, second] = book.vouchers.map(({ number }) => number);
  openScreens(dispatcher, `/admin/vouchers/${book.id}`);
  await user.click(await screen.findByLabelText(`Enter ${first}`));
  const form = within(await screen.findByRole("dialog", { name: "Enter a voucher from paper" }));
  expect(form.getByRole<HTMLInputElement>("textbox", { name: /Number with letters/ }).value).toBe(first);
  const at = new Date(lab.now().getTime() - minute);
  const clock = at.toLocaleTimeString("en-GB", { timeZone: lab.zone(), hour: "2-digit", minute: "2-digit" });
  await user.type(form.getByLabelText(/Day and time on the paper/), `${dayIn(lab.zone(), at)}T${clock}`);
  await paste(user, form.getByRole("textbox", { name: /Amount/ }), "40.01");
  const { name: provider } = await lab.db.vendor.findFirstOrThrow({
    where: { helpTypes: { has: "food" }, deletedAt: null },
  });
  const hotel = await lab.db.vendor.findFirstOrThrow({
    where: { NOT: { helpTypes: { has: "food" } }, deletedAt: null },
  });
  await user.click(form.getByRole("button", { name: /Provider that took/ }));
  await screen.findByRole("option", { name: provider });
  expect(screen.queryByRole("option", { name: hotel.name })).toBeNull();
  await user.click(screen.getByRole("option", { name: provider }));
  await paste(user, form.getByRole("textbox", { name: /Officer on the paper/ }), "A. Ruiz 412");
  await paste(user, form.getByRole("textbox", { name: /Name of the person/ }), "Rosa Diaz");
  await user.click(form.getByRole("checkbox", { name: "Wishes to stay anonymous" }));
  await paste(user, form.getByRole("textbox", { name: /^Email/ }), "rosa@example.com");
  await paste(user, form.getByRole("textbox", { name: /What happened/ }), "Needed a meal at night");
  await user.click(form.getByRole("button", { name: "Enter the voucher" }));
  expect(await form.findAllByText("This voucher is worth at most $40.00")).not.toEqual([]);
  const amount = form.getByRole("textbox", { name: /Amount/ });
  await user.clear(amount);
  await paste(user, amount, "12.50");
  await user.click(form.getByRole("button", { name: "Enter the voucher" }));
  await waitFor(() => expect(screen.queryByLabelText(`Enter ${first}`)).toBeNull());
  screen.getByText("Used");
  screen.getByText(/\$12\.50, on paper/);

  await user.click(screen.getByLabelText(`Release ${second}`));
  const release = within(await screen.findByRole("dialog", { name: `Release ${second}?` }));
  await choose(release, /What happened to the paper/, "Lost");
  await paste(user, release.getByRole("textbox", { name: /Reason/ }), "Left in the car");
  await user.click(release.getByRole("button", { name: "Release" }));
  await screen.findByText("Left in the car");
  await user.click(await screen.findByRole("button", { name: "Release 18 open vouchers" }));
  const rest = within(await screen.findByRole("dialog", { name: "Release 18 vouchers?" }));
  await user.click(rest.getByRole("button", { name: "Cancel" }));

  closePages();
  const { requestId } = await lab.db.voucher.findUniqueOrThrow({ where: { number: String(first) } });
  expect(await lab.db.emergencyRequest.findUniqueOrThrow({ where: { id: requestId ?? 0 } })).toMatchObject({
    anonymous: true,
    victimEmail: "rosa@example.com",
  });
  openScreens(dispatcher, `/admin/cases?case=${requestId}`);
  await screen.findByText("Entered from paper");
  await screen.findByText(new RegExp(`^Voucher ${first}, given on .* by A. Ruiz 412`));
});
