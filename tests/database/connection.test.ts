import { expect, inject, test } from "vitest";
import { useKernel } from "../harness/kernel.ts";

const lab = useKernel();

test.skipIf(inject("database").kind === "embedded")(
  "PostgreSQL does not compile statements, which took seconds for a list of the desk",
  async () => {
    expect(await lab.db.$queryRawUnsafe("SHOW jit")).toEqual([{ jit: "off" }]);
  },
);
