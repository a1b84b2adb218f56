import { expect, test } from "vitest";
import { isSameHost, labelOf, readContacts } from "./contact.ts";

const hrefs = (text: string) => readContacts(text).map(({ href }) => href);

test("telephone numbers and short codes can be tapped", () => {
  expect(hrefs("2-1-1")).toEqual(["tel:211"]);
  expect(hrefs("988")).toEqual(["tel:988"]);
  expect(hrefs("311")).toEqual(["tel:311"]);
  expect(hrefs("(503) 230-8009")).toEqual(["tel:5032308009"]);
  expect(hrefs("411")).toEqual(["tel:411"]);
  expect(hrefs("911")).toEqual(["tel:911"]);
  expect(hrefs("1-800-799-7233")).toEqual(["tel:18007997233"]);
});

test("a number is dialled however it is written", () => {
  expect(hrefs("(503)230-8009")).toEqual(["tel:5032308009"]);
  expect(hrefs("5032308009")).toEqual(["tel:5032308009"]);
  expect(hrefs("1 (800) 799-7233")).toEqual(["tel:18007997233"]);
  expect(hrefs("+1 503.230.8009 ext. 12")).toEqual(["tel:+15032308009"]);
  expect(hrefs("988 (press 1)")).toEqual(["tel:988"]);
});

test("letters of a toll-free number become its keys", () => {
  expect(hrefs("1-800-273-TALK")).toEqual(["tel:18002738255"]);
});

test("a word on the keys may be longer than its number", () => {
  expect(hrefs("1-888-4AL-COHOL")).toEqual(["tel:18884252646"]);
  expect(hrefs("1-855-4-VICTIM")).toEqual(["tel:18554842846"]);
});

test("typesetters' hyphens and spaces are as good as plain ones, and stay in what is shown", () => {
  expect(readContacts("713\u2011223\u20113700")).toEqual([
    { text: "713\u2011223\u20113700", kind: "phone", href: "tel:7132233700" },
  ]);
  expect(hrefs("(713)\u00a0223\u20133700")).toEqual(["tel:7132233700"]);
  expect(hrefs("2\u20111\u20111 or\u00a0211.org")).toEqual(["tel:211", "https://211.org"]);
  expect(hrefs("9-8-8")).toEqual(["tel:988"]);
});

test("each part of a text with an or is handled by itself", () => {
  expect(hrefs("2-1-1 or 211.org")).toEqual(["tel:211", "https://211.org"]);
  expect(hrefs("help@shelter.org or Ask at the desk")).toEqual(["mailto:help@shelter.org", undefined]);
});

test("a website is no call, whatever number its name begins with", () => {
  expect(hrefs("211.org")).toEqual(["https://211.org"]);
  expect(hrefs("988lifeline.org")).toEqual(["https://988lifeline.org"]);
  expect(hrefs("www.211.org/help?near=1-800-555-0100")).toEqual([
    "https://www.211.org/help?near=1-800-555-0100",
  ]);
});

test("an address of a mail is no website, and what is around it stays out of it", () => {
  expect(hrefs("Write to <help@city.gov>.")).toEqual(["mailto:help@city.gov"]);
  expect(hrefs("mailto:help@city.gov")).toEqual(["mailto:help@city.gov"]);
});

test("the end of a sentence is not part of a website", () => {
  expect(hrefs("See lsc.gov.")).toEqual(["https://lsc.gov"]);
  expect(hrefs("(see https://lsc.gov/find)")).toEqual(["https://lsc.gov/find"]);
});

test("a website keeps its own protocol and gets https where it has none", () => {
  expect(hrefs("http://old.example.org/help")).toEqual(["http://old.example.org/help"]);
  expect(hrefs("feedingamerica.org/find")).toEqual(["https://feedingamerica.org/find"]);
});

test("nothing but the three known kinds becomes a link", () => {
  expect(hrefs("javascript:alert(1)")).toEqual([undefined]);
  expect(hrefs("javascript:alert(1)//x.community")).toEqual([undefined]);
  expect(hrefs("Room 211B, ask for Orla")).toEqual([undefined]);
  expect(hrefs("Text HOME to 741741")).toEqual([undefined]);
  expect(hrefs("Case 12345678901234")).toEqual([undefined]);
  expect(hrefs("@helpline")).toEqual([undefined]);
});

test("nothing comes of nothing, and the same way twice is one", () => {
  expect(hrefs("")).toEqual([]);
  expect(hrefs(" or  or ")).toEqual([]);
  expect(hrefs("988 OR 988")).toEqual(["tel:988"]);
});

test("a victim's phone and email are two contacts, without their labels", () => {
  expect(readContacts("Phone: (559) 555-0183, Email: lupe@example.com")).toEqual([
    { text: "(559) 555-0183", kind: "phone", href: "tel:5595550183" },
    { text: "lupe@example.com", kind: "mail", href: "mailto:lupe@example.com" },
  ]);
  expect(hrefs("Phone: 559-555-0183, Email: none")).toEqual(["tel:5595550183", undefined]);
});

test("two addresses of one website are the same host", () => {
  expect(isSameHost("https://www.211.org/help", "https://211.org")).toBe(true);
  expect(isSameHost("https://help.211.org", "https://211.org")).toBe(false);
  expect(isSameHost(undefined, null)).toBe(false);
  expect(isSameHost("no address", "no address")).toBe(false);
});

test("a long web address is labeled with its host, and a sentence keeps its words", () => {
  const label = (text: string) => readContacts(text).map(labelOf);
  const long = "https://www.hca.example.gov/health-care-services/rides/non-emergency";
  expect(label(long)).toEqual(["hca.example.gov"]);
  expect(label("hca.example.gov/rides")).toEqual(["hca.example.gov/rides"]);
  const sentence = "Search by ZIP code at foodbank.example.org/find-food";
  expect(label(sentence)).toEqual([sentence]);
});
