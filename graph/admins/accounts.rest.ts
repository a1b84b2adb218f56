import * as z from "zod/mini";
import { parse, parseId } from "../core/errors.ts";
import { route, type Routes } from "../core/http/rest.ts";
import { deleteAccount, setAccountActive } from "./account-acts.ts";
import { createAccount, listAccounts } from "./accounts.ts";
import { asOwner, ownPasswordWords, withOwnPassword } from "./password-in-call.ts";
import { activeChange, adminRoles, newAccountWithPassword } from "./rules.shared.ts";

const done = { success: z.literal(true), message: z.string() };
const account = z.object({
  id: z.number(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(adminRoles),
  isActive: z.boolean(),
  createdAt: z.string(),
  lastLogin: z.nullable(z.string()),
});

const keysEnd = (name: string) =>
  `The account's API keys end with it. ${name} names those that go on under the caller's account; 409 if one of them is not a living key of this account.`;

/** The administrators' accounts. */
export const accountRoutes: Routes = {
  "GET /api/admin/users": route(
    {
      access: "admin",
      summary: "All administrators, the oldest account first.",
      answer: z.object({ ...done, admins: z.array(account) }),
    },
    async (context) => {
      const admins = await listAccounts(context);
      return {
        success: true,
        message: admins.length === 1 ? "1 administrator" : `${admins.length} administrators`,
        admins: admins.map(({ id, username, name, email, role, isActive, createdAt, lastLogin }) => ({
          ...{ id, username, name, email, role, isActive },
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
      summary: `Makes an administrator's account and mails its temporary password to its owner. One of 6 to 11 characters serves for one sign-in within 24 hours. ${ownPasswordWords}`,
      form: withOwnPassword(newAccountWithPassword),
      answer: z.object({ ...done, admin: z.object({ id: z.number(), username: z.string() }) }),
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
      summary: `Permanently deletes another administrator's account and ends its sessions. 409 for the last active super admin. ${keysEnd("The parameter keepApiKeys (1,2)")} ${ownPasswordWords}`,
      form: withOwnPassword(z.object({})),
      query: z.object({ keepApiKeys: z.optional(z.string()) }),
      answer: z.object(done),
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
      summary: `Activates or deactivates another administrator's account; deactivating ends its sessions. 409 when it is so already, and for the last active super admin. ${keysEnd("keepApiKeys")} ${ownPasswordWords}`,
      form: withOwnPassword(activeChange),
      answer: z.object(done),
    },
    async (context, { params, body }) => {
      const { isActive } = await asOwner(context, body, (form) =>
        setAccountActive(context, parseId(params["id"]), form),
      );
      return { success: true, message: `Admin has been ${isActive ? "activated" : "deactivated"}.` };
    },
  ),
};
