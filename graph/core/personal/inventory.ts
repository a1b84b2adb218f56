import { accounts } from "./accounts.ts";
import { cases } from "./cases.ts";
import { community } from "./community.ts";
import { decisions } from "./decisions.ts";
import { desk } from "./desk.ts";
import { help } from "./help.ts";
import { messages } from "./messages.ts";
import { money } from "./money.ts";
import { officers } from "./officers.ts";
import { records } from "./records.ts";
import { system } from "./system.ts";
import type { Inventory } from "./types.ts";

/** The inventory in parts that a reader takes in at once. */
export const groups = {
  "Requests and the person in need": cases,
  Decisions: decisions,
  "Officers and supervisors": officers,
  "Letters, messages and answers": messages,
  "Help and providers": help,
  "The public": community,
  "The desk": desk,
  "Accounts and tools": accounts,
  "The fund": money,
  "Holds, packets and destruction": records,
  "The installation": system,
} as const;

/**
 * Every column that can hold words, with what it says about whom. Exports, strips and packets read
 * it; docs/personal-data.md is generated from it.
 */
export const inventory = {
  ...cases,
  ...decisions,
  ...officers,
  ...messages,
  ...help,
  ...community,
  ...desk,
  ...accounts,
  ...money,
  ...records,
  ...system,
} as const satisfies Inventory;
