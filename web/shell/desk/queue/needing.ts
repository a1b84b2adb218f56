import type { Permission } from "../../../../shared/core/access/roles.ts";
import type { RouteObject } from "react-router-dom";
import { lazyPage } from "../../../core/routing/lazyPage.tsx";

/** Pages that are shown only to accounts whose roles permit it; others see which role is needed. */
export const needing = (permission: Permission, children: RouteObject[]): RouteObject => ({
  lazy: lazyPage(() => import("../RoleNeeded.tsx").then((file) => file.guardFor(permission))),
  children,
});
