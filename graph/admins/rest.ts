import * as z from "zod/mini";
import { route, type Routes } from "../core/http/rest.ts";
import { changePassword } from "./change-password.ts";
import { adminRoles, loginInput, passwordChange } from "./rules.ts";
import { login } from "./service.ts";

const done = { success: z.literal(true), message: z.string() };
const signedIn = z.object({
  id: z.number(),
  username: z.string(),
  role: z.enum(adminRoles),
  mustChangePassword: z.boolean(),
});

export const adminRoutes: Routes = {
  "POST /api/admin/login": route(
    {
      access: "anyone",
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
      access: "anyAdmin",
      summary: "Changes one's own password and ends one's other sessions.",
      form: passwordChange,
      answer: z.object(done),
    },
    async (context, { body }) => {
      await changePassword(context, body);
      return { success: true, message: "Password changed successfully" };
    },
  ),
};
