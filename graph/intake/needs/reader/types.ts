import { valuesOf } from "../../../core/graphql/enums.ts";
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

const RideDistance = builder.enumType("RideDistance", {
  description: "Distance of a ride.",
  values: valuesOf(distances, {
    local: "Within town.",
    long: "Farther than regional.",
    regional: "Within the state, or about sixty miles.",
  }),
});
export const NeedsSource = builder.enumType("NeedsSource", {
  description: "Where the stated needs come from.",
  values: valuesOf(needsSources, {
    confirmed: "A person confirmed them.",
    read: "They were read from the request's text or proposed by a program with an API key.",
  }),
});

const Meals = builder.objectRef<NonNullable<Needs["meals"]>>("StatedMeals").implement({
  description: "Needed meals.",
  access: "through",
  fields: (t) => ({ people: t.exposeInt("people", { description: "Number of people." }) }),
});
const Room = builder.objectRef<NonNullable<Needs["room"]>>("StatedRoom").implement({
  description: "Needed shelter.",
  access: "through",
  fields: (t) => ({
    nights: t.exposeInt("nights", { description: "Number of nights." }),
    people: t.exposeInt("people", { description: "Number of people." }),
  }),
});
const Ride = builder.objectRef<NonNullable<Needs["ride"]>>("StatedRide").implement({
  description: "A needed ride.",
  access: "through",
  fields: (t) => ({
    to: t.exposeString("to", { description: "Destination. Null if unknown.", nullable: true }),
    distance: t.expose("distance", {
      description: "Distance. Null if the needs were only read and the text does not say.",
      type: RideDistance,
      nullable: true,
    }),
  }),
});

export const StatedNeeds = builder.objectRef<Needs>("StatedNeeds").implement({
  description: "What is needed. A need that is not stated is null.",
  access: "through",
  fields: (t) => ({
    meals: t.expose("meals", { description: "Needed meals.", type: Meals, nullable: true }),
    room: t.expose("room", { description: "Needed shelter.", type: Room, nullable: true }),
    ride: t.expose("ride", { description: "Needed ride.", type: Ride, nullable: true }),
    other: t.exposeString("other", { description: "Other needs, as text.", nullable: true }),
  }),
});

export const NeedLimits = builder.objectRef<ReturnType<typeof limitsFor>>("NeedLimits").implement({
  description: "What the fund pays for, in US dollars, and for how many.",
  access: "through",
  fields: (t) => ({
    foodPerPerson: t.expose("foodPerPerson", {
      description: "Food for one person in US dollars.",
      type: "USD",
    }),
    housingPerNight: t.expose("housingPerNight", {
      description: "One night of shelter in US dollars.",
      type: "USD",
    }),
    rideMax: t.expose("rideMax", { description: "Maximum amount of one ride in US dollars.", type: "USD" }),
    requestMax: t.expose("requestMax", {
      description: "Maximum amount of one request in US dollars.",
      type: "USD",
    }),
    maxPeople: t.exposeInt("maxPeople", { description: "Maximum number of people with paid meals." }),
    maxNights: t.exposeInt("maxNights", { description: "Maximum number of paid nights." }),
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

const MealsInput = builder.inputType("StatedMealsInput", {
  description: "Needed meals.",
  fields: (t) => ({ people: t.int({ description: "Number of people, from 1 to 99." }) }),
});
const RoomInput = builder.inputType("StatedRoomInput", {
  description: "Needed shelter.",
  fields: (t) => ({
    nights: t.int({ description: "Number of nights, from 1 to 99." }),
    people: t.int({ description: "Number of people, from 1 to 99." }),
  }),
});
const RideInput = builder.inputType("StatedRideInput", {
  description: "A needed ride.",
  fields: (t) => ({
    to: t.string({ description: "Destination.", required: false }),
    distance: t.field({ description: "Distance.", type: RideDistance }),
  }),
});

export const StatedNeedsInput = builder.inputType("StatedNeedsInput", {
  description: "What a person confirms as needed. Omit what is not needed.",
  fields: (t) => ({
    meals: t.field({ description: "Needed meals.", type: MealsInput, required: false }),
    room: t.field({ description: "Needed shelter.", type: RoomInput, required: false }),
    ride: t.field({ description: "Needed ride.", type: RideInput, required: false }),
    other: t.string({ description: "Other needs, as text. At most 300 characters.", required: false }),
  }),
});
