import { createContext, use } from "react";
import type { Permission } from "../../../shared/core/access/roles.ts";

/** What the signed-in administrator sees. */
interface Seen {
  /** Every case, and the pages that belong to the program itself. */
  programWide: boolean;
  /** The agencies whose cases they see, by name. Empty in a program without agencies. */
  agencies: readonly { readonly number: number; readonly name: string }[];
  /** The one that the lists show, or null for all. */
  shown: number | null;
}

export const SeenAgencies = createContext<Seen>({ programWide: true, agencies: [], shown: null });
export const useSeen = () => use(SeenAgencies);

/** Whether cases of several agencies, or of none, can be in one list. */
export const isMixed = ({ programWide, agencies }: Seen) => agencies.length > (programWide ? 0 : 1);

/** The name of a case's agency. Undefined where all cases belong to one, or the case to none. */
export function useAgencyName(): (number: number | null | undefined) => string | undefined {
  const seen = useSeen();
  return (number) => (isMixed(seen) ? seen.agencies.find((one) => one.number === number)?.name : undefined);
}

/** Within agencies, nothing else of what a role permits is open. */
const withinAgencies: ReadonlySet<string> = new Set<Permission>([
  "readCases",
  "readMoney",
  "readFigures",
  "readDesk",
  "readRecords",
  "workCases",
  "approve",
  "dispatch",
  "workTasks",
  "workDesk",
]);

/** What the account's roles permit where it works. */
export const permittedTo = (programWide: boolean, permissions: readonly string[]): readonly string[] =>
  programWide ? permissions : permissions.filter((permission) => withinAgencies.has(permission));
