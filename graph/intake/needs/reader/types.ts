import { builder } from "../../../core/graphql/builder.ts";
import type { Context } from "../../../core/context.ts";
import { limitsOf } from "../../../../shared/platform/system/rules.ts";
import {
  distances,
  maxNights,
  maxPeople,
  needsSources,
  type Needs,
} from "../../../../shared/intake/needs/rules.ts";

// The types of stated needs, of requests and of other forms that contain them.

const RideDistance = builder.enumType("RideDistance", { values: distances });
export const NeedsSource = builder.enumType("NeedsSource", { values: needsSources });

const Meals = builder.objectRef<NonNullable<Needs["meals"]>>("StatedMeals").implement({
  access: "through",
  fields: (t) => ({ people: t.exposeInt("people") }),
});
const Room = builder.objectRef<NonNullable<Needs["room"]>>("StatedRoom").implement({
  access: "through",
  fields: (t) => ({ nights: t.exposeInt("nights"), people: t.exposeInt("people") }),
});
const Ride = builder.objectRef<NonNullable<Needs["ride"]>>("StatedRide").implement({
  access: "through",
  fields: (t) => ({
    to: t.exposeString("to", { nullable: true }),
    distance: t.expose("distance", { type: RideDistance, nullable: true }),
  }),
});

export const StatedNeeds = builder.objectRef<Needs>("StatedNeeds").implement({
  access: "through",
  fields: (t) => ({
    meals: t.expose("meals", { type: Meals, nullable: true }),
    room: t.expose("room", { type: Room, nullable: true }),
    ride: t.expose("ride", { type: Ride, nullable: true }),
    other: t.exposeString("other", { nullable: true }),
  }),
});

export const NeedLimits = builder.objectRef<ReturnType<typeof limitsFor>>("NeedLimits").implement({
  access: "through",
  fields: (t) => ({
    foodPerPerson: t.expose("foodPerPerson", { type: "USD" }),
    housingPerNight: t.expose("housingPerNight", { type: "USD" }),
    rideMax: t.expose("rideMax", { type: "USD" }),
    requestMax: t.expose("requestMax", { type: "USD" }),
    maxPeople: t.exposeInt("maxPeople"),
    maxNights: t.exposeInt("maxNights"),
  }),
});

/** The configured limits for a form. */
export function limitsFor(context: Context) {
  const limits = limitsOf(context.config());
  return {
    foodPerPerson: limits.foodCentsPerPerson / 100,
    housingPerNight: limits.housingCentsPerNight / 100,
    rideMax: limits.transportationMaxCents / 100,
    requestMax: limits.maxFundAllocationCents / 100,
    maxPeople,
    maxNights,
  };
}

const MealsInput = builder.inputType("StatedMealsInput", { fields: (t) => ({ people: t.int() }) });
const RoomInput = builder.inputType("StatedRoomInput", {
  fields: (t) => ({ nights: t.int(), people: t.int() }),
});
const RideInput = builder.inputType("StatedRideInput", {
  fields: (t) => ({ to: t.string({ required: false }), distance: t.field({ type: RideDistance }) }),
});

export const StatedNeedsInput = builder.inputType("StatedNeedsInput", {
  fields: (t) => ({
    meals: t.field({ type: MealsInput, required: false }),
    room: t.field({ type: RoomInput, required: false }),
    ride: t.field({ type: RideInput, required: false }),
    other: t.string({ required: false }),
  }),
});
