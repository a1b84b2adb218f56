import { expect, test } from "vitest";
import { typedLetters } from "../../core/security/secrets.ts";
import { dayMs, minuteMs } from "../../../shared/core/time/durations.ts";
import {
  afterWrongPin,
  codeInGroups,
  gateOf,
  isGoodPin,
  isSessionOpen,
  maskedAddress,
  ownPinForm,
  readLetters,
} from "./rules.ts";
import { endOfLifetime } from "../../core/time/pass-end.ts";

const now = new Date("2026-11-20T12:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);

test("a code is read as people type it", () => {
  expect(readLetters(" 7k4m-q2xp ")).toBe("7K4MQ2XP");
  for (const typed of ["7K4M‑Q2XP", "7K4M—Q2XP", "７K4M.Q2XP\u200b"])
    expect(readLetters(typed), typed).toBe("7K4MQ2XP");
  expect(readLetters("OIL0")).toBe("0110");
  expect(codeInGroups("7K4MQ2XP")).toBe("7K4M-Q2XP");
  for (const letter of "ILOU") expect(typedLetters).not.toContain(letter);
});

test("five wrong PINs lock a pass for 15 minutes, ten for good", () => {
  let tries = { wrongPins: 0, lockedUntil: null as Date | null };
  for (let wrong = 1; wrong <= 5; wrong += 1) {
    expect(gateOf(tries, now)).toBe("open");
    tries = afterWrongPin(tries, now);
  }
  expect(gateOf(tries, later(14 * minuteMs))).toBe("locked");
  expect(gateOf(tries, later(15 * minuteMs))).toBe("open");
  for (let wrong = 6; wrong <= 10; wrong += 1) tries = afterWrongPin(tries, later(16 * minuteMs));
  expect(gateOf(tries, later(365 * dayMs))).toBe("dead");
});

test("a pass ends 30 days after its request, and after 180 days at the latest", () => {
  const expiresAt = later(180 * dayMs);
  expect(endOfLifetime({ expiresAt, closedAt: null })).toEqual(expiresAt);
  expect(endOfLifetime({ expiresAt, closedAt: now })).toEqual(later(30 * dayMs));
  expect(endOfLifetime({ expiresAt, closedAt: later(170 * dayMs) })).toEqual(expiresAt);
});

test("a browser stays open for 15 quiet minutes, and for an hour at most", () => {
  const seen = (createdAt: Date, lastSeenAt: Date) => isSessionOpen({ createdAt, lastSeenAt }, now);
  expect(seen(later(-20 * minuteMs), later(-14 * minuteMs))).toBe(true);
  expect(seen(later(-20 * minuteMs), later(-15 * minuteMs))).toBe(false);
  expect(seen(later(-60 * minuteMs), later(-minuteMs))).toBe(false);
});

test.each(["000000", "123456", "987654", "112233", "200000", "123123", "12345", "1234567", "12345a"])(
  "%s is no good PIN",
  (pin) => expect(isGoodPin(pin)).toBe(false),
);

test("a birth date of the recipient is no good PIN", () => {
  expect(isGoodPin("270490")).toBe(true);
  expect(isGoodPin("270490", ["1985-01-02", "1990-04-27"])).toBe(false);
});

test("an own PIN is typed twice", () => {
  expect(ownPinForm().safeParse({ pin: "481273", again: "481273" }).success).toBe(true);
  expect(ownPinForm().safeParse({ pin: "481273", again: "481274" }).error?.issues[0]?.path).toEqual([
    "again",
  ]);
  expect(ownPinForm().safeParse({ pin: "111111", again: "111111" }).error?.issues[0]?.path).toEqual(["pin"]);
});

test("an address is known to its owner alone", () => {
  expect(maskedAddress("(512) 555-0144")).toBe("…0144");
  expect(maskedAddress("odalys@example.com")).toBe("o…@example.com");
});
