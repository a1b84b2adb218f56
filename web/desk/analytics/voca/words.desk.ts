import { dictionary } from "../../../core/i18n/i18n.tsx";

export const en = {
  title: "VOCA quarter",
  lead: "The figures for the federal victim assistance report, each with its definition.",
  also: "OVC PMT, federal report, funder, demographics, victimization",
  year: "Federal fiscal year",
  quarter: "Quarter",
  yearOf: (year: number) => `FY ${year} (October ${year - 1} to September ${year})`,
  quarters: ["1: October to December", "2: January to March", "3: April to June", "4: July to September"],
  until: (until: string, zone: string) => `Up to ${until}, not included. Days are those of ${zone}.`,
  notes: "How people and help are counted",
  name: "Name",
  download: "Download",
  copies: {
    internal: { label: "CSV with every number", text: "For the report. Not for the public." },
    public: { label: "CSV for the public", text: "Groups of fewer than 5 people are hidden." },
  },
  saved: "Report saved",
  failed: "Could not save the report",
};

export const words = dictionary(en);
