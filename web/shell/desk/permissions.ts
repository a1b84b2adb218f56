import { createContext, use } from "react";
import type { Permission } from "../../../shared/core/access/roles.ts";

/** What the roles of the signed-in administrator permit, as the server said. */
export const Permissions = createContext<readonly string[]>([]);

/** The user name of the signed-in administrator. */
export const Me = createContext("");
export const useMe = () => use(Me);

/** `const may = useMay(); may("dispatch")`: hides what the server would refuse. */
export function useMay(): (permission: Permission) => boolean {
  const permissions = use(Permissions);
  return (permission) => permissions.includes(permission);
}
