import { describe, expect, it } from "vitest";
import { readPhone } from "./phone.ts";

describe("a telephone number", () => {
  it.each([
    "(512) 555-0143",
    "512.555.0143",
    "1 512 555 0143",
    "+1 512 555 0143",
    "001 512 555 0143",
    "0015125550143",
    "(001) 512 555 0143",
    "011 1 512 555 0143",
    "５１２-555-0143",
    "tel:+15125550143",
    "512-555-0143 ext. 12",
    "512 555 0143 x12",
    "512\u00A0555\u20110143",
    "\u202A+1 512 555 0143\u202C",
    "٥١٢-٥٥٥-٠١٤٣",
    "512−555—01\u00ad43\u200b",
  ])("%s is one line however it is written", (written) => {
    expect(readPhone(written)?.e164).toBe("+15125550143");
  });

  it("of another country keeps its country", () => {
    expect(readPhone("+33 6 12 34 56 78")?.e164).toBe("+33612345678");
    expect(readPhone("0033 6 12 34 56 78")?.e164).toBe("+33612345678");
    expect(readPhone("+52 55 1234 5678")?.e164).toBe("+525512345678");
  });

  it("separates its extension", () => {
    expect(readPhone("512-555-0143 ext. 12")).toEqual({
      e164: "+15125550143",
      extension: "12",
      isCallable: true,
    });
  });

  it("is not read from anything else", () => {
    for (const written of ["", "none", "911", "555-0143", "000 512", "5125550143 5125550144", "+1 512"])
      expect(readPhone(written), written).toBeUndefined();
  });

  it("is not callable if no country assigns it", () => {
    expect(readPhone("012 345 6789")?.isCallable ?? false).toBe(false);
    expect(readPhone("+1 111 555 0143")?.isCallable).toBe(false);
  });
});
