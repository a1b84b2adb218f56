import fc from "fast-check";
import { expect, test } from "vitest";
import { comparable } from "../../shared/core/text/typed.ts";
import { foldForSearch } from "../../graph/intake/requests/tracker.sql.ts";
import { useKernel } from "../harness/kernel.ts";

/* The search's fold in the database includes the fold of what is typed. */

const lab = useKernel();
const folded = async (text: string) => (await foldForSearch(lab, [text]))[0];

test("a name is folded to small letters without accents and apostrophes", async () => {
  const names = [
    "D'Angelo",
    "D’Angelo",
    "Dʼangelo",
    "D`Angelo",
    "DAngelo",
    "Ｄ＇Angelo",
    "D\u200B’Ange\u00ADlo",
  ];
  expect(await foldForSearch(lab, names)).toEqual(names.map(() => "dangelo"));
  expect(
    await foldForSearch(lab, ["ʻAulani", "Nguyễn Đặng", "Łukasz Ștefan", "Zoë", "Straße", "Ελένη", "Їжак"]),
  ).toEqual(["aulani", "nguyen dang", "lukasz stefan", "zoe", "strasse", "ελενη", "іжак"]);
  const greek = ["ΠΑΠΑΔΟΠΟΥΛΟΣ", "Παπαδόπουλος", "παπαδοπουλοσ"];
  expect(await foldForSearch(lab, greek)).toEqual(greek.map(() => "παπαδοπουλοσ"));
  expect(await foldForSearch(lab, ["BW–56160", "BW‑56160", "BW−56160", "٥١٢", "५१२", "５１２"])).toEqual([
    ...["bw-56160", "bw-56160", "bw-56160"],
    ...["512", "512", "512"],
  ]);
});

test("texts keep their order, and none is lost", async () => {
  expect(await foldForSearch(lab, [])).toEqual([]);
  expect(await foldForSearch(lab, ["B", "", "A"])).toEqual(["b", "", "a"]);
});

/** Letters, marks, digits, dashes, apostrophes and invisible characters as names have them. */
const sign = fc.oneof(
  ...[
    [0x20, 0x7e],
    [0xa0, 0x24f],
    [0x2b0, 0x36f],
    [0x386, 0x3ce],
    [0x400, 0x45f],
    [0x660, 0x669],
    [0x966, 0x96f],
    [0xe50, 0xe59],
    [0x1e00, 0x1eff],
    [0x2000, 0x206f],
    [0xff01, 0xff5e],
  ].map(([min = 0, max = 0]) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code))),
);

test("what is typed is found in what is stored: folding it first changes nothing", async () => {
  const texts = fc.sample(fc.string({ unit: sign, maxLength: 12 }), { numRuns: 600, seed: 41 });
  const stored = await foldForSearch(lab, texts);
  expect(await foldForSearch(lab, texts.map(comparable))).toEqual(stored);
  expect(await foldForSearch(lab, stored)).toEqual(stored);
});

test("a search column has names, and numbers as digits", async () => {
  const officer = await lab.db.officer.create({
    data: {
      ...{
        name: "Odalys D’Angelo",
        rank: "Sergeant",
        agency: "City",
        badgeNumber: "1",
        phone: "(512) 555-0143 x12",
      },
      ...{ email: "o@city.example", emailKey: "o@city.example" },
    },
  });
  expect(officer.searchText).toBe("odalys dangelo 5125550143");
  const renamed = await lab.db.officer.update({
    where: { id: officer.id },
    data: { name: "Ana Peña", phone: "+33 6 12 34 56 78" },
  });
  expect(renamed.searchText).toBe("ana pena 33612345678");
  expect(await folded("Peña")).toBe("pena");
});
