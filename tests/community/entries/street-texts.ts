/** Texts with a street, a corner, a unit, a ZIP code or a point on a map. */
export const namingStreets = [
  "We are at 412 Elm Street.",
  "412 elm st, back door",
  "Come to 77B N. Old Mill Rd",
  "On 5th Ave",
  "1200 West Martin Luther King Blvd",
  "Beds on Magnolia Avenue",
  "Calle Ocho 1420",
  "calle 8",
  "12 rue des Lilas",
  "rue des Lilas 12",
  "Off Highway 71",
  "At the corner of Main and Third",
  "Suite 200, ask for the desk",
  "Apt. #4",
  "P.O. Box 311",
  "Bandera, TX 78003",
  "TX 78003-1204",
  "30.26715, -97.74306",
  "https://maps.example.org/x",
  "example.org/maps/here",
  "///filled.count.soap",
];

/** Texts of shelters that name none. */
export const namingNone = [
  "Safe Place of the Hill Country",
  "The Family Place",
  "United Way",
  "Shelter and support in Texas for people escaping violence at home.",
  "713-223-3700 or 1-800-799-7233 or help@shelter.example.org",
  "24 hours a day",
  "Mon-Fri 8am-4:30pm; Sat 8am-1pm",
  "Call 24 hours. Dr. and nurse on call. A room for up to 12 families.",
  "Beds for 30 people, and 3 hot meals. Children and pets are welcome.",
  "In 2019 it helped 1,204 people.",
  "Say that you are safe, and someone meets you.",
];
