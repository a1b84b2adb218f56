import { createContext } from "react";
import type { Account } from "./account.ts";
import type { AccountAct } from "./AccountActions.tsx";

/** Starts an act on an account of the page. */
export const AccountActs = createContext<(account: Account, act: AccountAct) => void>(() => {});
