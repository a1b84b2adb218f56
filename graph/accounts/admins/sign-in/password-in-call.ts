import * as z from "zod/mini";
import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import { confirmPassword } from "./password-again.ts";
import { says } from "../../../../shared/accounts/admins/sentences.ts";

/** The schema of a call that includes the caller's own password. */
export const withOwnPassword = <Shape extends z.core.$ZodShape>(form: z.ZodMiniObject<Shape>) =>
  z.extend(form, { currentPassword: z.optional(z.nullable(z.string())) });

/** For the description of such a call. */
export const ownPasswordWords =
  "422 if the password was not confirmed in the last five minutes. Confirm it with POST /api/admin/confirm-password, or send it as `currentPassword` in this call.";

/**
 * Checks the password that came with the call, counted and logged as usual, and passes on the rest
 * of the body.
 */
export async function asOwner<Answer>(
  context: Context,
  body: unknown,
  act: (form: Record<string, unknown>) => Promise<Answer>,
): Promise<Answer> {
  const { currentPassword, ...form } = Object(body) as Record<string, unknown>;
  if (currentPassword !== undefined && currentPassword !== null)
    await confirmPassword(context, { password: currentPassword }, "currentPassword");
  try {
    return await act(form);
  } catch (error) {
    if (error instanceof Refusal && error.message === says.passwordAgain)
      throw new Refusal(error.code, says.passwordAgain, { currentPassword: [says.passwordAgain] });
    throw error;
  }
}
