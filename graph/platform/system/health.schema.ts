import { builder } from "../../core/graphql/builder.ts";
import {
  healthReasons,
  healthStates,
  type Component,
  type Finding,
} from "../../../shared/platform/system/health.ts";
import { healthHistory, systemStatus, type SystemStatus as Status } from "./health/status.ts";
import { healthSamples } from "./watch.ts";
import type { HealthPoint } from "./health/health.sql.ts";

const HealthState = builder.enumType("HealthState", { values: healthStates });
const HealthReason = builder.enumType("HealthReason", { values: healthReasons });

const HealthPoint = builder.objectRef<HealthPoint>("HealthPoint").implement({
  access: "through",
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime" }),
    state: t.field({
      type: HealthState,
      resolve: ({ state }) => state,
    }),
    responseMs: t.exposeInt("responseMs", { nullable: true }),
  }),
});

const ComponentHealth = builder.objectRef<Finding>("ComponentHealth").implement({
  access: "through",
  fields: (t) => ({
    state: t.field({ type: HealthState, resolve: ({ state }) => state }),
    reason: t.field({
      type: HealthReason,
      nullable: true,
      resolve: ({ reason }) => reason,
    }),
    responseMs: t.exposeInt("responseMs", { nullable: true }),
  }),
});

const SystemStatus = builder.objectRef<Status>("SystemStatus").implement({
  access: "through",
  fields: (t) => ({
    id: t.id({ resolve: () => "SystemStatus" }),
    database: t.field({ type: ComponentHealth, resolve: ({ findings }) => findings.database }),
    email: t.field({ type: ComponentHealth, resolve: ({ findings }) => findings.email }),
    api: t.field({ type: ComponentHealth, resolve: ({ findings }) => findings.api }),
    lastUpdated: t.expose("lastUpdated", { type: "DateTime" }),
  }),
});

const HealthHistory = builder.objectRef<Record<Component, HealthPoint[]>>("HealthHistory").implement({
  access: "through",
  fields: (t) => ({
    database: t.field({ type: [HealthPoint], resolve: ({ database }) => database }),
    email: t.field({ type: [HealthPoint], resolve: ({ email }) => email }),
    api: t.field({ type: [HealthPoint], resolve: ({ api }) => api }),
  }),
});

builder.queryFields((t) => ({
  systemStatus: t.field({
    access: "readRecords",
    type: SystemStatus,
    resolve: (_root, _args, context) => systemStatus(context),
  }),
  healthHistory: t.field({
    access: "readRecords",
    type: HealthHistory,
    resolve: (_root, _args, context) => healthHistory(context),
  }),
}));

builder.subscriptionField("systemStatusChanged", (t) =>
  t.field({
    access: "readRecords",
    type: SystemStatus,
    nullable: true,
    subscribe: (_root, _args, context) => healthSamples.watch(context),
    resolve: (change, _args, context) => healthSamples.row(context, change),
  }),
);
