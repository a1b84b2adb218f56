import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import type { Figure, Place, Places, Share } from "./figures.ts";
import { readAnalytics, type Analytics, type Day } from "./service.ts";
import { watchAnalytics } from "./watch.ts";
import { en } from "./words.en.ts";

const AnalyticsRange = builder.enumType("AnalyticsRange", {
  values: {
    days7: { value: "7d" },
    days30: { value: "30d" },
    days90: { value: "90d" },
    year: { value: "1y" },
  } as const,
});

const FigureUnit = builder.enumType("AnalyticsUnit", {
  values: ["count", "cents", "percent", "hours"] as const,
});

const AnalyticsFigure = builder.objectRef<Figure>("AnalyticsFigure").implement({
  access: "through",
  fields: (t) => ({
    name: t.exposeString("name"),
    label: t.string({ resolve: ({ name }) => en.figures[name].label }),
    means: t.string({
      resolve: ({ name }) => en.figures[name].means,
    }),
    unit: t.expose("unit", { type: FigureUnit }),
    value: t.exposeFloat("value", { nullable: true }),
    before: t.exposeFloat("before", { nullable: true }),
    basis: t.exposeString("basis", { nullable: true }),
  }),
});

const AnalyticsShare = builder.objectRef<Share>("AnalyticsShare").implement({
  access: "through",
  fields: (t) => ({
    name: t.exposeString("name"),
    count: t.exposeInt("count"),
    percentage: t.exposeFloat("percentage"),
    before: t.exposeInt("before"),
  }),
});

const AnalyticsPlace = builder.objectRef<Place>("AnalyticsPlace").implement({
  access: "through",
  fields: (t) => ({
    name: t.exposeString("name"),
    label: t.exposeString("label"),
    count: t.exposeInt("count"),
    before: t.exposeInt("before", { nullable: true }),
  }),
});

const AnalyticsPlaces = builder
  .objectRef<Places & { means: string; note: string | null }>("AnalyticsPlaces")
  .implement({
    access: "through",
    fields: (t) => ({
      rows: t.expose("rows", { type: [AnalyticsPlace] }),
      means: t.exposeString("means"),
      note: t.exposeString("note", { nullable: true }),
      small: t.exposeInt("small"),
    }),
  });

const AnalyticsDay = builder.objectRef<Day>("AnalyticsDay").implement({
  access: "through",
  fields: (t) => ({
    day: t.field({ type: "Date", resolve: ({ day }) => day }),
    filed: t.exposeInt("filed"),
    allocatedCents: t.exposeFloat("allocatedCents"),
  }),
});

const AnalyticsType = builder.objectRef<Analytics>("Analytics").implement({
  access: "through",
  fields: (t) => ({
    from: t.field({ type: "DateTime", resolve: ({ span }) => span.from }),
    to: t.field({ type: "DateTime", resolve: ({ span }) => span.to }),
    beforeFrom: t.field({ type: "DateTime", resolve: ({ span }) => span.beforeFrom }),
    beforeTo: t.field({
      type: "DateTime",
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
    access: "readFigures",
    scope: "export:read",
    type: AnalyticsType,
    args: {
      range: t.arg({ type: AnalyticsRange }),
      timeZone: t.arg.string({ required: false }),
    },
    resolve: (_root, asked, context) => readAnalytics(context, asked),
  }),
);

builder.subscriptionField("analyticsChanged", (t) =>
  t.field({
    access: "readFigures",
    type: "DateTime",
    subscribe: (_root, _args, context) => watchAnalytics(context),
    resolve: (at) => at,
  }),
);
