import { builder } from "../../../core/graphql/builder.ts";
import type { VocaSection } from "./figures.ts";
import { readVocaQuarter, type VocaQuarter } from "./service.ts";
import { en } from "./words.en.ts";

const VocaRow = builder.objectRef<VocaSection["rows"][number]>("VocaRow").implement({
  description: "One row of the VOCA report.",
  access: "through",
  fields: (t) => ({
    key: t.exposeString("id", { description: "Stable name within the section, such as `asian` or `D1`." }),
    label: t.exposeString("label", { description: "Name of the row, in English." }),
    means: t.exposeString("means", {
      description: "What the row counts, in English. Null if the section says it.",
      nullable: true,
    }),
    counts: t.field({
      description: "One number for each column of the section.",
      type: ["Int"],
      resolve: ({ counts }) => counts.map((count) => count ?? 0),
    }),
  }),
});

const VocaSectionType = builder.objectRef<VocaSection>("VocaSection").implement({
  description: "One table of the VOCA report.",
  access: "through",
  fields: (t) => ({
    key: t.exposeString("id", { description: "Stable name, such as `services`." }),
    title: t.exposeString("title", { description: "Title, in English." }),
    means: t.exposeString("means", { description: "What it counts, in English." }),
    columns: t.exposeStringList("columns", { description: "Names of the columns, in English." }),
    rows: t.expose("rows", { description: "The rows, in the order of the federal form.", type: [VocaRow] }),
  }),
});

const VocaQuarterType = builder.objectRef<VocaQuarter>("VocaQuarter").implement({
  description: "The figures of a quarter for the VOCA victim assistance report.",
  access: "through",
  fields: (t) => ({
    year: t.exposeInt("year", { description: "Federal fiscal year." }),
    quarter: t.exposeInt("quarter", { description: "1 to 4. 1 is October to December." }),
    currentYear: t.exposeInt("currentYear", { description: "The federal fiscal year of today." }),
    from: t.expose("from", { description: "Start of the quarter.", type: "DateTime" }),
    until: t.expose("until", { description: "End of the quarter, not included.", type: "DateTime" }),
    timeZone: t.exposeString("timeZone", { description: "IANA name of the installation's time zone." }),
    sections: t.expose("sections", { description: "The tables.", type: [VocaSectionType] }),
    notes: t.stringList({
      description: "How people and help are counted, and the source of the list, in English.",
      resolve: () => [en.person, en.helped, en.source],
    }),
  }),
});

builder.queryField("vocaQuarter", (t) =>
  t.field({
    access: "readFigures",
    description: "The VOCA report of a quarter, counted on request. INVALID names the field.",
    type: VocaQuarterType,
    args: {
      year: t.arg.int({
        description: "Federal fiscal year; 2027 is October 2026 to September 2027. Null: the current one.",
        required: false,
      }),
      quarter: t.arg.int({
        description: "1 to 4. 1 is October to December. Null: the current one.",
        required: false,
      }),
    },
    resolve: (_root, asked, context) => readVocaQuarter(context, asked),
  }),
);
