import { act } from "@testing-library/react";
import { Fragment, Suspense, use, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { followTranslators, pauseTranslation } from "./replacedText.ts";

const own = Object.getOwnPropertyDescriptors(Node.prototype);
beforeAll(followTranslators);
afterAll(() => Object.defineProperties(Node.prototype, own));

const places: Element[] = [];
afterEach(() => {
  for (const made of places.splice(0)) made.remove();
});

/** What a translator does to one text: it shows the same text, in marks. */
type Translator = (text: Text) => void;

function wrapperOf(text: string) {
  const outer = document.createElement("font");
  outer.append(Object.assign(document.createElement("font"), { textContent: `[${text}]` }));
  return outer;
}

const replace: Translator = (text) => text.replaceWith(wrapperOf(text.data));

const translators: Record<string, Translator> = {
  "replaces it": replace,
  "replaces it by an element of another name": (text) => {
    const shown = Object.assign(document.createElement("span"), { textContent: `[${text.data}]` });
    text.parentNode?.replaceChild(shown, text);
  },
  "inserts its own before, and then removes it": (text) => {
    text.before(wrapperOf(text.data));
    text.remove();
  },
  "inserts its own after, and then removes it": (text) => {
    text.after(wrapperOf(text.data));
    text.remove();
  },
  "moves it into an element": (text) => {
    const outer = document.createElement("font");
    text.before(outer);
    outer.append("[", text, "]");
  },
  "hides it beside its translation": (text) => {
    const outer = document.createElement("font");
    const hidden = Object.assign(document.createElement("font"), { hidden: true });
    text.replaceWith(outer);
    hidden.append(text);
    outer.append(wrapperOf(text.data), hidden);
  },
  "replaces its replacement": (text) => {
    const first = wrapperOf(text.data);
    text.replaceWith(first);
    first.replaceWith(wrapperOf(text.data));
  },
  "edits it in place": (text) => {
    text.data = `[${text.data}]`;
  },
  "replaces it together with its neighbors": (text) => {
    const run = [text as Node];
    while (run.at(-1)?.nextSibling instanceof Text) run.push(run.at(-1)?.nextSibling as Node);
    const outer = wrapperOf(run.map(({ nodeValue }) => nodeValue).join(""));
    text.replaceWith(outer);
    for (const other of run.slice(1)) (other as Text).remove();
  },
};

const isTranslation = ({ parentElement }: Text) =>
  !parentElement || parentElement.closest("font, span") !== null || parentElement.tagName === "STYLE";

function translateAll(root: Node, translate: Translator) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts)
    if (!isTranslation(text) && text.data.trim() && !text.data.startsWith("[")) translate(text);
}

function seen(place: Element): string {
  const copy = place.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll("[hidden]")) hidden.remove();
  return (copy.textContent ?? "").replaceAll(/[[\]]/g, "");
}

function place() {
  const made = document.createElement("div");
  document.body.append(made);
  places.push(made);
  return made;
}

/** Parts of one parent: texts next to texts and elements, some moved, some nested. */
type Part = { key: number; kind: "text" | "bold" | "fragment"; text: string };

const Parts = ({ parts, lead }: { parts: readonly Part[]; lead: string | number | null }) => (
  <p>
    {lead} of {parts.length}
    {parts.map(({ key, kind, text }) =>
      kind === "bold" ? (
        <b key={key}>{text}</b>
      ) : (
        <Fragment key={key}>
          {text}
          {kind === "fragment" && <i>{text}</i>}
        </Fragment>
      ),
    )}
    {parts.length % 2 === 0 ? "even" : <em>odd</em>}
    {" end"}
  </p>
);

