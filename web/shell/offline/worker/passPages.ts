import { neutralSite } from "../../../core/device/neutralSite.ts";
import { keepPass, readPass, removePass, withoutHelp, type StoredPass } from "../pass/keptPass.ts";
import { offlinePassPage, passHeaders } from "./offlinePass.ts";
import { serverFirst } from "./serverFirst.ts";

/*
 * The pages of a Help Pass. They come from the server. Without a connection the holder sees what
 * was kept on this device, if they chose that, or else that nothing is. No cache ever holds it.
 */

/** What the page of a pass asks the worker. It answers whether that pass is kept. */
export interface PassMessage {
  id: string;
  /** Keeps it. */
  pass?: StoredPass;
}

/** A browser in which another pass is opened forgets the one that it kept. */
export async function answerPassMessage({ id, pass }: PassMessage): Promise<boolean> {
  if (pass) await keepPass(pass);
  const kept = await readPass();
  if (kept && kept.id !== id) await removePass();
  return kept?.id === id;
}

export async function passPage(
  request: Request,
  ask: () => Promise<Response>,
  languages: readonly string[],
): Promise<Response> {
  const act = new URL(request.url).searchParams.get("kept");
  if (act) await removePass();
  if (act === "exit") return Response.redirect(neutralSite, 303);
  const answer = serverFirst(ask(), async () => {
    const kept = await readPass().catch(() => undefined);
    return kept && keptPage(kept);
  });
  return answer.catch(() => offlinePassPage(request, languages));
}

/**
 * Removes what is kept of a pass that has ended, and the codes of help that is over. Called when
 * there is a connection.
 */
export async function updateKeptPass(): Promise<void> {
  const kept = await readPass().catch(() => undefined);
  if (!kept) return;
  const answer = await fetch(`/c/kept/${kept.id}`).catch(() => undefined);
  if (answer?.status === 410) return removePass();
  if (answer?.status !== 200) return;
  const { over } = (await answer.json()) as { over: number[] };
  const html = withoutHelp(kept, over);
  if (html !== kept.html) await keepPass({ ...kept, html });
}

const keptPage = ({ html }: StoredPass) => new Response(html, { headers: passHeaders });
