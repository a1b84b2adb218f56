import { createHash } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { openApi } from "../../graph/app/openapi/document.ts";
import { useKernel } from "../harness/kernel.ts";

type Fetch = typeof globalThis.fetch;
type Page = Window & typeof globalThis;
interface Browsers {
  JSDOM: new (
    markup: string,
    options?: { url: string; runScripts: string; beforeParse: (page: Page) => void },
  ) => { window: Page };
}
/** It has no types, so the compiler must not look for them. */
const browsers: string = "jsdom";
const { JSDOM } = (await import(browsers)) as Browsers;

const lab = useKernel();
let markup = "";
let policy = "";

beforeAll(async () => {
  const answer = await (await lab.visitor()).fetch("/api/docs");
  policy = answer.headers.get("content-security-policy") ?? "";
  markup = await answer.text();
});

/** The page in a browser of this width, with its script running. */
function open({ isWide = true, fetch = vi.fn<Fetch>() } = {}) {
  const { window } = new JSDOM(markup, {
    url: "https://fund.example/api/docs",
    runScripts: "dangerously",
    beforeParse(page) {
      page.matchMedia = (() => ({ matches: isWide })) as never;
      page.fetch = fetch;
    },
  });
  const { document } = window;
  const byId = (id: string) => document.getElementById(id) as HTMLElement;
  const search = (text: string) => {
    (byId("search") as HTMLInputElement).value = text;
    byId("search").dispatchEvent(new window.Event("input"));
  };
  const listed = () =>
    [...document.querySelectorAll<HTMLElement>("[data-call]:not([hidden])")].map(
      (item) => item.dataset["call"] ?? "",
    );
  return { window, document, byId, search, listed };
}

const operations = () => Object.values(openApi(lab.env).paths).flatMap((methods) => Object.entries(methods));

test("the policy allows the page's own script and styles, and calls to this server only", () => {
  const hashes = (tag: string) =>
    [...markup.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, "g"))].map(
      ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
  expect(policy).toContain(`script-src ${hashes("script").join(" ")};`);
  expect(policy).toContain(`style-src ${hashes("style").join(" ")};`);
  expect(policy).toContain("connect-src 'self';");
});

test("every call is in the contents, and every link has a target", () => {
  const { document, listed } = open();
  expect(listed().toSorted()).toEqual(
    operations()
      .map(([, { operationId }]) => operationId)
      .toSorted(),
  );
  const anchors = [...document.querySelectorAll('a[href^="#"]')].map(
    (link) => link.getAttribute("href") ?? "",
  );
  expect(anchors.length).toBeGreaterThan(60);
  expect(anchors.filter((anchor) => !document.getElementById(anchor.slice(1)))).toEqual([]);
});

test("without the script the page shows no useless field", () => {
  const { document } = new JSDOM(markup).window;
  const fields = [...document.querySelectorAll("main input, main button")];
  expect(fields.length).toBeGreaterThan(10);
  expect(fields.filter((field) => !field.closest("[hidden]"))).toEqual([]);
});

test("a search filters the contents and the calls, and says how many are left", () => {
  const { byId, search, listed } = open();
  search("get DISPATCHES");
  expect(listed()).toEqual(["listDispatches", "listProviders", "getCodeCountSheet", "getVoucherBookSheet"]);
  expect(byId("found").textContent).toBe("4 calls");
  expect(byId("createRequest").hidden).toBe(true);
  expect(byId("listDispatches").hidden).toBe(false);
  search("no such call");
  expect(byId("found").textContent).toBe("0 calls");
  search("");
  expect(listed().length).toBe(operations().length);
  expect(byId("found").textContent).toBe("");
});

test.each([true, false])("the contents are open on a wide screen: %s", (isWide) => {
  const { document } = open({ isWide });
  const areas = [...document.querySelectorAll<HTMLDetailsElement>("[data-contents]")];
  expect(areas.every((area) => area.open === isWide)).toBe(true);
});

test("only GET calls can be tried", () => {
  const { document } = open();
  const tried = [...document.querySelectorAll("form[data-path]")].map(
    (form) => form.closest("section")?.id ?? "",
  );
  const readable = operations().filter(([method]) => method === "get");
  expect(tried.toSorted()).toEqual(readable.map(([, { operationId }]) => operationId).toSorted());
});

test("trying a call fills in its path and query, and shows status, time and JSON", async () => {
  const fetch = vi.fn<Fetch>(() =>
    Promise.resolve(
      new Response('{"places":[]}', { statusText: "OK", headers: { "content-type": "application/json" } }),
    ),
  );
  const { window, document, byId } = open({ fetch });
  const send = (operation: string, values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      (byId(`${operation}-${name}`) as HTMLInputElement).value = value;
    document
      .querySelector(`#${operation} form`)
      ?.dispatchEvent(new window.Event("submit", { cancelable: true }));
  };
  send("findPlaces", { text: "a room in Ely" });
  expect(fetch).toHaveBeenLastCalledWith("/api/places?text=a+room+in+Ely", {
    headers: {},
    credentials: "same-origin",
  });
  const answer = document.querySelector<HTMLElement>("#findPlaces pre[aria-label]");
  await vi.waitFor(() => expect(answer?.textContent).toBe('{\n  "places": []\n}'));
  expect(answer?.hidden).toBe(false);
  expect(document.querySelector("#findPlaces [role=status]")?.textContent).toMatch(/^200 OK, \d+ ms$/);

  (byId("key") as HTMLInputElement).value = "sv_test";
  send("getRequest", { id: "7" });
  expect(fetch).toHaveBeenLastCalledWith("/api/emergency-requests/7", {
    headers: { authorization: "Bearer sv_test" },
    credentials: "omit",
  });
});
