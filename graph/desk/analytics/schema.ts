import "./audit-actions.ts";
import { builder } from "../../core/graphql/builder.ts";
import type { Figure, Place, Places, Share } from "./figures.ts";
import { readAnalytics, type Analytics, type Day } from "./service.ts";
import { watchAnalytics } from "./watch.ts";
import { en } from "./words.en.ts";

const AnalyticsRange = builder.enumType("AnalyticsRange", {
  description: "A number of calendar days in the caller's time zone. Today is the last one.",
  values: {
    days7: { description: "7 days.", value: "7d" },
    days30: { description: "30 days.", value: "30d" },
    days90: { description: "90 days.", value: "90d" },
    year: { description: "365 days.", value: "1y" },
  } as const,
});

const FigureUnit = builder.enumType("AnalyticsUnit", {
  description: "Unit of a figure.",
  values: {
    count: { description: "A number of things." },
    cents: { description: "US cents." },
    percent: { description: "Percent, from 0 to 100." },
    hours: { description: "Hours." },
  },
});

const AnalyticsFigure = builder.objectRef<Figure>("AnalyticsFigure").implement({
  description: "One figure and its value in the previous period.",
  access: "through",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Stable name, as in REST, such as `successRate`." }),
    label: t.string({
      description: "Name of the figure, in English.",
      resolve: ({ name }) => en.figures[name].label,
    }),
    means: t.string({
      description: "What the figure counts, in an English sentence.",
      resolve: ({ name }) => en.figures[name].means,
    }),
    unit: t.expose("unit", { description: "Unit of `value` and `before`.", type: FigureUnit }),
    value: t.exposeFloat("value", {
      description: "Value in the range. Null if there is no data.",
      nullable: true,
    }),
    before: t.exposeFloat("before", {
      description: "Value in the previous period. Null if there is none.",
      nullable: true,
    }),
    basis: t.exposeString("basis", {
      description: "What an average or share is based on, such as “of 31 decided requests”. Null for totals.",
      nullable: true,
    }),
  }),
});

const AnalyticsShare = builder.objectRef<Share>("AnalyticsShare").implement({
  description: "One group of requests and its share of all requests.",
  access: "through",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name of the group." }),
    count: t.exposeInt("count", { description: "Number of requests in the range." }),
    percentage: t.exposeFloat("percentage", {
      description: "Share of all requests in percent, with one decimal.",
    }),
    before: t.exposeInt("before", { description: "Number of requests in the previous period." }),
  }),
});

const AnalyticsPlace = builder.objectRef<Place>("AnalyticsPlace").implement({
  description: "A state or agency with its number of requests.",
  access: "through",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Two-letter state code, or the agency's name as entered." }),
    label: t.exposeString("label", { description: "Name for display, such as `Texas` for TX." }),
    count: t.exposeInt("count", { description: "Number of requests in the range." }),
    before: t.exposeInt("before", {
      description: "Requests in the previous period. Null if there were fewer than 5.",
      nullable: true,
    }),
  }),
});

const AnalyticsPlaces = builder
  .objectRef<Places & { means: string; note: string | null }>("AnalyticsPlaces")
  .implement({
    description: "The 5 places with the most requests. Places with fewer than 5 requests are not named.",
    access: "through",
    fields: (t) => ({
      rows: t.expose("rows", { description: "The places, most requests first.", type: [AnalyticsPlace] }),
      means: t.exposeString("means", { description: "What the rows count, in an English sentence." }),
      note: t.exposeString("note", {
        description: "How many places are not named, in an English sentence. Null if there are none.",
        nullable: true,
      }),
      small: t.exposeInt("small", { description: "Number of places with fewer than 5 requests." }),
    }),
  });

const AnalyticsDay = builder.objectRef<Day>("AnalyticsDay").implement({
  description: "Counts of one day.",
  access: "through",
  fields: (t) => ({
    day: t.field({
      description: "The day, in the caller's time zone.",
      type: "Date",
      resolve: ({ day }) => day,
    }),
    filed: t.exposeInt("filed", { description: "Number of requests filed on this day." }),
    allocatedCents: t.exposeFloat("allocatedCents", {
      description: "Money allocated on this day, in US cents.",
    }),
  }),
});

const AnalyticsType = builder.objectRef<Analytics>("Analytics").implement({
  description: "Requests and decisions in a range of days, compared with the previous period.",
  access: "through",
  fields: (t) => ({
    from: t.field({ description: "Start of the range.", type: "DateTime", resolve: ({ span }) => span.from }),
    to: t.field({ description: "End of the range.", type: "DateTime", resolve: ({ span }) => span.to }),
    beforeFrom: t.field({
      description: "Start of the previous period.",
      type: "DateTime",
      resolve: ({ span }) => span.beforeFrom,
    }),
    beforeTo: t.field({
      description: "End of the previous period. It ends at the same time of day as the range.",
      type: "DateTime",
      resolve: ({ span }) => span.beforeTo,
    }),
    overview: t.expose("overview", { description: "Totals of the range.", type: [AnalyticsFigure] }),
    performance: t.expose("performance", {
      description: "Speed and quality of the decisions.",
      type: [AnalyticsFigure],
    }),
    requestsByService: t.expose("services", {
      description: "Requests by kind of help.",
      type: [AnalyticsShare],
    }),
    requestsByUrgency: t.expose("urgencies", {
      description: "Requests by urgency level.",
      type: [AnalyticsShare],
    }),
    states: t.field({
      description: "The states with the most requests.",
      type: AnalyticsPlaces,
      resolve: ({ states }) => ({
        ...states,
        means: en.parts.statesMeans,
        note: states.small > 0 ? en.smallStates(states.small) : null,
      }),
    }),
    departments: t.field({
      description: "The agencies with the most requests.",
      type: AnalyticsPlaces,
      resolve: ({ departments }) => ({
        ...departments,
        means: en.parts.departmentsMeans,
        note: departments.small > 0 ? en.smallDepartments(departments.small) : null,
      }),
    }),
    days: t.expose("days", {
      description: "One entry for each day in the range, oldest first.",
      type: [AnalyticsDay],
    }),
    servicesMeans: t.string({
      description: "What `requestsByService` counts, in English.",
      resolve: () => en.parts.servicesMeans,
    }),
    urgenciesMeans: t.string({
      description: "What `requestsByUrgency` counts, in English.",
      resolve: () => en.parts.urgenciesMeans,
    }),
    daysMeans: t.string({
      description: "What `days` counts, in English.",
      resolve: () => en.parts.daysMeans,
    }),
  }),
});

builder.queryField("analytics", (t) =>
  t.field({
    access: "readFigures",
    description: "Analytics of a range of days, computed on request. INVALID for an unknown time zone.",
    scope: "export:read",
    type: AnalyticsType,
    args: {
      range: t.arg({ description: "Number of days.", type: AnalyticsRange }),
      timeZone: t.arg.string({
        description:
          "IANA name of the caller's time zone, such as `America/Chicago`. Null: the installation's.",
        required: false,
      }),
    },
    resolve: (_root, asked, context) => readAnalytics(context, asked),
  }),
);

builder.subscriptionField("analyticsChanged", (t) =>
  t.field({
    access: "readFigures",
    description: "When the analytics may have changed. At most once every five seconds.",
    type: "DateTime",
    subscribe: (_root, _args, context) => watchAnalytics(context),
    resolve: (at) => at,
  }),
);
