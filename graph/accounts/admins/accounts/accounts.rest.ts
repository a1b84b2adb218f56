import * as z from "zod/mini";
import { parse, parseId } from "../../../core/errors.ts";
import { adminRoles, mainRole } from "../../../../shared/core/access/roles.ts";
import { component, doneAnswer, route, type Routes } from "../../../core/http/rest.ts";
import { deleteAccount, setAccountActive } from "./account-acts.ts";
import { createAccount, listAccounts } from "./accounts.ts";
import { asOwner, ownPasswordWords, withOwnPassword } from "../sign-in/password-in-call.ts";
import { activeChange, newAccountWithPassword } from "../../../../shared/accounts/admins/rules.ts";

/** More administrators than any fund has; a program reads them at once. */
const maxListed = 500;

const account = component(
  "AdminAccount",
  z.object({
    id: z.number(),
    username: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(adminRoles),
    roles: z.array(z.enum(adminRoles)),
    isActive: z.boolean(),
    createdAt: z.string(),
    lastLogin: z.nullable(z.string()),
  }),
);

/** The administrators' accounts. */
export const accountRoutes: Routes = {
  "GET /api/admin/users": route(
    {
      access: "readRecords",
      operationId: "listAdmins",
      tag: "Administrators",
      summary: "List the administrators' accounts.",
      description: "Oldest account first.",
      answer: z.object({ ...doneAnswer.shape, admins: z.array(account) }),
    },
    async (context) => {
      const admins = await listAccounts(context, { after: 0, take: maxListed });
      return {
        success: true,
        message: admins.length === 1 ? "1 administrator" : `${admins.length} administrators`,
        admins: admins.map(({ id, username, name, email, roles, isActive, createdAt, lastLogin }) => ({
          ...{ id, username, name, email, role: mainRole(roles), roles, isActive },
          createdAt: createdAt.toISOString(),
          lastLogin: lastLogin?.toISOString() ?? null,
        })),
      };
    },
  ),
  "POST /api/admin/create-user": route(
    {
      access: "superAdmin",
      example: {
        body: {
          name: "Lee Ward",
          email: "lee.ward@fund.example",
          username: "lee.ward",
          password: "Meadow-quill-38",
          role: "admin",
        },
      },
      operationId: "createAdmin",
      tag: "Administrators",
      summary: "Create an administrator's account.",
      description: `Emails the temporary password to its owner. A password of 6 to 11 characters works for one sign-in within 24 hours. 409 if the user name or email address is taken. ${ownPasswordWords}`,
      refusals: ["CONFLICT", "UNPROCESSABLE"],
      form: withOwnPassword(newAccountWithPassword),
      answer: z.object({ ...doneAnswer.shape, admin: z.object({ id: z.number(), username: z.string() }) }),
      status: 201,
    },
    async (context, { body }) => {
      const { admin } = await asOwner(context, body, (form) =>
        createAccount(context, parse(newAccountWithPassword, form)),
      );
      const { id, username } = admin;
      return { success: true, message: "Admin created successfully", admin: { id, username } };
    },
  ),
  "DELETE /api/admin/delete/:id": route(
    {
      access: "superAdmin",
      example: { params: { id: "2" }, body: {} },
      operationId: "deleteAdmin",
      tag: "Administrators",
      summary: "Delete an administrator's account.",
      description: `Permanent. Ends the account's sessions and API keys, except those in \`keepApiKeys\`. 409 for the last active super administrator, or if a key in \`keepApiKeys\` is not an active key of the account. ${ownPasswordWords}`,
      refusals: ["CONFLICT", "UNPROCESSABLE"],
      form: withOwnPassword(z.object({})),
      query: z.object({ keepApiKeys: z.optional(z.string()) }),
      answer: doneAnswer,
    },
    async (context, { params, query, body }) => {
      const keepApiKeys = query.keepApiKeys?.split(",").map((id) => parseId(id, "keepApiKeys"));
      const { username } = await asOwner(context, body, () =>
        deleteAccount(context, parseId(params["id"]), { keepApiKeys }),
      );
      return { success: true, message: `Admin user "${username}" has been permanently deleted.` };
    },
  ),
  "PATCH /api/admin/toggle-status/:id": route(
    {
      access: "superAdmin",
      example: { params: { id: "2" }, body: { isActive: false } },
      operationId: "setAdminActive",
      tag: "Administrators",
      summary: "Activate or deactivate an administrator's account.",
      description: `Deactivating ends its sessions and API keys, except those in \`keepApiKeys\`. 409 if nothing would change, for the last active super administrator, or if a key in \`keepApiKeys\` is not an active key of the account. ${ownPasswordWords}`,
      refusals: ["CONFLICT", "UNPROCESSABLE"],
      form: withOwnPassword(activeChange),
      answer: doneAnswer,
    },
    async (context, { params, body }) => {
      const { isActive } = await asOwner(context, body, (form) =>
        setAccountActive(context, parseId(params["id"]), form),
      );
      return { success: true, message: `Admin has been ${isActive ? "activated" : "deactivated"}.` };
    },
  ),
};
