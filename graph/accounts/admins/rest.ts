import * as z from "zod/mini";
import { component, doneAnswer, route, type Routes } from "../../core/http/rest.ts";
import { adminRoles } from "../../../shared/core/access/roles.ts";
import { changePassword } from "./sign-in/change-password.ts";
import { confirmPassword } from "./sign-in/password-again.ts";
import { verifySecondFactor } from "./sign-in/second-factor.ts";
import {
  codeInput,
  loginInput,
  passwordAgain,
  passwordChange,
} from "../../../shared/accounts/admins/rules.ts";
import { login } from "./service.ts";

const signedIn = component(
  "SignedInAdmin",
  z.object({
    id: z.number(),
    username: z.string(),
    role: z.enum(adminRoles),
    mustChangePassword: z.boolean(),
    needsCode: z.boolean(),
  }),
);

export const adminRoutes: Routes = {
  "POST /api/admin/login": route(
    {
      access: "anyone",
      example: { body: { username: "sam.rivera", password: "Kettle-orbit-92" } },
      operationId: "signInAdmin",
      tag: "Administrators",
      summary: "Sign in as an administrator.",
      description: "The answer sets the session cookie. 401 for a wrong user name or password.",
      refusals: ["UNAUTHENTICATED"],
      form: loginInput,
      answer: z.object({ ...doneAnswer.shape, admin: signedIn }),
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
      operationId: "changePassword",
      tag: "Administrators",
      summary: "Change your own password.",
      description: "Ends your other sessions.",
      form: passwordChange,
      answer: doneAnswer,
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
      operationId: "verifySecondFactor",
      tag: "Administrators",
      summary: "Complete a sign-in with a second factor.",
      description:
        "Required if the first step answered `needsCode`. Each code works once. The answer sets a new session cookie. 403 if the account must use its passkey, which needs a browser.",
      refusals: ["CONFLICT"],
      form: codeInput,
      answer: doneAnswer,
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
      operationId: "confirmPassword",
      tag: "Administrators",
      summary: "Confirm your own password.",
      description: "Valid for account changes in the next five minutes.",
      form: passwordAgain,
      answer: doneAnswer,
    },
    async (context, { body }) => {
      await confirmPassword(context, body);
      return { success: true, message: "Password confirmed" };
    },
  ),
};
