import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { expect } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { draftPacket } from "../../../graph/records/packets/draft-packet.ts";
import { makePackets } from "../../../graph/records/packets/make.ts";
import { makePacket } from "../../../graph/records/packets/service.ts";
import { packetParts, type PacketForm } from "../../../shared/records/packets/rules.ts";
import type { Caller, Lab } from "../kernel.ts";
import { ask, globalId } from "../people.ts";
import { textOfPdf } from "../pdf.ts";

/** Debian packages poppler-utils and qpdf. Without them a PDF is read by our own reader alone. */
export const hasPdfTools = ["pdftotext", "qpdf", "pdfimages"].every(
  (tool) => !spawnSync(tool, ["--version"]).error,
);

export const packetInput = (more: Partial<PacketForm> = {}): PacketForm => ({
  ...{ kind: "public_records", matter: "Request 26-114", reference: "26-114", body: "County Records" },
  ...{ prefix: "DOE", firstNumber: 1, parts: [...packetParts], files: [], redactions: [] },
  ...more,
});

/** Records a release or an order of everything for a body. */
export async function letOut(
  admin: Caller,
  requestId: number,
  body: string,
  more: object = {},
): Promise<number> {
  const take = `mutation ($input: TakeReleaseInput!) { takeRelease(input: $input) { request { releases { number } } } }`;
  const { data, message } = await ask(admin, take, {
    input: {
      ...{ id: globalId("EmergencyRequest", requestId), body, purpose: "A lawsuit", way: "paper" },
      ...{ what: ["identity", "contact", "circumstances"], signer: "person", signerName: "Z." },
      ...more,
    },
  });
  return data?.takeRelease.request.releases[0].number ?? expect.fail(message);
}

export const byLaw = {
  ...{ way: "law", authority: "Order 26-17", notNotifiedReason: "The file is sealed" },
  ...{ signer: undefined, signerName: undefined },
};

export async function makeNext(lab: Lab): Promise<void> {
  while ((await makePackets(systemContext(lab, "packets"))) > 0);
}

/** Collects, makes and downloads a packet. */
export async function packetOf(
  lab: Lab,
  admin: Caller,
  requestId: number,
  input: PacketForm,
): Promise<Buffer> {
  const { id, version } = await draftPacket(await admin.context(), requestId, input);
  await makePacket(await admin.context(), { id, version });
  await makeNext(lab);
  return downloadPacket(admin, id);
}

export async function downloadPacket(admin: Caller, id: string): Promise<Buffer> {
  const answer = await admin.fetch(`/api/admin/packets/${id}`);
  if (answer.status !== 200) expect.fail(await answer.text());
  return Buffer.from(await answer.arrayBuffer());
}

/** What a reader or a program can find in a PDF: its text, and all of its bytes unpacked. */
export function everythingIn(pdf: Buffer): string {
  const raw = pdf.toString("latin1");
  const found = [raw, textOfPdf(pdf), ...unpacked(pdf)];
  if (hasPdfTools) found.push(...byTools(pdf));
  return found.join("\n").toLowerCase();
}

function unpacked(pdf: Buffer): string[] {
  const found: string[] = [];
  for (let at = pdf.indexOf("stream"); at >= 0; at = pdf.indexOf("stream", at + 6)) {
    const start = at + (pdf[at + 6] === 0x0d ? 8 : 7);
    const end = pdf.indexOf("endstream", start);
    if (end < 0) break;
    try {
      found.push(inflateSync(pdf.subarray(start, end)).toString("latin1"));
    } catch {
      // Not compressed, or a picture.
    }
    at = end + 3;
  }
  return found;
}

function byTools(pdf: Buffer): string[] {
  const folder = mkdtempSync(join(tmpdir(), "safevoice-packet-"));
  try {
    const [file, plain] = [join(folder, "a.pdf"), join(folder, "b.pdf")];
    writeFileSync(file, pdf);
    const run = (tool: string, args: string[]) => {
      const { stdout, stderr, status } = spawnSync(tool, args, { encoding: "utf8", maxBuffer: 2 ** 28 });
      expect([tool, status, stderr]).toEqual([tool, 0, ""]);
      return stdout;
    };
    run("qpdf", ["--qdf", "--object-streams=disable", file, plain]);
    return [
      run("pdftotext", ["-layout", file, "-"]),
      run("pdftotext", ["-raw", file, "-"]).replaceAll(/\s+/g, " "),
      run("pdfinfo", [file]),
      run("pdfdetach", ["-list", file]),
      readFileSync(plain, "latin1"),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
