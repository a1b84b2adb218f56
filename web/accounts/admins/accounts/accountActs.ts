import { createContext } from "react";
import type { useAccountActs_admin$key } from "#relay/useAccountActs_admin.graphql";
import type { AccountAct } from "./AccountActions.tsx";

export type OnAccountAct = (account: useAccountActs_admin$key, act: AccountAct) => void;

/** Starts an act on an account of the page. */
export const AccountActs = createContext<OnAccountAct>(() => {});
