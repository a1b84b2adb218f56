import { createContext, use } from "react";

/** True on the pages of a person who asks for help for themself, without an officer. */
export const ForSelf = createContext(false);

export const useIsForSelf = (): boolean => use(ForSelf);

/** The words for that person in place of those about someone else. */
export const useOwnVoice = <Shape extends { own: object }>(t: Shape): Shape =>
  useIsForSelf() ? { ...t, ...t.own } : t;
