import type { ReactNode } from "react";
import type { Permission } from "../../../shared/core/access/roles.ts";
import { useMay } from "./permissions.ts";

/** Buttons and fields of an action: absent for accounts whose roles do not permit it. */
export const May = ({ do: permission, children }: { do: Permission; children: ReactNode }) =>
  useMay()(permission) ? children : null;
