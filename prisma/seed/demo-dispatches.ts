import { recipient } from "../../graph/core/access/settler.ts";
import type { Vendor } from "../client/client.ts";
import type { Kernel } from "../../graph/core/context.ts";
import { codeStart } from "../../graph/help/dispatches/codes/made-codes.ts";
import { maxFoodPeople, maxShelterHours, writtenNotes } from "../../shared/help/dispatches/rules.ts";
import { sealedCode } from "../../graph/help/dispatches/codes/sealed-code.ts";
import type { Chance } from "./demo-chance.ts";
import type { Filed } from "./demo-requests.ts";
import { dispatchNotes } from "./demo-words.ts";

interface Desk {
  vendors: readonly Vendor[];
  /** Who dispatched. */
  by: string;
}

/**
 * One vendor for every help type, within the limits and the allocation, with codes in their format.
 * Distributed requests have completed help. A room costs its night, so it comes first, and is
 * omitted if it would exceed the allocation.
 */
export function dispatchRows(
  kernel: Kernel,
  { id, amountCents, dispatched, distributed, story, facts }: Filed,
  chance: Chance,
  desk: Desk,
) {
  if (!dispatched) return [];
  let leftCents = amountCents;
  const inTurn = story.helpTypes.toSorted((a, b) => Number(b === "shelter") - Number(a === "shelter"));
  return inTurn.flatMap((helpType) => {
    const vendor = chance.pick(desk.vendors.filter((one) => one.helpTypes.includes(helpType)));
    const { notes, cents } = chance.pick(dispatchNotes[helpType]);
    const people = helpType === "food" ? Math.min(facts.people ?? 1, maxFoodPeople) : null;
    const wanted = people === null ? cents : people * 1_000;
    const estimatedValueCents = helpType === "shelter" ? wanted : Math.min(wanted, leftCents);
    if (estimatedValueCents === 0 || estimatedValueCents > leftCents) return [];
    leftCents -= estimatedValueCents;
    const row = {
      requestId: id,
      helpType,
      vendorId: vendor.id,
      vendorName: vendor.name,
      dispatchNotes: writtenNotes(vendor.name, notes),
      providerInfo: "",
      estimatedValueCents,
      people,
      hours: helpType === "shelter" ? maxShelterHours : null,
      ...sealedCode(kernel, `${codeStart(kernel.env, vendor.name)}${chance.between(1000, 9999)}`),
      confirmationNumber: `CONF${chance.letters(8, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")}`,
      batch: `demo-${id}`,
      dispatchedBy: desk.by,
      createdAt: dispatched,
      completedAt: distributed,
      completedBy: distributed && desk.by,
      ...(distributed && { settledAt: distributed, settledBy: recipient, settledByKeys: [recipient] }),
    };
    return [row];
  });
}

const hourMs = 3_600_000;

/** The newest ride or meal gets a problem report, so that the demo has something urgent. */
export function firstProblem(
  filed: readonly Filed[],
  now: Date,
): { requestId: number; problemAt: Date } | undefined {
  const [newest] = filed
    .filter(({ status, dispatched }) => status === "dispatched" && dispatched)
    .toSorted((a, b) => Number(b.dispatched) - Number(a.dispatched));
  if (!newest?.dispatched) return undefined;
  return {
    requestId: newest.id,
    problemAt: new Date(Math.min(newest.dispatched.getTime() + hourMs, now.getTime() - 1)),
  };
}
