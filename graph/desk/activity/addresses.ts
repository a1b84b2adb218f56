import type { NetworkBlock } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import { spellingsOf } from "../../core/audit/actions.ts";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import { networkOf } from "../../core/http/network-of.ts";
import { hourMs } from "../../../shared/core/time/durations.ts";
import {
  ipFilter,
  ipHours,
  placeOf,
  riskOf,
  signInActions,
  userTypeOf,
  type IpFilter,
  type Risk,
  type RiskSign,
  type UserType,
} from "../../../shared/desk/activity/rules.ts";
import { countByAddress } from "./addresses.sql.ts";

/** Activity of an address in the last 24 hours, from the audit log. */
export interface IpActivity {
  ipAddress: string;
  risk: Risk;
  signs: RiskSign[];
  failedSignIns: number;
  denials: number;
  perMinute: number;
  lastSeen: Date;
  actionCount: number;
  userTypes: UserType[];
  location: string;
  /** The reader's own network, which no one can block. */
  isOwn: boolean;
  block: NetworkBlock | null;
}

/** The addresses of the last 24 hours, latest first, then blocked ones without recent activity. */
export async function listAddresses(context: Context, input: IpFilter): Promise<IpActivity[]> {
  admit(context.viewer, "readRecords");
  const { search, risk, userType } = parse(ipFilter, input);
  const now = context.now();
  const rows = await countByAddress(context.sql, {
    since: new Date(now.getTime() - ipHours * hourMs),
    signIns: signInActions.flatMap(spellingsOf),
    search: search?.toLowerCase(),
  });
  const blocks = await liveBlocks(context);
  const own = networkOf(context.ip);
  const active = rows.map(({ ip, actors, ...counts }): IpActivity => ({
    ...counts,
    ...riskOf(counts),
    ipAddress: ip,
    userTypes: [...new Set(actors.map(userTypeOf))].toSorted(),
    location: placeOf(ip),
    isOwn: networkOf(ip) === own,
    block: blocks.get(networkOf(ip)) ?? null,
  }));
  const seen = new Set(active.map(({ ipAddress }) => networkOf(ipAddress)));
  const silent = [...blocks.values()].filter(
    ({ network }) => !seen.has(network) && (!search || network.toLowerCase().includes(search.toLowerCase())),
  );
  return [...active, ...silent.map(silentRow)].filter(
    (row) => (!risk || row.risk === risk) && (!userType || row.userTypes.includes(userType)),
  );
}

const silence = { failedSignIns: 0, denials: 0, perMinute: 0 };

/** A blocked network without recent activity, so that its block can be ended. */
const silentRow = (block: NetworkBlock): IpActivity => ({
  ...riskOf(silence),
  ...silence,
  actionCount: 0,
  ipAddress: block.network,
  lastSeen: block.createdAt,
  userTypes: [],
  location: placeOf(block.network),
  isOwn: false,
  block,
});

/** The active blocks by network. */
export async function liveBlocks({ db, now }: Context): Promise<Map<string, NetworkBlock>> {
  const rows = await db.networkBlock.findMany({
    where: { endedAt: null, until: { gt: now() } },
    orderBy: { until: "asc" },
  });
  return new Map(rows.map((row) => [row.network, row]));
}
