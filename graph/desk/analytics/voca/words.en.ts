/* The definitions of the VOCA quarter, in one place for the screen and the file. */

export const en = {
  title: "VOCA quarter",
  /** The federal fiscal year begins in October. */
  period: (year: number, quarter: number, months: string) => `FY ${year}, quarter ${quarter} (${months})`,
  months: ["October to December", "January to March", "April to June", "July to September"],
  source:
    "After the OVC Performance Measurement Tool, Victim Assistance Formula Grant Program, subgrantee report. Compare the list with your state's current form before you submit it.",
  person:
    "Requests are of one person if the name and the date of birth in their victim information are equal, spelling and accents aside, or if an administrator confirmed that it is the same person. Requests that an administrator judged to be of different people are never put together. A request without victim information counts as a person of its own.",
  helped:
    "Help counts on the day it was dispatched or the money was handed over. Voided help, and codes that expired unused, do not count.",
  publicNote:
    "Public copy: groups of fewer than 5 people are hidden, and numbers from which they could be calculated.",
  hidden: "hidden",
  columns: {
    name: "Name",
    means: "Definition",
    number: "Number",
    all: "All individuals served",
    new: "New individuals",
    individuals: "Individuals",
    times: "Times",
  },
  facts: {
    period: "Quarter",
    from: "From",
    until: "Until",
    timeZone: "Time zone",
    made: "Generated",
    copy: "Copy",
  },
  copies: { internal: "Internal", public: "Public" },
  sections: {
    individuals: {
      title: "Individuals",
      means: "People who received help in the quarter. Someone with several requests is one person.",
    },
    race: {
      title: "Race and ethnicity of new individuals",
      means:
        "As the person says, in the Help Pass or on the phone. The newest answer of a person counts, of requests that were helped in the fiscal year.",
    },
    gender: {
      title: "Gender of new individuals",
      means: "As the person says. “Other” is for every other description; the form asks you to specify it.",
    },
    age: {
      title: "Age of new individuals",
      means:
        "As the person says, at the time of the crime. If a person was never asked and a date of birth is in the victim information, the age on the day of that request is used.",
    },
    victimizations: {
      title: "Types of victimization",
      means:
        "The types that officers and administrators chose for the requests helped in the quarter. A person may have several.",
    },
    classifications: {
      title: "Special classifications",
      means: "As the person says. A person may have several, or none.",
    },
    services: {
      title: "Direct services",
      means:
        "Individuals who received the service in the quarter, and how often. Each dispatch and each payment is one time; a stay of several nights is one time.",
    },
  },
  rows: {
    served: {
      label: "Individuals who received services",
      means: "Everyone with at least one help in the quarter, new and continuing.",
    },
    anonymous: {
      label: "Anonymous contacts",
      means:
        "Calls back to members of the public that administrators answered in the quarter. They are not part of a case, so they are contacts and not people.",
    },
    new: {
      label: "New individuals",
      means:
        "People whose first help in the federal fiscal year (October 1 to September 30) was in this quarter. A person is new once per fiscal year.",
    },
    notReported: { label: "Not reported", means: "The person did not say it, or was not asked." },
    notTracked: { label: "Not tracked", means: "Always 0: SafeVoice can record every answer." },
    moreThanOne: {
      label: "More than one type",
      means: "People for whom at least two types were chosen.",
    },
    notChosen: {
      label: "No type chosen",
      means: "People for whom no type was chosen. The form has no such row.",
    },
  },
  services: {
    A: {
      label: "A. Information and referral",
      means: "Not recorded by SafeVoice. The directory and the letters give information without counting it.",
    },
    B: { label: "B. Personal advocacy or accompaniment", means: "B9 only. Other services are not recorded." },
    B9: {
      label: "B9. Transportation assistance",
      means: "Dispatched help of the kind transportation: a ride.",
    },
    C: {
      label: "C. Emotional support or safety services",
      means: "C7 only. Other services are not recorded.",
    },
    C7: {
      label: "C7. Emergency financial assistance",
      means: "Dispatched help of the kind food, and money that was handed over.",
    },
    D: { label: "D. Shelter or housing services", means: "D1 only. Other services are not recorded." },
    D1: {
      label: "D1. Emergency shelter or safe house",
      means: "Dispatched help of the kind shelter: a room.",
    },
    E: {
      label: "E. Criminal or civil justice system assistance",
      means: "Not recorded by SafeVoice. Add what your staff did.",
    },
  },
} as const;
