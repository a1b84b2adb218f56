import { syncBuiltinESMExports } from "node:module";
import os from "node:os";
import { afterEach, expect, test } from "vitest";
import { accountName, operatorName } from "./settings.ts";

const { userInfo } = os;
afterEach(() => {
  os.userInfo = userInfo;
  syncBuiltinESMExports();
});

test("an account without a name is named by its number", () => {
  expect(operatorName()).toBe(`${userInfo().username}@${os.hostname()}`);
  // As Node does for a number that is not in /etc/passwd, without HOME.
  os.userInfo = () => {
    throw new Error("A system error occurred: uv_os_get_passwd returned ENOENT (no such file or directory)");
  };
  syncBuiltinESMExports();
  expect(accountName()).toBe(`uid ${process.getuid?.()}`);
  expect(operatorName()).toBe(`uid ${process.getuid?.()}@${os.hostname()}`);
});
