import type { Context } from "../../core/context.ts";
import { signRelease, stopRelease } from "../../intake/releases/by-person.ts";
import { demandLive } from "./answers.ts";
import type { PassForm } from "./form.ts";
import type { Pass } from "./open/open.ts";

/** "Yes, share this": the person signs a release that they were asked for. */
export const signInPass = (context: Context, pass: Pass, { release, signer }: PassForm) =>
  change(context, pass, (tx) => signRelease(context, tx, { ...ownOf(pass, release), signerName: signer }));

/** "Stop sharing": the next outside act finds the release withdrawn. */
export const stopInPass = (context: Context, pass: Pass, { release }: PassForm) =>
  change(context, pass, (tx) => stopRelease(context, tx, ownOf(pass, release)));

type Act = (tx: Parameters<typeof demandLive>[0]) => Promise<void>;

async function change(context: Context, pass: Pass, act: Act): Promise<void> {
  await context.db.$transaction(async (tx) => {
    await demandLive(tx, pass);
    await act(tx);
  });
  context.events.publish("requestChanged", { id: pass.requestId });
}

const ownOf = ({ requestId }: Pass, release: string) => ({
  id: /^\d{1,9}$/.test(release) ? Number(release) : 0,
  requestId,
});
