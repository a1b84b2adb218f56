import type { SharedNetwork } from "../../../prisma/client/client.ts";
import { demandRecentPassword } from "../../accounts/admins/sign-in/password-again.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { readRange } from "../../core/http/network-range.ts";
import type { AnySentence } from "../../../shared/core/i18n/phrases.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { maxNetworks, narrowestIpv6, networkForm, widest } from "../../../shared/platform/networks/rules.ts";
import { says } from "../../../shared/platform/networks/sentences.ts";

export type { SharedNetwork };

/** The networks that many people share, by their labels. */
export async function listNetworks({ viewer, db }: Context): Promise<SharedNetwork[]> {
  admit(viewer, "readSecurity");
  return db.sharedNetwork.findMany({
    where: { removedAt: null },
    orderBy: [{ label: "asc" }, { id: "asc" }],
  });
}

/** Lists a network: from now on all of it counts as one, with ten times the limits. */
export async function listNetwork(context: Context, input: unknown): Promise<SharedNetwork> {
  const { viewer } = context;
  admit(viewer, "manageSecurity");
  const { cidr: written, label } = parse(networkForm, input);
  const cidr = rangeIn(written);
  await demandRecentPassword(context);
  const network = await context.db.$transaction(async (tx) => {
    await lockName(tx, "shared-networks");
    const listed = await tx.sharedNetwork.findMany({ where: { removedAt: null }, select: { cidr: true } });
    if (listed.some((one) => one.cidr === cidr)) throw new Refusal("CONFLICT", says.listedAlready);
    if (listed.length >= maxNetworks) throw new Refusal("CONFLICT", says.tooManyNetworks);
    const made = await tx.sharedNetwork.create({
      data: { cidr, label, listedBy: viewer.username, createdAt: context.now() },
    });
    await record(tx, context, {
      action: "network.listed",
      resourceType: "network",
      resourceId: cidr,
      details: { label },
    });
    return made;
  });
  return announced(context, network);
}

/** Removes a network: each of its addresses counts by itself again. */
export async function unlistNetwork(context: Context, id: number): Promise<SharedNetwork> {
  const { viewer } = context;
  admit(viewer, "manageSecurity");
  await demandRecentPassword(context);
  const network = await context.db.$transaction(async (tx) => {
    const { count } = await tx.sharedNetwork.updateMany({
      where: { id, removedAt: null },
      data: { removedAt: context.now(), removedBy: viewer.username },
    });
    const row = await tx.sharedNetwork.findUnique({ where: { id } });
    if (!row) throw new Refusal("NOT_FOUND", says.noSuchNetwork);
    if (count === 0) throw new Refusal("CONFLICT", says.removedAlready);
    await record(tx, context, {
      action: "network.unlisted",
      resourceType: "network",
      resourceId: row.cidr,
      details: { label: row.label },
    });
    return row;
  });
  return announced(context, network);
}

function rangeIn(written: string): string {
  const range = readRange(written);
  if (!range) throw wrong(says.cidrWrong);
  if (range.prefix < widest[range.version]) throw wrong(says.tooWide({ ipv4: widest[4], ipv6: widest[6] }));
  if (range.version === 6 && range.prefix > narrowestIpv6)
    throw wrong(says.tooNarrow({ ipv6: narrowestIpv6 }));
  return range.cidr;
}

const wrong = (sentence: AnySentence) => new Refusal("INVALID", sentence, { cidr: [sentence] });

/** This process applies it at once; the others are notified. */
async function announced(context: Context, network: SharedNetwork): Promise<SharedNetwork> {
  await context.networks.refresh().catch(() => {});
  context.events.publish("sharedNetworksChanged", { cidr: network.cidr });
  return network;
}
