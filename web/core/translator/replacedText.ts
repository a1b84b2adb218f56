/*
 * A page translator replaces text by elements of its own (`<font>`), while React keeps the text
 * nodes that it made: it writes to them, removes them and inserts before them. Here such a node
 * returns to its place as soon as the page touches it, and the call then does what it says. The
 * translator sees new text, and translates it again (docs/decisions/0063-translated-pages.md).
 */

import { inTab } from "../device/storage.ts";

interface Replacement {
  /** What the page had there, in order. */
  originals: readonly ChildNode[];
  /** What the translator put in their place. */
  shown: readonly ChildNode[];
}

declare global {
  interface Window {
    /** The script in index.html keeps what was replaced before the app ran. */
    earlyChanges?: MutationRecord[] | undefined;
    earlyObserver?: MutationObserver | undefined;
  }
}

/** By the nodes of both sides. */
const replacements = new WeakMap<Node, Replacement>();

/** What the page itself removed or moved since the last records. */
const ownRemovals = new Set<Node>();

let observer: MutationObserver | undefined;
let isTranslated = false;
let onReplaced = () => {};

/** Called before React renders. */
export function followTranslators(): void {
  note([...(window.earlyChanges ?? []), ...(window.earlyObserver?.takeRecords() ?? [])]);
  window.earlyObserver?.disconnect();
  window.earlyChanges = window.earlyObserver = undefined;
  observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });

  // oxlint-disable-next-line typescript/unbound-method -- each is called on the node that it was called on
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  Object.assign(Node.prototype, {
    appendChild(this: Node, node: Node) {
      leaveWrapper(node);
      if (!isFont(this)) ownRemovals.add(node);
      return appendChild.call(this, node);
    },
    insertBefore(this: Node, node: Node, next: Node | null) {
      leaveWrapper(node);
      // At the end if the translator has removed its place: better than a page that fails.
      const place = next && !isChild(next, this) && isTranslated ? null : next;
      if (!isFont(this)) ownRemovals.add(node);
      return insertBefore.call(this, node, place);
    },
    removeChild(this: Node, child: Node) {
      if (!isChild(child, this) && isTranslated && !child.parentNode) return child;
      ownRemovals.add(child);
      return removeChild.call(this, child);
    },
  });
  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(this: Node, text: string | null) {
      // A wrapper that holds nothing else shows the new text.
      if (!this.parentNode || outermost(this).textContent !== this.nodeValue) putBack(this);
      nodeValue?.set?.call(this, text);
    },
  });
}

/** Whether a translator has replaced anything since the page was opened. */
export const isPageTranslated = () => isTranslated;

/** Opens the page again, and asks translators to leave this tab alone (web/index.html). */
export function turnTranslationOff(): void {
  inTab.set("untranslated", "1");
  location.reload();
}

/**
 * Keeps `place` untranslated while React takes it over: React discards a page that differs from
 * what it renders. The returned function lets the translator see its texts again.
 */
export function pauseTranslation(place: Element): () => void {
  // A translator that ignores the attribute would go on forever.
  let triesLeft = 20;
  onReplaced = () => {
    if (triesLeft === 0) return;
    triesLeft -= 1;
    place.setAttribute("translate", "no");
    for (const element of place.querySelectorAll("font")) putBack(element);
  };
  takeNote();
  if (isTranslated) onReplaced();
  return () => {
    onReplaced = () => {};
    if (!place.hasAttribute("translate")) return;
    place.removeAttribute("translate");
    // Also what React has added meanwhile: the translator has passed it by.
    const texts: Text[] = [];
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts)
      if (!text.parentElement?.matches("font, style, textarea"))
        text.parentNode?.insertBefore(text, text.nextSibling);
  };
}

/** Whether it is a child, once it is back in its place. */
function isChild(node: Node, parent: Node): boolean {
  if (node.parentNode !== parent) putBack(node);
  return node.parentNode === parent;
}

function outermost(node: Node): Node {
  const { parentNode } = node;
  return parentNode && isFont(parentNode) ? outermost(parentNode) : node;
}

/** Where a moved node was, its translation must not stay. */
function leaveWrapper(node: Node) {
  if (!node.parentNode || isFont(node.parentNode)) putBack(node);
}

function putBack(node: Node) {
  takeNote();
  const found = replacements.get(node);
  if (!found) return;
  const { originals, shown } = found;
  for (const each of [...originals, ...shown]) replacements.delete(each);
  shown.find(({ parentNode }) => parentNode)?.before(...originals);
  for (const each of shown) each.remove();
  observer?.takeRecords();
}

const takeNote = () => note(observer?.takeRecords() ?? []);

function note(records: readonly MutationRecord[]): void {
  let hasFound = false;
  for (const record of records) {
    const found = replacementIn(record);
    if (!found) continue;
    hasFound = true;
    for (const node of [...found.originals, ...found.shown]) replacements.set(node, found);
  }
  ownRemovals.clear();
  if (!hasFound) return;
  isTranslated = true;
  queueMicrotask(onReplaced);
}

function replacementIn(record: MutationRecord): Replacement | undefined {
  const removed = [...record.removedNodes] as ChildNode[];
  if (removed.length === 0) return undefined;
  const shown = ([...record.addedNodes] as ChildNode[]).filter((node) => !removed.includes(node));
  return shown.length > 0 ? inOneStep(removed, shown) : besideWrapper(removed, record);
}

function inOneStep(removed: ChildNode[], shown: ChildNode[]): Replacement | undefined {
  // A translation can be replaced by the next one.
  const before = removed.flatMap(
    (node) => (isShown(node) ? replacements.get(node)?.originals : [node]) ?? [],
  );
  const originals = [...new Set(before)];
  const isTranslation = shown.some(isFont) || (originals.some(isText) && !shown.every(isText));
  return isTranslation ? { originals, shown } : undefined;
}

/** First the wrapper was inserted, then the text moved into it or removed. */
function besideWrapper(removed: ChildNode[], record: MutationRecord): Replacement | undefined {
  const { previousSibling, nextSibling } = record;
  const originals = removed.filter((node) => !isFont(node));
  const wrappers = [previousSibling, nextSibling].filter((node) => node !== null).filter(isFont);
  const wrapper = wrappers.find((node) => !replacements.has(node)) ?? wrappers[0];
  if (!wrapper || originals.length === 0) return undefined;
  const known = replacements.get(wrapper);
  if (!known) return { originals, shown: [wrapper] };
  if (originals.some((node) => ownRemovals.has(node) || known.originals.includes(node))) return undefined;
  const { shown } = known;
  return wrapper === previousSibling
    ? { originals: [...known.originals, ...originals], shown }
    : { originals: [...originals, ...known.originals], shown };
}

const isShown = (node: ChildNode) => replacements.get(node)?.shown.includes(node) ?? false;
const isFont = (node: Node): node is HTMLFontElement => node.nodeName === "FONT";
const isText = ({ nodeType }: Node) => nodeType === Node.TEXT_NODE;
