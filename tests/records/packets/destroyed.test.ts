import { beforeAll, expect, test, vi } from "vitest";
import { draftPacket } from "../../../graph/records/packets/draft-packet.ts";
import { stripUnits } from "../../../graph/core/personal/strip-units.sql.ts";
import { sqlWithin } from "../../../graph/core/database/statement.ts";
import type { RecordClass } from "../../../prisma/client/enums.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { fileRequest, signInAdmin, signInOfficer } from "../../harness/people.ts";
import { writeRunningDestruction } from "../../harness/records/done.ts";
import { packetInput, packetOf } from "../../harness/records/packets.ts";

/* A packet is a copy of the case, so it goes with each class of the case that is destroyed. */

const lab = useKernel();
let root: Caller;
beforeAll(async () => {
  lab.quotas.count = async () => {};
  root = await signInAdmin(lab, { role: "super_admin" });
});

let year = 2001;
/** As a destruction does, without its schedule and two people. */
async function strip(number: number, record: RecordClass) {
  const destructionId = await writeRunningDestruction(lab, { record, year: (year += 1) });
  await lab.db.$transaction((tx) =>
    stripUnits(sqlWithin(tx), { destructionId, record, at: lab.now() }, "request", [number]),
  );
}

const filed = async () => fileRequest(lab, await signInOfficer(lab));

test.each(["evidence", "recordings", "government_id", "messages", "cases"] as const)(
  "a packet goes with %s of its case, and its file is noted for removal",
  async (record) => {
    const [number, other] = [await filed(), await filed()];
    await packetOf(lab, root, number, packetInput());
    await packetOf(lab, root, other, packetInput());
    const { id } = await lab.db.recordsPacket.findFirstOrThrow({ where: { requestId: number } });
    await strip(number, record);
    expect(await lab.db.recordsPacket.count({ where: { requestId: number } })).toBe(0);
    expect(await lab.db.recordsPacket.count({ where: { requestId: other } })).toBe(1);
    expect(await lab.db.destroyedFile.count({ where: { id } })).toBe(1);
  },
);

test("what is destroyed while a packet is collected is in no packet", async () => {
  const number = await filed();
  const write = lab.files.write.bind(lab.files);
  const spy = vi.spyOn(lab.files, "write").mockImplementationOnce(async (...given) => {
    await write(...given);
    await strip(number, "messages");
  });
  await expect(draftPacket(await root.context(), number, packetInput())).rejects.toMatchObject({
    code: "CONFLICT",
  });
  spy.mockRestore();
  expect(await lab.db.recordsPacket.count({ where: { requestId: number } })).toBe(0);
});
