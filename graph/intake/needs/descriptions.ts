import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  NeedLimits: {
    self: "What the fund pays for, in US dollars, and for how many.",
    foodPerPerson: "Food for one person in US dollars.",
    housingPerNight: "One night of shelter in US dollars.",
    maxNights: "Maximum number of paid nights.",
    maxPeople: "Maximum number of people with paid meals.",
    requestMax: "Maximum amount of one request in US dollars.",
    rideMax: "Maximum amount of one ride in US dollars.",
  },
  NeedsSource: {
    self: "Where the stated needs come from.",
    confirmed: "A person confirmed them.",
    read: "They were read from the request's text or proposed by a program with an API key.",
  },
  RideDistance: {
    self: "Distance of a ride.",
    local: "Within town.",
    long: "Farther than regional.",
    regional: "Within the state, or about sixty miles.",
  },
  StatedMeals: {
    self: "Needed meals.",
    people: "Number of people.",
  },
  StatedMealsInput: {
    self: "Needed meals.",
    people: "Number of people, from 1 to 99.",
  },
  StatedNeeds: {
    self: "What is needed. A need that is not stated is null.",
    meals: "Needed meals.",
    other: "Other needs, as text.",
    ride: "Needed ride.",
    room: "Needed shelter.",
  },
  StatedNeedsInput: {
    self: "What a person confirms as needed. Omit what is not needed.",
    meals: "Needed meals.",
    other: "Other needs, as text. At most 300 characters.",
    ride: "Needed ride.",
    room: "Needed shelter.",
  },
  StatedRide: {
    self: "A needed ride.",
    distance: "Distance. Null if the needs were only read and the text does not say.",
    to: "Destination. Null if unknown.",
  },
  StatedRideInput: {
    self: "A needed ride.",
    distance: "Distance.",
    to: "Destination.",
  },
  StatedRoom: {
    self: "Needed shelter.",
    nights: "Number of nights.",
    people: "Number of people.",
  },
  StatedRoomInput: {
    self: "Needed shelter.",
    nights: "Number of nights, from 1 to 99.",
    people: "Number of people, from 1 to 99.",
  },
  EmergencyRequest: {
    needLimits: "What the fund pays for.",
    needs: "What is needed. Null on old requests.",
    needsConfirmedAt: "When a person confirmed the needs. Null until then.",
    needsConfirmedBy: "Name of the officer or administrator who confirmed the needs. Null until then.",
    needsSource: "Where the needs come from. Null on old requests.",
  },
});
