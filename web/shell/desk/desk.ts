import type { ComponentType } from "react";
import type { GraphQLTaggedNode } from "react-relay";
import type { RouteObject } from "react-router-dom";
import type { Permission } from "../../../shared/core/access/roles.ts";
import type { OperationType } from "relay-runtime";
import type { IconName } from "../../design/text/Icon.tsx";

/** The five tabs of the administrators' dashboard, in order. */
export const deskTabs = ["overview", "activity", "users", "analytics", "settings"] as const;
export type DeskTab = (typeof deskTabs)[number];

/** The parts of the overview that the section bar leads to. */
export type DeskSection = "tracker" | "dispatch" | "rules" | "workflow";

/** The groups of the navigation beside every desk page, in order. */
export const deskGroups = ["work", "money", "community", "people", "system"] as const;

/** A place in the navigation. */
export interface DeskPlace {
  group: (typeof deskGroups)[number];
  /** Its name is in `words.desk.ts`. */
  id: DeskPlaceId;
  icon: IconName;
  /** The page, or a tab of the dashboard. */
  href: string;
}

/** In the order of each group. */
export const deskPlaceIds = [
  "overview",
  "tasks",
  "inbox",
  "cases",
  "dispatches",
  "callbacks",
  "handover",
  "outbox",
  "funds",
  "reconcile",
  "vouchers",
  "directory",
  "corrections",
  "events",
  "feedback",
  "officers",
  "accounts",
  "agencies",
  "activity",
  "analytics",
  "records",
  "setup",
  "settings",
] as const;
export type DeskPlaceId = (typeof deskPlaceIds)[number];

/** The case whose help another domain shows. */
export interface CaseHelpProps {
  id: string;
  /** The request's number. */
  number: number;
  caseId: string;
  victimName: string;
  /** Above 0, manual dispatch opens, again with each new number. */
  dispatching: number;
}

/** A part of a tab, loaded when the tab is opened. */
export interface DeskPanel {
  id: string;
  tab: DeskTab;
  /** In the section bar of its tab. */
  section?: DeskSection;
  /** How much it holds, next to its name there. */
  loadCount?: () => Promise<ComponentType>;
  load: () => Promise<ComponentType>;
}

/** A list of the desk with how many entries wait in it. */
export interface WorkQueueEntry {
  /** Opens what the entry counts. */
  href: string;
  icon: IconName;
  title: string;
  /** How much waits there. With 0 the overview only names the list. */
  count: number;
  text: string;
  /**
   * Overdue calls, failed messages: first on the overview, as a sentence with a link to exactly
   * those, announced when it appears, and counted in the navigation.
   */
  urgent?: {
    count: number;
    text: string;
    /** The person, case or fund that is first of them. */
    first?: string | undefined;
    href: string;
  };
}

/** What waits in the lists of one domain. */
export interface WorkQueueSource<Query extends OperationType = OperationType> {
  /** May take `$programWide`: false for administrators of agencies. */
  query: GraphQLTaggedNode;
  /** A subscription without variables: each of its events reads the query again. */
  changes: GraphQLTaggedNode;
  lines(answer: Query["response"]): readonly WorkQueueEntry[];
  /** Where time alone changes the answer: reads it again then. Returns what ends that. */
  schedule?(answer: Query["response"], readAgain: () => void): (() => void) | undefined;
}

/** A page or a part of one that the palette finds. */
export interface PaletteEntry {
  label: string;
  /** If it needs more than the part that brings it. */
  needs?: Permission;
  /** Other words that find it. */
  also?: string;
  icon: IconName;
  href: string;
}

/** Records that the palette finds by what was typed. */
export interface PaletteSearch<Query extends OperationType = OperationType> {
  isFor: (text: string) => boolean;
  /** Takes the text as `$search`. */
  query: GraphQLTaggedNode;
  entries(answer: Query["response"]): readonly PaletteEntry[];
}

/** What the palette finds of one domain. */
export interface PaletteSource<Query extends OperationType = OperationType> {
  entries: readonly PaletteEntry[];
  search?: PaletteSearch<Query>;
}

/** What a domain brings to the desk. */
export interface DeskPart {
  id: string;
  /** What an account's roles must permit, so that it has this part. */
  needs: Permission | "anyone";
  /**
   * It shows cases of the viewer's agencies, and asks for nothing else. Every other part belongs to
   * the program, and is closed to administrators of agencies.
   */
  withinAgencies?: true;
  /** Its pages; an account without the permission sees which role is needed. */
  routes?: RouteObject[];
  panels?: readonly DeskPanel[];
  /** The `detailQuery` of what the dashboard's URL opens over it. */
  overDashboard?: RouteObject;
  /** Its pages in the navigation. */
  places?: readonly DeskPlace[];
  /** The help of one case, in any page that shows it. */
  loadCaseHelp?: () => Promise<ComponentType<CaseHelpProps>>;
  /** Loaded with the first page, and read on every page for the counts in the navigation. */
  loadWorkQueue?: () => Promise<WorkQueueSource>;
  /** Loaded when the palette is opened. */
  loadPalette?: () => Promise<PaletteSource>;
}
