import { builder } from "../core/graphql/builder.ts";
import type { Figure, Place, Places, Share } from "./figures.ts";
import { fewestTold, topPlaces } from "./rules.shared.ts";
import { readAnalytics, type Analytics, type Day } from "./service.ts";
import { watchAnalytics } from "./watch.ts";
import { en } from "./words.en.ts";

const AnalyticsRange = builder.enumType("AnalyticsRange", {
  description: "So many calendar days of the viewer, of which today is the last.",
  values: {
    days7: { value: "7d" },
    days30: { value: "30d" },
    days90: { value: "90d" },
    year: { value: "1y", description: "365 days." },
  } as const,
});

const FigureUnit = builder.enumType("AnalyticsUnit", {
  values: ["count", "cents", "percent", "hours"] as const,
  description: "`cents` are US cents.",
});

const AnalyticsFigure = builder.objectRef<Figure>("AnalyticsFigure").implement({
  access: "through",
  description: "One number of the analytics beside that of the period before.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "As REST calls it, e.g. `successRate`." }),
    label: t.string({ resolve: ({ name }) => en.figures[name].label }),
    means: t.string({
      description: "What it counts, in a sentence.",
      resolve: ({ name }) => en.figures[name].means,
    }),
    unit: t.expose("unit", { type: FigureUnit }),
    value: t.exposeFloat("value", { nullable: true, description: "Null where nothing is known yet." }),
    before: t.exposeFloat("before", { nullable: true, description: "Of the period before." }),
    basis: t.exposeString("basis", {
      nullable: true,
      description: 'What an average or a share was made of: "of 31 decided requests".',
    }),
  }),
});

const AnalyticsShare = builder.objectRef<Share>("AnalyticsShare").implement({
  access: "through",
  fields: (t) => ({
    name: t.exposeString("name"),
    count: t.exposeInt("count"),
    percentage: t.exposeFloat("percentage", { description: "Of all requests, with one decimal." }),
    before: t.exposeInt("before", { description: "In the period before." }),
  }),
});

const AnalyticsPlace = builder.objectRef<Place>("AnalyticsPlace").implement({
  access: "through",
  fields: (t) => ({
    name: t.exposeString("name", { description: "A state's two letters, or an agency as it was written." }),
    label: t.exposeString("label", { description: "As it is read: `Texas` for TX." }),
    count: t.exposeInt("count"),
    before: t.exposeInt("before", {
      nullable: true,
      description: `In the period before; null where there were fewer than ${fewestTold}.`,
    }),
  }),
});

const AnalyticsPlaces = builder
  .objectRef<Places & { means: string; note: string | null }>("AnalyticsPlaces")
  .implement({
    access: "through",
    description: `The ${topPlaces} places with the most requests. One with fewer than ${fewestTold} is not named.`,
    fields: (t) => ({
      rows: t.expose("rows", { type: [AnalyticsPlace] }),
      means: t.exposeString("means", { description: "What it counts, in a sentence." }),
      note: t.exposeString("note", {
        nullable: true,
        description: "The places that are not named, in a sentence; null where there are none.",
      }),
      small: t.exposeInt("small", {
        description: `How many places have requests, but fewer than ${fewestTold}.`,
      }),
    }),
  });

const AnalyticsDay = builder.objectRef<Day>("AnalyticsDay").implement({
  access: "through",
  fields: (t) => ({
    day: t.field({ type: "Date", resolve: ({ day }) => day }),
    filed: t.exposeInt("filed", { description: "Requests that were filed on this day." }),
    allocatedCents: t.exposeFloat("allocatedCents", {
      description: "US cents that were allocated on this day.",
    }),
  }),
});

const AnalyticsType = builder.objectRef<Analytics>("Analytics").implement({
  access: "through",
  description: "What was asked for and given in a range of days, beside the period before.",
  fields: (t) => ({
    from: t.field({ type: "DateTime", resolve: ({ span }) => span.from }),
    to: t.field({ type: "DateTime", resolve: ({ span }) => span.to }),
    beforeFrom: t.field({ type: "DateTime", resolve: ({ span }) => span.beforeFrom }),
    beforeTo: t.field({
      type: "DateTime",
      description: "As far into its last day as the range is into today.",
      resolve: ({ span }) => span.beforeTo,
    }),
    overview: t.expose("overview", { type: [AnalyticsFigure] }),
    performance: t.expose("performance", { type: [AnalyticsFigure] }),
    requestsByService: t.expose("services", { type: [AnalyticsShare] }),
    requestsByUrgency: t.expose("urgencies", { type: [AnalyticsShare] }),
    states: t.field({
      type: AnalyticsPlaces,
      resolve: ({ states }) => ({
        ...states,
        means: en.parts.statesMeans,
        note: states.small > 0 ? en.smallStates(states.small) : null,
      }),
    }),
    departments: t.field({
      type: AnalyticsPlaces,
      resolve: ({ departments }) => ({
        ...departments,
        means: en.parts.departmentsMeans,
        note: departments.small > 0 ? en.smallDepartments(departments.small) : null,
      }),
    }),
    days: t.expose("days", { type: [AnalyticsDay] }),
    servicesMeans: t.string({ resolve: () => en.parts.servicesMeans }),
    urgenciesMeans: t.string({ resolve: () => en.parts.urgenciesMeans }),
    daysMeans: t.string({ resolve: () => en.parts.daysMeans }),
  }),
});

builder.queryField("analytics", (t) =>
  t.field({
    access: "admin",
    type: AnalyticsType,
    description:
      "Numbers of a range of days, counted when they are asked for. INVALID for a time zone that is none.",
    args: {
      range: t.arg({ type: AnalyticsRange }),
      timeZone: t.arg.string({ description: "The viewer's, as an IANA name, e.g. `America/Chicago`." }),
    },
    resolve: (_root, asked, context) => readAnalytics(context, asked),
  }),
);

builder.subscriptionField("analyticsChanged", (t) =>
  t.field({
    access: "admin",
    type: "DateTime",
    description: "When the numbers may have changed: at most once in five seconds.",
    subscribe: (_root, _args, context) => watchAnalytics(context),
    resolve: (at) => at,
  }),
);
