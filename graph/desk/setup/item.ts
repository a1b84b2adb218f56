import type { Kernel } from "../../core/context.ts";
import type { SetupState } from "../../../shared/desk/setup/rules.ts";
import { settingGroups } from "../../../shared/platform/system/setting-table.ts";
import { settingsPage } from "../../../shared/platform/system/settings-page.ts";
import type { Looked } from "./look-up.ts";

/** What was found, in one or two sentences. */
export interface Finding {
  state: SetupState;
  fact: string;
}

/** Who noted what only a person can know, and on which day. */
export interface Noted {
  by: string;
  on: string;
  /** Which state, or which agreement; empty where the item needs none. */
  detail: string;
}

/** What the items read. */
export interface SetupSource extends Kernel {
  noted: (item: string) => Noted | null;
  lookUp: (name: string) => Promise<Looked>;
  /** The day in the installation's time zone. */
  day: (at: Date) => string;
}

export interface NoteShape {
  /** The button. */
  label: string;
  /** What the note is about, if it must say so. */
  detail?: { label: string; hint: string; isState?: true };
}

interface Described {
  /** Permanent: notes are stored under it. */
  id: string;
  title: string;
  /** What it means, and why it matters. */
  meaning: string;
  /** Where it is done. */
  page?: { href: string; label: string };
  /** What to set in the environment, to run on the host, or to add elsewhere. */
  how?: string;
  /** A person can note it. */
  note?: NoteShape;
}

/** One line of the list, with what is read for it. */
export interface SetupItem extends Described {
  find: (source: SetupSource) => Promise<Finding>;
}

interface Judged<Facts> {
  read: (source: SetupSource) => Facts | Promise<Facts>;
  /** Decides from the facts alone. */
  judge: (facts: Facts) => Finding;
}

/** An item whose decision is pure. */
export const setupItem = <Facts>(item: Described & Judged<Facts>): SetupItem & Judged<Facts> => ({
  ...item,
  find: async (source) => item.judge(await item.read(source)),
});

export const done = (fact: string): Finding => ({ state: "done", fact });
export const open = (fact: string): Finding => ({ state: "open", fact });
export const attention = (fact: string): Finding => ({ state: "attention", fact });

/** Where most of it is set. */
export const settingsOf = (group: keyof typeof settingGroups) => ({
  href: settingsPage(group),
  label: `Open ${settingGroups[group].label} settings`,
});

export const notedBy = ({ by, on }: Noted) => `noted on ${on} by ${by}`;
