import type { HelpType } from "../../shared/intake/requests/rules.ts";

export interface Story {
  details: string;
  needStatement: string;
  helpTypes: HelpType[];
  dependents?: string;
  /** Help for a week: more than an officer may approve alone. */
  long?: true;
}

/** Officers' texts. The recommendation reads them, so they state people, nights and distances. */
export const stories: Story[] = [
  {
    details:
      "The family car was impounded as evidence after a stop of someone else. A mother and two children need a ride home, 40 miles away, and a meal.",
    needStatement:
      "I could not carry my children and the groceries home on foot. We need a ride and something to eat tonight.",
    helpTypes: ["food", "transportation"],
    dependents: "2 children",
  },
  {
    details:
      "The door and the lock of the apartment were broken during a search of the wrong address. The tenant needs a hotel for two nights until the landlord has repaired it.",
    needStatement: "The door does not close any more and I am afraid to sleep there until it is repaired.",
    helpTypes: ["shelter"],
  },
  {
    details:
      "Refrigerator and pantry were lost when power was cut to the building during the operation. A household of four needs food for the next days.",
    needStatement:
      "Everything in the refrigerator spoiled. Payday is next week and the pantry is closed until Monday.",
    helpTypes: ["food"],
    dependents: "2",
  },
  {
    details:
      "The building was evacuated and stays closed for a week. A family of five needs a hotel for 7 nights, meals, and rides to school across town.",
    needStatement:
      "We were told that we cannot go back for at least a week. The children have to go to school and we have nowhere to stay.",
    helpTypes: ["food", "shelter", "transportation"],
    dependents: "3 children",
    long: true,
  },
  {
    details:
      "An elderly man was brought to the station as a witness, far from home. The last bus has gone; he needs a taxi across town.",
    needStatement:
      "I have no one to call and the bus does not run until the morning. I only need a ride home.",
    helpTypes: ["transportation"],
  },
  {
    details:
      "The wallet and papers are held as evidence. The person has no way to buy food until the bank issues a new card.",
    needStatement:
      "My cards are in the evidence room and the bank says that a new one takes five business days.",
    helpTypes: ["food"],
  },
  {
    details:
      "A woman and her son are fleeing a violent partner. They need a room for the night, food, and a ride to a relative out of state.",
    needStatement:
      "We left with one bag. My sister has room for us, but she lives in another state and we cannot go back home.",
    helpTypes: ["food", "shelter", "transportation"],
    dependents: "1 child",
  },
  {
    details:
      "Water damage after the fire department responded to an incident next door. Two adults need lodging for 3 nights.",
    needStatement:
      "The ceiling came down in the bedroom. The insurance adjuster comes on Thursday and until then we need a bed.",
    helpTypes: ["shelter"],
  },
  {
    details:
      "Released without charge late in the evening, with no money and no telephone. Needs a bus ticket and a meal.",
    needStatement:
      "I was told that I could go, but my telephone is still being examined and I do not know how to get home.",
    helpTypes: ["food", "transportation"],
  },
  {
    details:
      "The only wage earner was injured as a bystander and misses two weeks of work. A family of six asks for groceries.",
    needStatement:
      "My husband cannot lift anything until the doctor clears him. We are behind on groceries and I do not know whom to ask.",
    helpTypes: ["food"],
    dependents: "4 children",
  },
  {
    details:
      "A student lost the place to stay after a roommate was arrested and the lease was ended. Needs housing for 4 nights and advice about tenant rights, a lawyer if possible.",
    needStatement:
      "I am not on the lease, so I had to leave the same day. My classes go on and I need some days to find a room.",
    helpTypes: ["shelter"],
  },
  {
    details:
      "Extended closure of a mobile home park. A household of eight, among them a newborn, needs a motel for 7 nights, groceries, and transportation for medical visits.",
    needStatement:
      "We are three generations in one home. My mother has appointments at the clinic twice this week, and the baby needs formula.",
    helpTypes: ["food", "shelter", "transportation"],
    dependents: "5 children",
    long: true,
  },
];

/** Texts of visitors who request help themselves. */
export const citizenStories: Story[] = [
  {
    details:
      "My car was towed after I was stopped and I am stranded at a gas station, about 25 miles from home. I need a ride.",
    needStatement: "I am stranded and my telephone is almost empty.",
    helpTypes: ["transportation"],
  },
  {
    details:
      "We had to leave our apartment during the search last night. I have two kids and we need food and somewhere to sleep tonight.",
    needStatement: "We need food and a place to sleep tonight for me and my two children.",
    helpTypes: ["food", "shelter"],
    dependents: "2 children",
  },
];

export const denialReasons = [
  "The same help was granted for this case by the county's emergency office two days before.",
  "The address and the person could not be confirmed. The request may be filed again with a document.",
  "The insurance of the building covers the hotel; the family was told how to claim it.",
];

export const relations = [
  "Witness",
  "Victim of the incident",
  "Bystander",
  "Relative of a witness",
  "Tenant at the address",
];
export const employments = ["employed", "part-time", "unemployed", "student", "retired", "other"] as const;

/** A dispatch's notes besides its vendor; the number is its value in cents. */
export const dispatchNotes: Record<HelpType, { notes: string; cents: number }[]> = {
  food: [
    { notes: "Meals for the whole household, to be collected with the code.", cents: 4_000 },
    { notes: "One delivery of groceries to the hotel.", cents: 5_000 },
  ],
  shelter: [
    { notes: "One room, paid until the end of the stay.", cents: 7_500 },
    { notes: "A family room on the ground floor.", cents: 7_500 },
  ],
  transportation: [
    { notes: "One ride, any hour; show the code to the driver.", cents: 5_000 },
    { notes: "To the shelter, with two bags.", cents: 10_000 },
  ],
};
