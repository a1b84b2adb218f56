import { declareDescriptions } from "./descriptions.ts";

// Parts of the schema that belong to no domain.
declareDescriptions({
  EmergencyRequestConnection: { self: "One page of requests." },
  Language: { self: "A language of the product.", en: "English.", es: "Spanish.", fr: "French." },
  Node: {
    self: "An object with a Relay global ID.",
    id: "Relay global ID. Pass it to `node` to read the object again.",
  },
  PageInfo: {
    self: "Where a page starts and ends.",
    endCursor: "Cursor of the last row. Null on an empty page.",
    hasNextPage: "True if another page follows.",
    hasPreviousPage: "True if a page comes before.",
    startCursor: "Cursor of the first row. Null on an empty page.",
  },
  Query: { "node(id)": "Relay global ID of the object." },
  RowResult: {
    self: "The result for one row of a bulk action.",
    id: "The `id` that was sent.",
    refusal: "Why it was not done. Null if it was.",
  },
  SortDirection: {
    self: "Direction of a sort.",
    ascending: "Smallest, earliest or first in the alphabet first.",
    descending: "Largest, latest or last in the alphabet first.",
  },
});
