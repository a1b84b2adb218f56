import { heldNow, readyNow } from "../../../help/vendors/codes.ts";
import { terminalsNow } from "../../../help/vendors/service.ts";
import { stateName } from "../../../../shared/community/directory/rules.ts";
import { holdsDemoData } from "../../../core/demo.ts";
import { pluralEn } from "../../../../shared/core/i18n/plural.ts";
import { helpTypes, type HelpType } from "../../../../shared/intake/requests/rules.ts";
import { attention, done, notedBy, open, setupItem, type Noted } from "../item.ts";
import { namesOf } from "./accounts.ts";

interface Provider {
  name: string;
  helpTypes: readonly HelpType[];
  /** Codes that dispatches can take. */
  codes: number;
  /** Codes whose import waits for another person's approval. */
  held: number;
  terminals: number;
}

export const providers = setupItem<Provider[]>({
  id: "providers",
  title: "Providers with codes or terminals",
  meaning:
    "Dispatched help is a code: one that the provider gave you, or one that it checks at its terminal. Without either, a provider cannot tell that a code is yours.",
  page: { href: "/admin/dashboard?tab=overview&advanced=vendors", label: "Open providers" },
  async read({ db, now }) {
    const rows = await db.vendor.findMany({
      where: { isActive: true, deletedAt: null },
      orderBy: { position: "asc" },
      select: {
        ...{ id: true, name: true, helpTypes: true },
        _count: { select: { codes: { where: readyNow(now()) }, terminals: { where: terminalsNow(now()) } } },
      },
    });
    const held = await db.vendorCode.groupBy({
      by: ["vendorId"],
      where: heldNow(now()),
      _count: true,
    });
    return rows.map(({ id, name, helpTypes: kinds, _count: { codes, terminals: joined } }) => ({
      ...{ name, helpTypes: kinds, codes, terminals: joined },
      held: held.find(({ vendorId }) => vendorId === id)?._count ?? 0,
    }));
  },
  judge(all) {
    if (all.length === 0) return open("No provider is enabled.");
    const able = all.filter(({ codes, terminals }) => codes + terminals > 0);
    if (able.length === 0 && all.some(({ held }) => held > 0))
      return attention("Imported codes wait for another person's approval.");
    if (able.length === 0) return open("No enabled provider has a free code or a terminal.");
    const missing = helpTypes.filter((kind) => !able.some((provider) => provider.helpTypes.includes(kind)));
    const unable = all.filter((provider) => !able.includes(provider));
    const problems = [
      missing.length > 0 && `No one can give: ${missing.join(", ")}.`,
      unable.length > 0 && `Add codes or a terminal, or disable: ${namesOf(unable.map(({ name }) => name))}.`,
    ].filter(Boolean);
    const ready = `Ready: ${namesOf(able.map(({ name }) => name))}.`;
    return problems.length === 0 ? done(ready) : attention([ready, ...problems].join(" "));
  },
});

interface DirectoryFacts {
  noted: Noted | null;
  entries: number;
  confirmed: number;
}

export const directory = setupItem<DirectoryFacts>({
  id: "directory",
  title: "The directory of your state, read over",
  meaning:
    "The directory comes from public sources, and phone numbers change. People call them at night, so someone who knows the state must read its entries.",
  page: { href: "/admin/directory", label: "Open the directory" },
  note: {
    label: "Note that it was read over",
    detail: { label: "State", hint: "Name or two letters, such as Texas or TX.", isState: true },
  },
  async read({ db, noted }) {
    const note = noted("directory");
    const listed = { state: note?.detail ?? "", retiredAt: null };
    const [entries, confirmed] = await Promise.all([
      db.resource.count({ where: listed }),
      db.resource.count({ where: { ...listed, confirmedAt: { not: null } } }),
    ]);
    return { noted: note, entries, confirmed };
  },
  judge({ noted, entries, confirmed }) {
    if (!noted) return open("No one has noted that the entries of your state were read over.");
    const place = stateName(noted.detail) ?? noted.detail;
    const count = pluralEn(entries, "1 entry", `${entries} entries`);
    return done(`${place}: ${notedBy(noted)}. ${confirmed} of ${count} confirmed.`);
  },
});

interface AiFacts {
  model: string | null;
  noted: Noted | null;
}

export const aiAgreement = setupItem<AiFacts>({
  id: "ai-agreement",
  title: "Agreement with the AI provider, or AI off",
  meaning:
    "With a model, parts of requests and chats leave the installation, without names. Sign an agreement about data with its provider first.",
  how: "To turn AI off, remove OPENAI_API_KEY and OPENAI_BASE_URL. A rule engine recommends then.",
  note: {
    label: "Note the agreement",
    detail: {
      label: "Agreement",
      hint: "With whom and of which date, or “the model runs on our own machine”.",
    },
  },
  read: ({ model, env, noted }) => ({ model: model && env.OPENAI_MODEL, noted: noted("ai-agreement") }),
  judge({ model, noted }) {
    if (!model) return done("AI is off. A rule engine recommends.");
    if (noted) return done(`${noted.detail}: ${notedBy(noted)}.`);
    return open(`AI is on (${model}). No one has noted an agreement with its provider.`);
  },
});

interface CaseFacts {
  isDemo: boolean;
  requests: number;
  completed: number;
}

export const practiceCase = setupItem<CaseFacts>({
  id: "practice-case",
  title: "A training case, run to its end",
  meaning:
    "Practice in a training installation first (TRAINING=1). Then file a request here, with a recipient who is one of you: let a supervisor confirm, approve it, dispatch help and complete it. What fails then fails without anyone in need.",
  page: { href: "/admin/cases", label: "Open cases" },
  async read({ db }) {
    const isDemo = await holdsDemoData({ db });
    const rows = await db.requestCount.groupBy({ by: ["status"], _sum: { change: true } });
    const counts = rows.map(({ status, _sum }) => ({ status, count: _sum.change ?? 0 }));
    return {
      isDemo,
      requests: counts.reduce((sum, { count }) => sum + count, 0),
      completed: counts.find(({ status }) => status === "completed")?.count ?? 0,
    };
  },
  judge({ isDemo, requests, completed }) {
    if (isDemo)
      return open("The cases of this database are demo data. A real installation has run none of them.");
    if (completed > 0)
      return done(pluralEn(completed, "1 case is completed.", `${completed} cases are completed.`));
    if (requests === 0) return open("There is no case yet.");
    return open(
      pluralEn(
        requests,
        "There is 1 case, not completed yet.",
        `There are ${requests} cases, none completed yet.`,
      ),
    );
  },
});
