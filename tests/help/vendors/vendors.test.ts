import { beforeAll, expect, test } from "vitest";
import { endOfDay } from "../../../shared/core/time/calendar.ts";
import { signInSuperAdmin } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { ask, globalId, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
let admin: Caller;
beforeAll(async () => {
  admin = await signInAdmin(lab);
});

const vendors =
  "{ vendors { number name category helpTypes isActive isDeleted website supportPhones codesInPool freeCodes } }";
const add =
  "mutation ($input: AddVendorInput!) { addVendor(input: $input) { vendor { id number name helpTypes isActive } } }";
const update =
  "mutation ($input: UpdateVendorInput!) { updateVendor(input: $input) { vendor { version name supportPhones chatUrl serviceArea } } }";
const switching =
  "mutation ($input: SwitchVendorInput!) { switchVendor(input: $input) { vendor { isActive } } }";
const removing =
  "mutation ($input: DeleteVendorInput!) { deleteVendor(input: $input) { vendor { isDeleted } } }";
const importing = `mutation ($input: ImportVendorCodesInput!) { importVendorCodes(input: $input) {
  good bad imported prepaidTotal badRows { line code problem } goodRows { line code } vendor { codesInPool freeCodes heldCodes } } }`;
const idOf = async (key: string) =>
  globalId("Vendor", (await lab.db.vendor.findUniqueOrThrow({ where: { key } })).id);
const known = {
  version: 0,
  category: "",
  helpTypes: ["food"],
  supportHours: "",
  supportPhones: "",
  chatUrl: "",
  website: "",
  serviceArea: "",
  emergencyContact: "",
};

test("a new installation has ten vendors, without made-up phone lines", async () => {
  const { data } = await ask(admin, vendors);
  expect(
    data.vendors.map(
      ({ name, helpTypes }: { name: string; helpTypes: string[] }) => `${name} ${helpTypes.join()}`,
    ),
  ).toEqual([
    "Uber transportation",
    "Lyft transportation",
    "DoorDash food",
    "Uber Eats food",
    "GrubHub food",
    "Booking.com shelter",
    "Hotels.com shelter",
    "Expedia shelter",
    "Priceline shelter",
    "Hotwire shelter",
  ]);
  for (const vendor of data.vendors) {
    expect(vendor).toMatchObject({
      isActive: true,
      isDeleted: false,
      supportPhones: [],
      codesInPool: 0,
      freeCodes: 0,
    });
    expect(vendor.website).toMatch(/^https:\/\//);
  }
});

test("adds a vendor by name, finds it without capitals and blanks, deletes, and restores it", async () => {
  const food = (name: string, helpTypes = ["food"]) => ask(admin, add, { input: { name, helpTypes } });
  const { data } = await food("  Corner Café ");
  expect(data.addVendor.vendor).toMatchObject({ name: "Corner Café", helpTypes: ["food"], isActive: true });
  expect(await lab.db.vendor.findUnique({ where: { key: "cornercafé" } })).not.toBeNull();
  expect(await food("corner  CAFÉ")).toMatchObject({
    code: "CONFLICT",
    fields: { name: ["A provider with this name already exists."] },
  });
  expect((await food("Corner Café", ["shelter"])).data.addVendor.vendor.helpTypes).toEqual([
    "food",
    "shelter",
  ]);
  expect((await food(" ")).fields).toEqual({ name: ["Please enter the provider's name"] });
  expect((await food("Nobody", [])).fields).toEqual({
    helpTypes: ["Please choose at least one help type"],
  });
  const { id } = data.addVendor.vendor;
  expect((await ask(admin, removing, { input: { id, version: 0 } })).code).toBe("CONFLICT");
  const deleted = await ask(admin, removing, { input: { id, version: 1 } });
  expect(deleted.data.deleteVendor.vendor.isDeleted).toBe(true);
  expect((await ask(admin, removing, { input: { id, version: 2 } })).code).toBe("NOT_FOUND");
  expect((await ask(admin, switching, { input: { id, version: 2, isActive: true } })).code).toBe("NOT_FOUND");
  expect((await ask(admin, vendors)).data.vendors).toHaveLength(10);
  expect((await food("Corner Café")).data.addVendor.vendor).toMatchObject({ id, helpTypes: ["food"] });
  expect(
    (await lab.db.auditEntry.findMany({ where: { resourceType: "vendor" }, orderBy: { id: "asc" } })).map(
      ({ action }) => action,
    ),
  ).toEqual(["vendor.added", "vendor.added", "vendor.deleted", "vendor.added"]);
});

test("no provider's name can be confused with another's, when it is added or renamed", async () => {
  const named = (name: string) => ask(admin, add, { input: { name, helpTypes: ["food"] } });
  for (const name of ["Lуft", "UberEats", "D0orDash", "Príceline"])
    expect([name, await named(name)]).toMatchObject([
      name,
      { code: "CONFLICT", fields: { name: [expect.any(String)] } },
    ]);
  const { id } = (await named("Harbor Meals")).data.addVendor.vendor;
  const rename = (name: string) => ask(admin, update, { input: { ...known, id, name } });
  expect(await rename("Нotwire")).toMatchObject({ code: "CONFLICT", fields: { name: [expect.any(String)] } });
  expect((await rename("Harbor  Meals")).message).toBeUndefined();
  await lab.db.vendor.delete({ where: { key: "harbormeals" } });
});

test("if two add the same name at once, there is one", async () => {
  const both = await Promise.all(
    [admin, await signInAdmin(lab)].map((person) =>
      ask(person, add, { input: { name: "Twin Meals", helpTypes: ["food"] } }),
    ),
  );
  expect(both.map(({ code }) => code ?? "done").toSorted()).toEqual(["CONFLICT", "done"]);
  expect(await lab.db.vendor.count({ where: { key: "twinmeals" } })).toBe(1);
});

test("stores a vendor's details; rejects unsafe addresses and invalid phones", async () => {
  const id = await idOf("doordash");
  const form = { ...known, id, name: "DoorDash" };
  // A short code, and a Texan area code, are no premium numbers.
  const short = { input: { ...form, supportPhones: "2-1-1, 72345, (979) 555-0143, 555-0143" } };
  expect((await ask(admin, update, short)).fields).toBeUndefined();
  await lab.db.vendor.updateMany({ where: { key: "doordash" }, data: { version: 0 } });
  const full = {
    supportPhones: "(512) 555-0111\n+1 512 555 0112",
    chatUrl: "https://chat.example.org/x",
    serviceArea: "Austin",
  };
  const { data } = await ask(admin, update, { input: { ...form, ...full } });
  expect(data.updateVendor.vendor).toEqual({
    version: 1,
    name: "DoorDash",
    supportPhones: ["(512) 555-0111", "+1 512 555 0112"],
    chatUrl: "https://chat.example.org/x",
    serviceArea: "Austin",
  });
  const wrong = {
    ...form,
    version: 1,
    chatUrl: "javascript:alert(1)",
    website: "http://plain.example.org",
    supportPhones: "call us",
  };
  expect((await ask(admin, update, { input: wrong })).fields).toEqual({
    chatUrl: ["Please enter a URL that starts with https://"],
    website: ["Please enter a URL that starts with https://"],
    supportPhones: ["Please enter phone numbers of 3 to 15 digits"],
  });
  const premium = ["Premium numbers cost the caller extra. Please enter another phone number"];
  const impossible = ["No phone has this number. Please check the phone number"];
  for (const [phone, supportPhones] of Object.entries({
    "512-555-0111, 900-555-0143": premium,
    "+1 (900) 555-0143": premium,
    "+979 1 2345 6789": premium,
    "000-555-0143": impossible,
    "123-456-7890": impossible,
    "000": impossible,
    "51255501": ["Please enter a complete phone number, with the area code"],
  }))
    expect([
      phone,
      (await ask(admin, update, { input: { ...form, version: 1, supportPhones: phone } })).fields,
    ]).toEqual([phone, { supportPhones }]);
  expect((await ask(admin, update, { input: { ...form, version: 1, name: "grub hub" } })).fields).toEqual({
    name: ["A provider with this name already exists."],
  });
  expect((await ask(admin, update, { input: { ...form, id: globalId("Vendor", 999_999) } })).code).toBe(
    "NOT_FOUND",
  );
});

test("if two administrators change one at once, the first wins; a form from before a switch is refused too", async () => {
  const id = await idOf("expedia");
  const other = await signInAdmin(lab);
  const form = { ...known, helpTypes: ["shelter"], id, name: "Expedia" };
  const phones = ["512-555-0120", "512-555-0121"];
  const answers = await Promise.all(
    [admin, other].map((person, at) =>
      ask(person, update, { input: { ...form, supportPhones: phones[at] } }),
    ),
  );
  expect(answers.map(({ code }) => code ?? "done").toSorted()).toEqual(["CONFLICT", "done"]);
  expect(answers.find(({ code }) => code)?.message).toMatch(/^Someone else changed this provider/);
  const won = phones[answers.findIndex(({ code }) => !code)];
  const now = () => lab.db.vendor.findUniqueOrThrow({ where: { key: "expedia" } });
  expect(await now()).toMatchObject({ version: 1, supportPhones: [won] });
  const page = { ...form, version: 1 };
  const off = await ask(other, switching, { input: { id, version: 1, isActive: false } });
  expect(off.data.switchVendor.vendor).toEqual({ isActive: false });
  expect((await ask(admin, switching, { input: { id, version: 1, isActive: true } })).code).toBe("CONFLICT");
  expect((await ask(admin, update, { input: { ...page, serviceArea: "Texas" } })).code).toBe("CONFLICT");
  expect(await now()).toMatchObject({ version: 2, isActive: false, serviceArea: null });
  const again = { ...page, version: 2, serviceArea: "Texas" };
  expect((await ask(admin, update, { input: again })).code).toBeUndefined();
  // Adding it to another list changes its services: an older form would revert that.
  await ask(other, add, { input: { name: "Expedia", helpTypes: ["food"] } });
  expect((await ask(admin, update, { input: { ...page, version: 3 } })).code).toBe("CONFLICT");
  expect(await now()).toMatchObject({ version: 4, helpTypes: ["shelter", "food"], serviceArea: "Texas" });
});

test("lists and switches them over REST", async () => {
  const list = await (await admin.fetch("/api/admin/vendor-partners")).json();
  const lyft = list.vendors.find(({ name }: { name: string }) => name === "Lyft");
  expect(lyft).toMatchObject({
    category: "Rideshare",
    isActive: true,
    supportedServices: ["transportation"],
    contactInfo: { emergencyContact: null },
  });
  const patch = async (person: Caller, id: number | string, body: unknown) => {
    const answer = await person.fetch(`/api/admin/vendor-partners/${id}`, { method: "PATCH", body });
    return [answer.status, (await answer.json()).message];
  };
  expect(await patch(admin, lyft.id, { isActive: false })).toEqual([200, "Vendor disabled successfully"]);
  expect(await lab.db.vendor.findUnique({ where: { id: lyft.id } })).toMatchObject({ isActive: false });
  expect(await patch(admin, lyft.id, { isActive: true })).toEqual([200, "Vendor enabled successfully"]);
  expect((await patch(admin, lyft.id, { isActive: false, version: 0 }))[0]).toBe(409);
  expect((await patch(admin, lyft.id, { isActive: false, version: 2 }))[0]).toBe(200);
  expect((await patch(admin, lyft.id, { isActive: "yes" }))[0]).toBe(400);
  expect((await patch(admin, 999_999, { isActive: true }))[0]).toBe(404);
  expect((await patch(admin, "x", { isActive: true }))[0]).toBe(400);
  expect((await patch(await signInOfficer(lab), lyft.id, { isActive: false }))[0]).toBe(403);
});

test("a dry run shows good and bad rows and stores nothing; the import stores the good ones, sealed, once", async () => {
  const root = await signInSuperAdmin(lab);
  const id = await idOf("lyft");
  const csv = [
    "Code, Help type,Value,Expires at,Remark,Cost",
    "LYFT-AAAA-1,,25.50,2030-01-31,first,Prepaid",
    "LYFT-BBBB-2,transportation,,,,on use",
    "x,,,,",
    "LYFT-AAAA-1,,,,twice",
    "LYFT-CCCC-3,food,,,",
    "LYFT-DDDD-4,,free,,",
    "LYFT-EEEE-5,,,2020-01-01,",
    "LYFT-FFFF-6,,,2030-02-30,",
    "LYFT-GGGG-7,,,,,free",
    '"=HYPERLINK(1)",,,,',
    "LYFT-HHHH-8,,,,,prepaid",
    "LYFT-JJJJ-9,,0.00,,,prepaid",
    "",
  ].join("\r\n");
  const run = (isDryRun: boolean, text = csv, person = root) =>
    ask(person, importing, { input: { id, csv: text, isDryRun, fund: isDryRun ? null : fund } });
  const fund = globalId("Fund", (await lab.db.fund.findFirstOrThrow()).id);
  const dry = (await run(true)).data.importVendorCodes;
  expect(dry).toMatchObject({ good: 3, bad: 9, imported: 0, prepaidTotal: 25.5, vendor: { codesInPool: 0 } });
  expect(dry.badRows).toEqual([
    {
      line: 4,
      code: "••••",
      problem: "The code must be 3 to 64 letters from A to Z, digits or signs, without spaces",
    },
    { line: 5, code: "LY••••-1", problem: "The code is also in line 2" },
    {
      line: 6,
      code: "LY••••-3",
      problem: "The help type must be one the provider offers: food, shelter or transportation",
    },
    { line: 7, code: "LY••••-4", problem: "Not an amount: use dollars and cents, such as 72.50" },
    { line: 8, code: "LY••••-5", problem: "The expiration date must be in the future, as YYYY-MM-DD" },
    {
      line: 9,
      code: "LY••••-6",
      problem: "Not a date: use 2026-01-31, 1/31/2026, 31-Jan-2026 or 31.1.2026",
    },
    { line: 10, code: "LY••••-7", problem: "The cost must be prepaid or on_use" },
    { line: 12, code: "LY••••-8", problem: "A prepaid code needs its value in US dollars" },
    { line: 13, code: "LY••••-9", problem: "A prepaid code needs its value in US dollars" },
  ]);
  expect(await lab.db.vendorCode.count()).toBe(0);
  expect((await run(false)).data.importVendorCodes).toMatchObject({
    good: 3,
    imported: 3,
    vendor: { codesInPool: 0, freeCodes: 0, heldCodes: 3 },
  });
  const rows = await lab.db.vendorCode.findMany({ orderBy: { id: "asc" } });
  expect(rows).toMatchObject([
    { valueCents: 2550, expiresAt: endOfDay(lab.zone(), "2030-01-31"), helpType: null, cost: "prepaid" },
    { valueCents: null, helpType: "transportation", cost: "on_use" },
    { helpType: null, cost: "on_use" },
  ]);
  expect(JSON.stringify(rows)).not.toContain("LYFT-");
  const again = (await run(false)).data.importVendorCodes;
  expect(again).toMatchObject({ good: 0, imported: 0, vendor: { heldCodes: 3 } });
  expect(again.badRows[0].problem).toBe("The code was already imported");
});

test("a spreadsheet's empty rows are no problems, and its dates and amounts are read", async () => {
  const root = await signInSuperAdmin(lab);
  const id = await idOf("doordash");
  const dryRun = async (csv: string) =>
    (await ask(root, importing, { input: { id, csv, isDryRun: true } })).data.importVendorCodes;
  expect(await dryRun("code,helpType,value\r\nABC123,food,30\r\n,,\r\n,,\r\n")).toMatchObject({
    good: 1,
    bad: 0,
  });
  const { badRows, prepaidTotal } = await dryRun(
    [
      "code;value;expiresAt;cost",
      "DASH-1;30,50;12/31/30;prepaid",
      "DASH-2;$ 20;31.12.2030;prepaid",
      "DASH-3;1,029;31-Dec-30;prepaid",
    ].join("\n"),
  );
  expect(prepaidTotal).toBe(50.5);
  expect(badRows).toMatchObject([{ line: 4, problem: expect.stringContaining("“1,029”") }]);
});

test("rejects an invalid file, and only a super admin imports", async () => {
  const root = await signInSuperAdmin(lab);
  const id = await idOf("uber");
  const tell = async (csv: string, person = root) => {
    const { code, message } = await ask(person, importing, { input: { id, csv, isDryRun: false } });
    return [code, message];
  };
  expect(await tell("")).toEqual(["INVALID", 'The header row must include a "code" column.']);
  expect(await tell("code\n")).toEqual(["INVALID", "The file contains no codes."]);
  expect(await tell("value\n12")).toEqual(["INVALID", 'The header row must include a "code" column.']);
  expect((await tell('code\n"unclosed'))[1]).toMatch(/^Line \d+ can't be read as CSV\.$/);
  expect((await tell("code\nAB\0CDEF"))[0]).toBe("INVALID");
  expect((await tell(`code\n${"CODE-1\n".repeat(2001)}`))[1]).toBe(
    "You can import at most 2,000 codes at a time.",
  );
  expect((await tell("code\nABC-123", admin))[0]).toBe("FORBIDDEN");
  expect((await tell("code\nABC-123", await signInOfficer(lab)))[0]).toBe("FORBIDDEN");
  expect(await lab.db.vendorCode.count({ where: { vendor: { key: "uber" } } })).toBe(0);
});

test("no one else reads or changes them", async () => {
  const id = await idOf("uber");
  for (const person of [
    await lab.visitor(),
    await signInOfficer(lab),
    await signInAdmin(lab, { mustChangePassword: true }),
  ])
    for (const [source, variables] of [
      [vendors, {}],
      [add, { input: { name: "X", helpTypes: ["food"] } }],
      [update, { input: { ...known, id, name: "X" } }],
      [switching, { input: { id, version: 0, isActive: false } }],
      [removing, { input: { id, version: 0 } }],
      [`{ node(id: "${id}") { id } }`, {}],
    ] as const)
      expect(["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND"]).toContain(
        (await ask(person, source, variables)).code,
      );
  expect(await lab.db.vendor.findUnique({ where: { key: "uber" } })).toMatchObject({
    isActive: true,
    name: "Uber",
  });
});
