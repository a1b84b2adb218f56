import fc from "fast-check";
import { expect, test } from "vitest";
import { comparable } from "../../shared/core/text/typed.ts";
import { textOfMigration } from "../harness/database/before-migration.ts";
import { useDatabase } from "../harness/database/database.ts";

const database = useDatabase();

async function foldedBySql(texts: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ folded: string }>(
    `SELECT sv_comparable(t) AS "folded" FROM unnest($1::text[]) WITH ORDINALITY u(t, n) ORDER BY n`,
    [texts],
  );
  return rows.map(({ folded }) => folded);
}

/** Signs that both know: PostgreSQL and the browser may have another version of Unicode. */
const known = /[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{Cf}]/u;
const young =
  /[\ua7f1\u{10d40}-\u{10d49}\u{10d6e}\u{116d0}-\u{116e3}\u{11bf0}-\u{11bf9}\u{11de0}-\u{11de9}\u{11f50}-\u{11f59}\u{16130}-\u{16139}\u{16d70}-\u{16d79}\u{1ccf0}-\u{1ccf9}\u{1e4f0}-\u{1e4f9}\u{1e5f1}-\u{1e5fa}]/u;

test("the database folds each dash, apostrophe, digit and invisible sign as the code does", async () => {
  const signs = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code + 1)).filter(
    (sign) =>
      /[\p{Pd}\p{Nd}\p{Cf}\p{Sk}\p{Lm}\p{Pi}\p{Pf}\p{Default_Ignorable_Code_Point}]/u.test(sign) &&
      known.test(sign),
  );
  signs.push(...Array.from("\u2032\u2035\u00b4`'－＇｀\u{10ead}\u{1d7d8}\u{e0100}\u{11066}\u{1fbf0}"));
  const texts = signs.filter((sign) => !young.test(sign)).map((sign) => `A${sign}7`);
  expect(texts.length).toBeGreaterThan(800);
  expect(await foldedBySql(texts)).toEqual(texts.map(comparable));
});

test("the database folds any text as the code does", async () => {
  const sign = fc.constantFrom(
    ...Array.from("ABz9 -'–’ʻ−７٧०\u200b\u200d\u00ad\u0301éÉｱ½ﬁㅤ\ufe0f`´′Nguyễn李ا"),
  );
  const texts = fc.sample(fc.string({ unit: sign, maxLength: 20 }), 500);
  expect(await foldedBySql(texts)).toEqual(texts.map(comparable));
});

/** Its statements find nothing more the second time. */
const migration = textOfMigration("_one_fold").replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION");

test("stored badges and keys of an earlier version are folded", async () => {
  const { db } = database;
  const facts = { name: "Dana Reyes", rank: "Sergeant", agency: "Austin Police", phone: "512-555-0143" };
  const officer = await db.officer.create({
    data: {
      ...facts,
      badgeNumber: "ＢＷ–７７४२",
      email: "dana@austin.example",
      emailKey: "dana@austin.example",
    },
  });
  const verification = await db.verification.create({
    data: {
      ...{ officerId: officer.id, caseNumber: "APD–٢٠٢٦–٧٧", caseKey: "APD٢٠٢٦ʼ٧٧", statusToken: "fold" },
      ...{
        incidentDescription: "Fold",
        services: ["food"],
        supervisorName: "Lee Park",
        supervisorRank: "Lieutenant",
      },
      ...{
        supervisorPhone: "",
        supervisorEmail: "lee@austin.example",
        supervisorEmailKey: "lee@austin.example",
      },
    },
  });
  const request = await db.emergencyRequest.create({
    data: {
      ...{ caseId: "EM-2026-9871", victimName: "ʻAulani Kealoha", victimContact: "A", victimAddress: "A" },
      ...{ victimPhone: "A", victimEmail: "a@example.org", requestDetails: "A" },
      personKeys: { create: { kind: "made", key: "" } },
    },
  });
  const approval = await db.approval.create({
    data: {
      ...{ requestId: request.id, personKey: "dana@austin.example", personName: "Dana Reyes" },
      ...{ actorKind: "officer", decision: "approved" },
      badgeKeys: ["٠٧٧٤٢@austin.example", "bw７७/oʼhara pd", "bw1#oʻbrien dana", "bw1@austin.example"],
    },
  });
  const names = ["Joe’s Rides", "Ann's Inn", "Ann’s Inn"];
  const vendors = [];
  for (const name of names)
    vendors.push(await db.vendor.create({ data: { name, key: name.toLowerCase().replaceAll(" ", "") } }));

  for (let times = 0; times < 2; times += 1) {
    await database.pool.query(migration);
    expect(await db.officer.findUnique({ where: { id: officer.id } })).toMatchObject({
      badgeNumber: "BW-7742",
    });
    expect(await db.verification.findUnique({ where: { id: verification.id } })).toMatchObject({
      ...{ caseNumber: "APD–٢٠٢٦–٧٧", caseKey: "APD202677" },
    });
    expect((await db.approval.findUnique({ where: { id: approval.id } }))?.badgeKeys).toEqual([
      ...["7742@austin.example", "bw77/ohara pd", "bw1#brien dana o", "bw1@austin.example"],
    ]);
    const ids = { id: { in: vendors.map(({ id }) => id) } };
    const keys = await db.vendor.findMany({ where: ids, orderBy: { id: "asc" }, select: { key: true } });
    expect(keys.map(({ key }) => key)).toEqual(["joe'srides", "ann'sinn", "ann’sinn"]);
    expect(await db.personKey.count({ where: { requestId: request.id } })).toBe(0);
  }
});

const sigma = textOfMigration("_sigma_in_searches");

test("a stored name that ends with a sigma is found in capitals too", async () => {
  const { db, pool } = database;
  const facts = { rank: "Sergeant", agency: "Austin Police", phone: "512-555-0143" };
  const officer = await db.officer.create({
    data: {
      ...{ ...facts, name: "Νίκος Παπαδόπουλος", badgeNumber: "BW-7743" },
      ...{ email: "nikos@austin.example", emailKey: "nikos@austin.example" },
    },
  });
  // As the earlier version wrote it.
  await pool.query(`ALTER TABLE "Officer" DISABLE TRIGGER "Officer_search"`);
  await db.officer.update({ where: { id: officer.id }, data: { searchText: "νικος παπαδοπουλος" } });
  await pool.query(`ALTER TABLE "Officer" ENABLE TRIGGER "Officer_search"`);
  const found = () =>
    pool.query(`SELECT FROM "Officer" WHERE strpos("searchText", sv_fold('ΠΑΠΑΔΟΠΟΥΛΟΣ')) > 0`);
  expect((await found()).rowCount).toBe(0);
  await pool.query(sigma);
  expect((await found()).rowCount).toBe(1);
});
