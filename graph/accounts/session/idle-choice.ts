import * as z from "zod/mini";
import { chosenIdleMinutes } from "../../../shared/core/sessions/idle.ts";
import { says as formSays } from "../../../shared/core/forms/sentences.ts";
import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";

export const idleChoice = z.object({
  minutes: z.nullable(z.literal(chosenIdleMinutes, formSays.required)),
});

/** Keeps the time that the officer chose on this device, so that the server holds it too. */
export async function chooseIdleMinutes(context: Context, input: unknown): Promise<void> {
  const { viewer, db } = context;
  admit(viewer, "officer");
  const { minutes } = parse(idleChoice, input);
  await db.session.updateMany({ where: { id: viewer.sessionId }, data: { idleMinutes: minutes } });
}
