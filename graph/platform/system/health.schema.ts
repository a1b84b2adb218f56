import { valuesOf } from "../../core/graphql/enums.ts";
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

const HealthState = builder.enumType("HealthState", {
  description: "Health of a part.",
  values: valuesOf(healthStates, {
    error: "It does not work.",
    healthy: "It works.",
    unknown: "It was not checked.",
    warning: "It works with problems.",
  }),
});
const HealthReason = builder.enumType("HealthReason", {
  description: "Why a part is not healthy.",
  values: valuesOf(healthReasons, {
    no_answer_in_time: "It did not respond in time.",
    not_set_up: "It is not configured.",
    slow: "It responded slowly.",
    switched_off: "It is switched off in the configuration.",
    unreachable: "It cannot be reached.",
    wrong_answer: "It responded with an error.",
  }),
});

const HealthPoint = builder.objectRef<HealthPoint>("HealthPoint").implement({
  description: "Health of one part in 15 minutes.",
  access: "through",
  fields: (t) => ({
    at: t.expose("at", { description: "Start of the 15 minutes.", type: "DateTime" }),
    state: t.field({
      description: "Worst state.",
      type: HealthState,
      resolve: ({ state }) => state,
    }),
    responseMs: t.exposeInt("responseMs", {
      description: "Slowest response time in milliseconds. Null if the part did not respond.",
      nullable: true,
    }),
  }),
});

const ComponentHealth = builder.objectRef<Finding>("ComponentHealth").implement({
  description: "Health of one part of the system.",
  access: "through",
  fields: (t) => ({
    state: t.field({ description: "Health of the part.", type: HealthState, resolve: ({ state }) => state }),
    reason: t.field({
      description: "Why it is not healthy, or unknown. Null if it is healthy.",
      type: HealthReason,
      nullable: true,
      resolve: ({ reason }) => reason,
    }),
    responseMs: t.exposeInt("responseMs", {
      description: "Response time in milliseconds. Null if it did not respond or was not checked.",
      nullable: true,
    }),
  }),
});

const SystemStatus = builder.objectRef<Status>("SystemStatus").implement({
  description: "Health of the parts of the system.",
  access: "through",
  fields: (t) => ({
    id: t.id({ description: "Relay-style ID. There is only one status.", resolve: () => "SystemStatus" }),
    database: t.field({
      description: "Health of the database.",
      type: ComponentHealth,
      resolve: ({ findings }) => findings.database,
    }),
    email: t.field({
      description: "Health of email delivery.",
      type: ComponentHealth,
      resolve: ({ findings }) => findings.email,
    }),
    api: t.field({
      description: "Health of the API.",
      type: ComponentHealth,
      resolve: ({ findings }) => findings.api,
    }),
    lastUpdated: t.expose("lastUpdated", {
      description: "When the health was last checked.",
      type: "DateTime",
    }),
  }),
});

const HealthHistory = builder.objectRef<Record<Component, HealthPoint[]>>("HealthHistory").implement({
  description: "Health of each part in the last 24 hours, in steps of 15 minutes, oldest first.",
  access: "through",
  fields: (t) => ({
    database: t.field({
      description: "Health of the database.",
      type: [HealthPoint],
      resolve: ({ database }) => database,
    }),
    email: t.field({
      description: "Health of email delivery.",
      type: [HealthPoint],
      resolve: ({ email }) => email,
    }),
    api: t.field({ description: "Health of the API.", type: [HealthPoint], resolve: ({ api }) => api }),
  }),
});

builder.queryFields((t) => ({
  systemStatus: t.field({
    access: "readRecords",
    description: "Checks every part of the system, each for at most five seconds.",
    type: SystemStatus,
    resolve: (_root, _args, context) => systemStatus(context),
  }),
  healthHistory: t.field({
    access: "readRecords",
    description: "Health checks of the last 24 hours.",
    type: HealthHistory,
    resolve: (_root, _args, context) => healthHistory(context),
  }),
}));

builder.subscriptionField("systemStatusChanged", (t) =>
  t.field({
    access: "readRecords",
    description: "The health of the system, every 30 seconds.",
    type: SystemStatus,
    nullable: true,
    subscribe: (_root, _args, context) => healthSamples.watch(context),
    resolve: (change, _args, context) => healthSamples.row(context, change),
  }),
);
