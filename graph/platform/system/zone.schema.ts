import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { suggestZone, type InstallationZone as Zone } from "./settings/zone.ts";
import { zoneSources } from "../../core/time/installation.ts";

const ZoneSource = builder.enumType("TimeZoneSource", {
  description: "Where the installation's time zone comes from.",
  values: valuesOf(zoneSources, {
    browser: "The first administrator's browser suggested it.",
    server: "It is the server's own.",
    setting: "An administrator set it.",
  }),
});
export const InstallationZone = builder.objectRef<Zone>("InstallationTimeZone").implement({
  description:
    "The time zone of this installation. Dates that are printed, sent, exported, counted or that expire use it.",
  access: "through",
  fields: (t) => ({
    id: t.id({
      description: "Always the same value, so that a client caches one record.",
      resolve: () => "InstallationTimeZone",
    }),
    name: t.exposeString("name", { description: "IANA name, such as `America/Chicago`." }),
    source: t.field({
      description: "Where it comes from. Only a setting is confirmed.",
      type: ZoneSource,
      resolve: ({ source }) => source,
    }),
  }),
});

mutation("suggestTimeZone", {
  access: "admin",
  description:
    "Takes the time zone of an administrator's browser, if none is set or suggested yet. INVALID with `fields`.",
  input: (t) => ({
    timeZone: t.string({
      description: "IANA name. UTC is ignored, because browsers that hide their time zone report it.",
    }),
  }),
  resolve: (input, context) => suggestZone(context, input),
  payload: (t) => ({
    timeZone: t.field({
      description: "The time zone that applies now.",
      type: InstallationZone,
      resolve: (zone) => zone,
    }),
  }),
});
