/** @vitest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { claimCallback } from "../../../graph/community/callbacks/service.ts";
import { inboxChange } from "../../../graph/messages/communications/watch.ts";
import { requestCallback } from "../../../graph/community/support/callback.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, signInAdmin, signInOfficer, fileRequest } from "../../harness/people.ts";
import { openScreens } from "../../harness/screens/screens.tsx";

const lab = useKernel();
beforeEach(async () => {
  lab.quotas.count = async () => {};
  await lab.db.callbackRequest.deleteMany();
  await lab.db.message.deleteMany();
});

const line = (name: RegExp | string) => screen.findByRole("link", { name });

test("the overview links to every list with its live count", async () => {
  openScreens(await signInAdmin(lab), "/admin/dashboard");
  expect((await line("Callbacks none waiting")).getAttribute("href")).toBe("/admin/callbacks");
  for (const [name, href] of [
    [/^Feedback \d+ open$/, "/admin/feedback"],
    [/^Events \d+ upcoming$/, "/admin/events"],
    [/^Directory \d+ never confirmed$/, "/admin/directory?show=unconfirmed"],
    [/^Directory reports \d+ open$/, "/admin/corrections"],
    [/^Communication Center \d+ unread$/, "/admin/communications?view=all"],
    [/^Outbox \d+ waiting$/, "/admin/outbox"],
    ["Officers none waiting", "/admin/officers"],
  ] as const)
    expect((await line(name)).getAttribute("href")).toBe(href);

  await requestCallback(await (await lab.visitor()).context(), {
    sessionId: "a",
    name: "Ana Ruiz",
    phone: "415-555-0132",
  });
  expect((await line("Callbacks 1 waiting")).getAttribute("href")).toBe("/admin/callbacks?show=waiting");
  const { verificationId } = await signInOfficer(lab, { trust: null });
  lab.events.publish("verificationChanged", { verificationId });
  await line("Officers 1 waiting for a supervisor");
});

test("announces an overdue call and a failed message at once", async () => {
  await requestCallback(await (await lab.visitor()).context(), {
    sessionId: "b",
    name: "Ben Ode",
    phone: "415-555-0133",
  });
  const { id } = await lab.db.callbackRequest.findFirstOrThrow();
  await lab.db.callbackRequest.update({ where: { id }, data: { dueAt: new Date(Date.now() + 2500) } });
  const admin = await signInAdmin(lab);
  openScreens(admin, "/admin/dashboard");
  await line("Callbacks 1 waiting");
  const late = await line(/^1 callback is late by \d+ s$/);
  expect(late.getAttribute("href")).toBe("/admin/callbacks?show=late");
  expect(late.closest("[role=status]")).not.toBeNull();
  await line("Callbacks 1 urgent");
  await claimCallback(await admin.context(), id);
  await waitFor(() => expect(screen.queryByRole("link", { name: "Callbacks 1 waiting" })).toBeNull());
  await line(/^1 callback is late by/);

  await fileRequest(lab, await signInOfficer(lab));
  const { id: message } = await lab.db.message.findFirstOrThrow();
  await lab.db.message.update({ where: { id: message }, data: { state: "failed" } });
  lab.events.publish("inboxChanged", inboxChange("message", message));
  expect((await line(/^1 message could not be sent/)).getAttribute("href")).toBe(
    "/admin/outbox?state=failed",
  );
});

test("counts messages that did not arrive until each is handled", async () => {
  await fileRequest(lab, await signInOfficer(lab));
  const { id } = await lab.db.message.findFirstOrThrow();
  await lab.db.message.update({
    where: { id },
    data: { kind: "admin-notice", state: "sent", undeliveredAt: lab.now() },
  });
  const admin = await signInAdmin(lab);
  openScreens(admin, "/admin/dashboard");
  const urgent = await line("1 message did not arrive: find another way to tell the person");
  expect(urgent.getAttribute("href")).toBe("/admin/outbox?state=undelivered");
  await ask(admin, `mutation ($id: String!) { handleMessage(input: { id: $id }) { message { id } } }`, {
    id,
  });
  await line("Messages that did not arrive none");
});
