import { builder } from "../core/graphql/builder.ts";
import { healthReasons, healthStates, type Component, type Finding } from "./health.shared.ts";
import {
  healthHistory,
  systemStatus,
  type HealthPoint,
  type SystemStatus as Status,
} from "./health/status.ts";
import { readSampled, watchHealth } from "./watch.ts";

const HealthState = builder.enumType("HealthState", { values: healthStates });
const HealthReason = builder.enumType("HealthReason", { values: healthReasons });

const HealthPoint = builder.objectRef<HealthPoint>("HealthPoint").implement({
  access: "through",
  description: "A quarter of an hour of one part of the system.",
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime", description: "When it began." }),
    state: t.field({
      type: HealthState,
      description: "The worst of its samples.",
      resolve: ({ state }) => state,
    }),
    responseMs: t.exposeInt("responseMs", {
      nullable: true,
      description: "Of its slowest sample, in milliseconds; null where none answered.",
    }),
  }),
});

const ComponentHealth = builder.objectRef<Finding>("ComponentHealth").implement({
  access: "through",
  description: "How one part of the system is.",
  fields: (t) => ({
    state: t.field({ type: HealthState, resolve: ({ state }) => state }),
    reason: t.field({
      type: HealthReason,
      nullable: true,
      description: "Why it is not healthy, or not known.",
      resolve: ({ reason }) => reason,
    }),
    responseMs: t.exposeInt("responseMs", {
      nullable: true,
      description: "Milliseconds until it answered; null where it did not, or was not asked.",
    }),
  }),
});

const SystemStatus = builder.objectRef<Status>("SystemStatus").implement({
  access: "through",
  description: "How the parts of the system are.",
  fields: (t) => ({
    id: t.id({ description: "There is one.", resolve: () => "SystemStatus" }),
    database: t.field({ type: ComponentHealth, resolve: ({ findings }) => findings.database }),
    email: t.field({ type: ComponentHealth, resolve: ({ findings }) => findings.email }),
    api: t.field({ type: ComponentHealth, resolve: ({ findings }) => findings.api }),
    lastUpdated: t.expose("lastUpdated", { type: "DateTime" }),
  }),
});

const HealthHistory = builder.objectRef<Record<Component, HealthPoint[]>>("HealthHistory").implement({
  access: "through",
  description: "The last 24 hours of each part, the oldest quarter of an hour first.",
  fields: (t) => ({
    database: t.field({ type: [HealthPoint], resolve: ({ database }) => database }),
    email: t.field({ type: [HealthPoint], resolve: ({ email }) => email }),
    api: t.field({ type: [HealthPoint], resolve: ({ api }) => api }),
  }),
});

builder.queryFields((t) => ({
  systemStatus: t.field({
    access: "admin",
    type: SystemStatus,
    description: "Asks every part of the system how it is, each within five seconds at most.",
    resolve: (_root, _args, context) => systemStatus(context),
  }),
  healthHistory: t.field({
    access: "admin",
    type: HealthHistory,
    description: "What was sampled over the last 24 hours.",
    resolve: (_root, _args, context) => healthHistory(context),
  }),
}));

builder.subscriptionField("systemStatusChanged", (t) =>
  t.field({
    access: "admin",
    type: SystemStatus,
    nullable: true,
    description: "What was found each time the system was sampled, every half minute.",
    subscribe: (_root, _args, context) => watchHealth(context),
    resolve: (change, _args, context) => readSampled(context, change),
  }),
);
