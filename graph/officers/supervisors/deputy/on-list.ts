import type { SupervisorDeputy, SupervisorSession } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import { deputizedBy, endDeputy, findDeputyOf, mayNameDeputy, nameDeputy } from "./deputy.ts";

/** The deputy of this supervisor, and the supervisors whose deputy this person is. */
export interface Deputies {
  mayName: boolean;
  own: SupervisorDeputy | null;
  ofOthers: SupervisorDeputy[];
}

export const readDeputies = async (context: Context, { mailbox }: SupervisorSession): Promise<Deputies> => ({
  mayName: mayNameDeputy(context, mailbox),
  own: await findDeputyOf(context, mailbox),
  ofOthers: await deputizedBy(context, mailbox),
});

/** The buttons about deputies. False if it is none of them. */
export async function actOnDeputy(
  context: Context,
  list: SupervisorSession,
  typed: Record<"act" | "version" | "name" | "email" | "from" | "until", string>,
): Promise<boolean> {
  if (typed.act === "deputy") await nameDeputy(context, list, typed);
  else if (typed.act === "end-deputy") {
    const row = await findDeputyOf(context, list.mailbox);
    if (row) await endDeputy(context, { row, side: "supervisor" });
  } else if (typed.act === "leave-deputy") {
    for (const row of await deputizedBy(context, list.mailbox))
      if (String(row.id) === typed.version) await endDeputy(context, { row, side: "deputy" });
  } else return false;
  return true;
}
