import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import type { Box } from "../../../shared/records/packets/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import * as css from "./packets.css.ts";
import { moved, spanned, within, type Place } from "./place.ts";
import { words } from "./words.desk.ts";

interface DrawnPageProps {
  src: string;
  page: number;
  boxes: readonly { box: Box; at: number }[];
  isDrawing: boolean;
  onAdd: (place: Place) => void;
  onChange: (at: number, box: Box) => void;
  onRemove: (at: number) => void;
}

interface Point {
  x: number;
  y: number;
}
type Drag = { kind: "new"; from: Point; to: Point } | { kind: "move"; at: number; box: Box; from: Point };

/** Smaller drags are slips of the hand. */
const leastDrawn = 8;

/** The picture of a page. A box is drawn by dragging, and moved with the pointer or the keys. */
export function DrawnPage({ src, page, boxes, isDrawing, onAdd, onChange, onRemove }: DrawnPageProps) {
  const t = useWords(words).pages;
  const sheet = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  const [drag, setDrag] = useState<Drag>();

  /** In thousandths of the page. */
  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top, width, height } = sheet.current?.getBoundingClientRect() ?? new DOMRect();
    const part = (from: number, length: number) => Math.min(1000, Math.max(0, ((from / length) * 1000) | 0));
    return { x: part(clientX - left, width), y: part(clientY - top, height) };
  }
  function begin(event: PointerEvent) {
    if (!isDrawing || state !== "shown" || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = pointOf(event);
    setDrag({ kind: "new", from, to: from });
  }
  function follow(event: PointerEvent) {
    if (!drag) return;
    const to = pointOf(event);
    if (drag.kind === "new") setDrag({ ...drag, to });
    else {
      const { at, box, from } = drag;
      onChange(at, within({ ...box, x: box.x + to.x - from.x, y: box.y + to.y - from.y }));
    }
  }
  function finish() {
    if (drag?.kind === "new") {
      const place = spanned(drag.from, drag.to);
      if (place.width >= leastDrawn && place.height >= leastDrawn) onAdd(within(place));
    }
    setDrag(undefined);
  }
  function grab(event: PointerEvent, at: number, box: Box) {
    if (event.button !== 0) return;
    event.stopPropagation();
    sheet.current?.setPointerCapture(event.pointerId);
    setDrag({ kind: "move", at, box, from: pointOf(event) });
  }
  function press(event: KeyboardEvent, at: number, box: Box) {
    const next = moved(box, event.key, event.shiftKey);
    if (next) onChange(at, next);
    else if (event.key === "Delete" || event.key === "Backspace") onRemove(at);
    else return;
    event.preventDefault();
  }
  return (
    <div
      ref={sheet}
      className={css.sheet}
      data-drawing={isDrawing}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={finish}
      onPointerCancel={() => setDrag(undefined)}
    >
      <img
        className={css.picture}
        src={src}
        alt={t.alt(page)}
        draggable={false}
        onLoad={() => setState("shown")}
        onError={() => setState("failed")}
      />
      {state !== "shown" && (
        <div className={css.note} role="status">
          {state === "loading" ? t.loading : t.failed}
        </div>
      )}
      {state === "shown" &&
        boxes.map(({ box, at }, index) => (
          <button
            key={at}
            type="button"
            className={css.box}
            style={styleOf(box)}
            aria-label={t.box(index + 1)}
            onPointerDown={(event) => grab(event, at, box)}
            onKeyDown={(event) => press(event, at, box)}
          >
            {index + 1}
          </button>
        ))}
      {drag?.kind === "new" && <div className={css.box} style={styleOf(spanned(drag.from, drag.to))} />}
    </div>
  );
}

const styleOf = ({ x, y, width, height }: Place) => ({
  left: `${x / 10}%`,
  top: `${y / 10}%`,
  width: `${width / 10}%`,
  height: `${height / 10}%`,
});
