import * as z from "zod/mini";
import type { Figure } from "./figures.ts";
import { analyticsAsked, exportFormats } from "../../../shared/desk/analytics/rules.ts";
import type { Analytics } from "./service.ts";
import type { FigureName } from "./words.en.ts";

/** `timeRange` is the interface's established name; the time zone is the caller's. */
export const restAsked = z.object({
  timeRange: analyticsAsked.shape.range,
  timeZone: analyticsAsked.shape.timeZone,
});

export const exportAsked = z.extend(restAsked, {
  format: z._default(z.enum(exportFormats, "format must be pdf, csv or xlsx"), "pdf"),
});

const number = z.nullable(z.number());
const share = { count: z.number(), percentage: z.number() };
export const analyticsAnswer = z.object({
  overview: z.object({
    totalRequests: z.number(),
    totalFundsAllocated: z.number(),
    successRate: number,
    activeOfficers: z.number(),
    averageResponseTime: number,
    averageRequestAmount: number,
  }),
  trends: z.object({
    requestsByService: z.array(z.object({ service: z.string(), ...share })),
    requestsByUrgency: z.array(z.object({ urgency: z.enum(["high", "medium", "low"]), ...share })),
  }),
  performance: z.object({
    averageProcessingTime: number,
    approvalRate: number,
    userSatisfaction: number,
    systemUptime: number,
  }),
  geographic: z.object({
    requestsByState: z.array(z.object({ state: z.string(), count: z.number() })),
    topDepartments: z.array(z.object({ department: z.string(), count: z.number() })),
  }),
});

/**
 * The numbers in the shape of the REST interface: amounts in US dollars, shares in percent, times
 * in hours; null if unknown.
 */
export function overRest({ overview, performance, services, urgencies, states, departments }: Analytics) {
  const figures = new Map([...overview, ...performance].map((figure) => [figure.name, figure]));
  const of = (name: FigureName) => inDollars(figures.get(name));
  return {
    overview: {
      totalRequests: of("totalRequests"),
      totalFundsAllocated: of("totalFundsAllocated"),
      successRate: of("successRate"),
      activeOfficers: of("activeOfficers"),
      averageResponseTime: of("averageResponseTime"),
      averageRequestAmount: of("averageRequestAmount"),
    },
    trends: {
      requestsByService: services.map(({ name, count, percentage }) => ({
        service: name,
        count,
        percentage,
      })),
      requestsByUrgency: urgencies.map(({ name, count, percentage }) => ({
        urgency: name,
        count,
        percentage,
      })),
    },
    performance: {
      averageProcessingTime: of("averageProcessingTime"),
      approvalRate: of("approvalRate"),
      userSatisfaction: of("userSatisfaction"),
      systemUptime: of("systemUptime"),
    },
    geographic: {
      requestsByState: states.rows.map(({ name, count }) => ({ state: name, count })),
      topDepartments: departments.rows.map(({ name, count }) => ({ department: name, count })),
    },
  };
}

const inDollars = (figure: Figure | undefined) =>
  figure?.unit === "cents" && figure.value !== null ? figure.value / 100 : (figure?.value ?? null);
