import * as z from "zod/mini";
import { route, type Routes } from "../core/http/rest.ts";
import { changePassword } from "./change-password.ts";
import { confirmPassword } from "./password-again.ts";
import { verifySecondFactor } from "./second-factor.ts";
import { adminRoles, codeInput, loginInput, passwordAgain, passwordChange } from "./rules.shared.ts";
import { login } from "./service.ts";

const done = { success: z.literal(true), message: z.string() };
const signedIn = z.object({
  id: z.number(),
  username: z.string(),
  role: z.enum(adminRoles),
  mustChangePassword: z.boolean(),
  needsCode: z.boolean(),
});

export const adminRoutes: Routes = {
  "POST /api/admin/login": route(
    {
      access: "anyone",
      example: { body: { username: "sam.rivera", password: "Kettle-orbit-92" } },
      summary: "Opens an administrator's session; the cookie comes with the answer.",
      form: loginInput,
      answer: z.object({ ...done, admin: signedIn }),
    },
    async (context, { body }) => ({
      success: true,
      message: "Login successful",
      admin: await login(context, body),
    }),
  ),
  "POST /api/admin/change-password": route(
    {
      access: "knownAdmin",
      example: { body: { currentPassword: "Kettle-orbit-92", newPassword: "Lantern-harbor-57" } },
      summary: "Changes one's own password and ends one's other sessions.",
      form: passwordChange,
      answer: z.object(done),
    },
    async (context, { body }) => {
      await changePassword(context, body);
      return { success: true, message: "Password changed successfully" };
    },
  ),
  "POST /api/admin/verify-mfa": route(
    {
      access: "anyAdmin",
      example: { body: { code: "ABCDE-FGHJK" } },
      summary:
        "The second step of a sign-in whose answer says needsCode: six digits of the app, or a recovery code. Each serves once. The new cookie comes with the answer.",
      form: codeInput,
      answer: z.object(done),
    },
    async (context, { body }) => {
      await verifySecondFactor(context, body);
      return { success: true, message: "Code accepted" };
    },
  ),
  "POST /api/admin/confirm-password": route(
    {
      access: "knownAdmin",
      example: { body: { password: "Lantern-harbor-57" } },
      summary: "Gives one's own password again, for the account changes of the next five minutes.",
      form: passwordAgain,
      answer: z.object(done),
    },
    async (context, { body }) => {
      await confirmPassword(context, body);
      return { success: true, message: "Password confirmed" };
    },
  ),
};
