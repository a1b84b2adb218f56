import { sentences } from "../i18n/phrases.ts";

export const en = {
  workbook: "This is a spreadsheet. Save it as CSV UTF-8 and choose that file.",
  notText: "This is not a text file. Save your table as CSV UTF-8 and choose that file.",
  notCsv: ({ line }: { line: number }) => `Line ${line} can't be read as CSV.`,
  columnTwice: ({ name }: { name: string }) => `The header names the column “${name}” twice.`,
  extraCells: "This line has more cells than the header. Put a value that has a comma in quotes",
  damaged: ({ column, text }: { column: string; text: string }) =>
    `Damaged characters in the column ${column}: “${text}”. Save the original table as CSV UTF-8 and choose that file`,
  spreadsheetError: ({ column, text }: { column: string; text: string }) =>
    `The column ${column} has “${text}”, which a spreadsheet shows in place of a value. Format the column as text, enter the value again and save`,
  codeAsNumber:
    "A spreadsheet changed this code to a number. Open the provider's file with Data > From Text, format the column as text, save it as CSV and choose it again",
  codeAsDate:
    "A spreadsheet changed this code to a date. Open the provider's file with Data > From Text, format the column as text, save it as CSV and choose it again",
  codeRounded:
    "A spreadsheet changed the end of this code to zeros. Open the provider's file with Data > From Text, format the column as text, save it as CSV and choose it again",
  codeToCompare:
    "A spreadsheet changes the digits after the 15th to zeros. Compare this code with the provider's list and confirm that it is right",
  phoneAsDate: ({ text }: { text: string }) =>
    `A spreadsheet changed a phone number to a date (“${text}”). Format the column as text and enter it again`,
  notDate: "Not a date: use 2026-01-31, 1/31/2026, 31-Jan-2026 or 31.1.2026",
  dayFirst: ({ text }: { text: string }) =>
    `“${text}” has the day first. Write the month first, or write all dates as 2026-01-31`,
  dayFirstElsewhere: ({ line, text }: { line: number; text: string }) =>
    `Line ${line} has the day first (“${text}”), so this date is not clear. Write all dates as 2026-01-31`,
  notAmount: "Not an amount: use dollars and cents, such as 72.50",
  unclearAmount: ({ text }: { text: string }) =>
    `“${text}” could have a thousands separator or decimals. Write it with two decimals, such as 1029.00`,
  credit: ({ text }: { text: string }) =>
    `“${text}” is a credit, not an amount to pay. Settle it with the provider and remove the line`,
  otherCurrency: "The amount must be in US dollars",
};

export const says = sentences("tables", en);