/** The same numbers each time. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function nextParts(parts: readonly Part[], random: (below: number) => number): Part[] {
  const kinds = ["text", "bold", "fragment"] as const;
  const changed = parts
    .filter(() => random(5) > 0)
    .map((part) => (random(3) === 0 ? { ...part, text: ` ${random(100)} ` } : part))
    .map((part) => [random(100), part] as const)
    .sort(([one], [other]) => (random(2) === 0 ? 0 : one - other))
    .map(([, part]) => part);
  while (changed.length < 5 && random(3) > 0) {
    const key = random(1_000_000);
    changed.splice(random(changed.length + 1), 0, {
      key,
      kind: kinds[random(3)] ?? "text",
      text: ` new ${key} `,
    });
  }
  return changed;
}

test.each(Object.entries(translators))(
  "a translator that %s leaves nothing stale",
  async (_name, translate) => {
    const random = randomFrom(7);
    const [translated, plain] = [place(), place()];
    const roots = [createRoot(translated), createRoot(plain)];
    let parts: Part[] = [];
    for (let round = 0; round < 40; round += 1) {
      parts = nextParts(parts, random);
      const lead = [random(100), "none", null][random(3)] ?? null;
      await act(async () => {
        for (const root of roots) root.render(<Parts parts={parts} lead={lead} />);
      });
      expect(seen(translated)).toBe(seen(plain));
      if (random(4) > 0) translateAll(translated, translate);
      if (random(2) > 0) await Promise.resolve(); // else React comes before the observer
    }
    await act(async () => {
      for (const root of roots) root.unmount();
    });
    expect(seen(translated)).toBe("");
  },
);

test("a text that waits for its neighbor is neither shown nor lost", async () => {
  let arrive = (_text: string) => {};
  const arriving = new Promise<string>((resolve) => (arrive = resolve));
  const Late = () => use(arriving);
  const page = (isOpen: boolean): ReactNode => (
    <p>
      <Suspense fallback="Loading">
        {"Two "}
        {isOpen && <Late />}
      </Suspense>
    </p>
  );
  const shown = place();
  const root = createRoot(shown);
  await act(async () => root.render(page(false)));
  translateAll(shown, replace);
  await act(async () => root.render(page(true)));
  expect(seen(shown)).toBe("Loading");
  translateAll(shown, replace);
  await act(async () => arrive("words"));
  expect(seen(shown)).toBe("Two words");
});

const Form = ({ name }: { name: string }) => (
  <form>
    Hello {name}, <input aria-label="Name" defaultValue="" />
    <Suspense>
      <b>{name}</b> again
    </Suspense>
  </form>
);

test("a page that was translated before React takes it over is taken over as it was sent", async () => {
  const sent = place();
  sent.innerHTML = renderToString(<Form name="Ada" />);
  const greeting = sent.querySelector("form")?.firstChild;
  const input = sent.querySelector("input");
  if (input) input.value = "typed early";
  const observer = translateFromNowOn(sent);
  await Promise.resolve();
  expect(sent.textContent).toContain("[Hello ]");

  const resume = pauseTranslation(sent);
  const errors: unknown[] = [];
  await act(async () =>
    hydrateRoot(sent, <Form name="Ada" />, { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  expect(sent.textContent).toBe("Hello Ada, Ada again");
  expect(sent.querySelector("form")?.firstChild).toBe(greeting);
  expect(sent.querySelector("input")).toBe(input);
  expect(input?.value).toBe("typed early");

  resume();
  await Promise.resolve();
  expect(sent.textContent).toContain("[Hello ]");
  expect(sent.hasAttribute("translate")).toBe(false);
  observer.disconnect();
});

test("a translator that ignores the pause does not keep the page from its work", async () => {
  const sent = place();
  sent.innerHTML = renderToString(<Form name="Ada" />);
  const observer = translateFromNowOn(sent, () => true);
  const resume = pauseTranslation(sent);
  const root = await act(async () =>
    hydrateRoot(sent, <Form name="Ada" />, { onRecoverableError: () => {} }),
  );
  resume();
  await act(async () => root.render(<Form name="Grace" />));
  await Promise.resolve();
  expect(seen(sent)).toBe("Hello Grace, Grace again");
  observer.disconnect();
});

/** As a browser does it: what is there, and what comes. */
function translateFromNowOn(
  root: Element,
  isAllowed = (text: Text) => !text.parentElement?.closest("[translate=no]"),
) {
  const translate = (text: Text) => isAllowed(text) && replace(text);
  translateAll(root, translate);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target } of records)
      for (const node of [target, ...addedNodes])
        if (node instanceof Text && !isTranslation(node)) translate(node);
        else if (node.nodeName !== "FONT") translateAll(node, translate);
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return observer;
}
