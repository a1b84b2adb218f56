import { dictionary } from "../../../core/i18n/i18n.tsx";

export const en = {
  title: "VOCA quarter",
  lead: "The figures for the federal victim assistance report, each with its definition.",
  also: "OVC PMT, federal report, funder, demographics, victimization",
  year: "Federal fiscal year",
  quarter: "Quarter",
  yearOf: (year: number) => `FY ${year}`,
  quarters: ["1 (Oct–Dec)", "2 (Jan–Mar)", "3 (Apr–Jun)", "4 (Jul–Sep)"],
  zone: (zone: string) => `Days are those of ${zone}, the installation's time zone.`,
  notOver: "This quarter is not over yet.",
  notes: "How people and help are counted",
  name: "Name",
  zeros: (count: number, areShown: boolean) => `${areShown ? "Hide" : "Show"} ${count} rows with 0`,
  zerosOf: (count: number, table: string, areShown: boolean) =>
    `${areShown ? "Hide" : "Show"} ${count} rows with 0: ${table}`,
  copies: { internal: "CSV", public: "CSV for the public" },
  saved: "Report saved",
  failed: "Could not save the report",
};

export const words = dictionary(en);
