import type { identifying, PersonalClass } from "../../core/personal/classes.ts";
import type { ReleaseGroup } from "../../../shared/intake/releases/rules.ts";

/**
 * What a release must let out before a value of a class may go. A hash identifies a person as the
 * name does. Other classes say nothing about the person in need.
 */
const groups: Record<(typeof identifying)[number], ReleaseGroup> = {
  victimIdentity: "identity",
  victimKey: "identity",
  contact: "contact",
  otherPerson: "contact",
  victimText: "circumstances",
};

export const groupOf = (of: PersonalClass | undefined): ReleaseGroup | undefined =>
  (groups as Partial<Record<PersonalClass, ReleaseGroup>>)[of ?? "none"];
