import { groups } from "../../core/personal/inventory.ts";
import { describe, labelOf, models, tableOf, type Described } from "../../core/personal/read.ts";
import type { Model } from "../../core/personal/types.ts";
import { sealedColumns } from "../system/key-rotation/sealed-columns.ts";
import { readTableColumns, type Client, type TableColumn } from "./tables.sql.ts";

/** A column as the export has it. */
export interface ExportColumn extends TableColumn {
  heading: string;
  described: Described | undefined;
  /** Plain, opened with the key, or left out. */
  how: "as stored" | "opened" | "left out";
}

export interface ExportTable {
  model: Model;
  /** In plain words: the table's name. */
  name: string;
  /** The name of its files, without the ending. */
  file: string;
  columns: readonly ExportColumn[];
  key: readonly { column: string; type: string }[];
}

/** Tables that one moment must show, and that are made again together. */
export interface Unit {
  file: string;
  tables: readonly ExportTable[];
}

/** What the ledger is proved with (money/funds/verify.sql.ts), and what names its numbers. */
const moneyModels = new Set<string>([
  ...Object.keys(groups["The fund"]),
  ...["RequestMoney", "FundAllocation", "HelpDispatch", "Redemption", "Vendor", "VendorCode"],
  ...["Voucher", "VoucherBook", "VendorStatement", "StatementLine", "EmergencyRequest"],
]);

/** Every table of the database, by the inventory. The money's tables come first, as one unit. */
export async function readUnits(client: Client): Promise<Unit[]> {
  const byTable = new Map<string, TableColumn[]>();
  for (const column of await readTableColumns(client))
    byTable.set(column.table, [...(byTable.get(column.table) ?? []), column]);
  const tables = [...byTable].map(([table, columns]) => tableFrom(table, columns));
  const isMoney = ({ model }: ExportTable) => moneyModels.has(model);
  return [
    { file: "money", tables: tables.filter(isMoney) },
    ...tables.filter((table) => !isMoney(table)).map((table) => ({ file: table.file, tables: [table] })),
  ];
}

const isModel = (table: string): table is Model => (models as string[]).includes(table);

function tableFrom(table: string, columns: readonly TableColumn[]): ExportTable {
  if (!isModel(table)) throw new Error(`The table ${table} is not in the inventory of personal data.`);
  const { label } = tableOf(table);
  const keyed = columns.filter(({ keyPosition }) => keyPosition !== null);
  return {
    ...{ model: table, name: label, file: fileName(label) },
    columns: columns.map((column) => columnFrom(table, column)),
    key: keyed.toSorted((a, b) => Number(a.keyPosition) - Number(b.keyPosition)),
  };
}

/** `People who asked without an officer`: people-who-asked-without-an-officer. */
const fileName = (label: string) =>
  label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Codes that stand for help. Every other secret opens this installation, and nothing elsewhere. */
const isCode = (place: string) => ["VendorCode.codeSealed", "HelpDispatch.promoCodeSealed"].includes(place);

const sealedPlaces = new Set(sealedColumns.map(({ table, column }) => `${table}.${column}`));

function columnFrom(model: Model, column: TableColumn): ExportColumn {
  const described = describe(model, column.column);
  const place = `${model}.${column.column}`;
  const isLeftOut = described?.of === "secret" && !isCode(place);
  return {
    ...column,
    described,
    heading: labelOf(model, column.column).replace(/ sealed$/, ""),
    how: isLeftOut ? "left out" : sealedPlaces.has(place) ? "opened" : "as stored",
  };
}
