import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import type { Needs } from "../../../shared/intake/needs/rules.ts";
import { call } from "../../core/http/http.ts";

export interface TypedNeeds extends Needs {
  /** The officer's case has a need that the texts lack. */
  fromCase: boolean;
}

const pauseMs = 400;

/**
 * Reads the needs in the form's texts, a moment after each change. A newer request cancels an older
 * one; offline it silently does nothing.
 */
export function useTypedNeeds(
  place: RefObject<HTMLElement | null>,
  names: readonly string[],
  isWanted: boolean,
  onRead: (needs: TypedNeeds | null) => void,
): void {
  const last = useRef("");
  const tell = useEffectEvent(onRead);
  const list = names.join(" ");

  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form || !isWanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reading = new AbortController();

    async function read(texts: string[]) {
      reading.abort();
      reading = new AbortController();
      const { signal } = reading;
      if (texts.length === 0) return tell(null);
      const needs = await readNeeds(texts, signal).catch(() => undefined);
      if (needs && !signal.aborted) tell(needs);
      else if (!signal.aborted) last.current = ""; // tried again with the next letter
    }
    function look() {
      const texts = textsOf(form as HTMLFormElement, list.split(" "));
      const said = JSON.stringify(texts);
      if (said === last.current) return;
      last.current = said;
      void read(texts);
    }
    function typed() {
      clearTimeout(timer);
      timer = setTimeout(look, pauseMs);
    }
    look(); // the form's defaults, or a restored draft
    form.addEventListener("input", typed);
    return () => {
      last.current = "";
      clearTimeout(timer);
      reading.abort();
      form.removeEventListener("input", typed);
    };
  }, [place, list, isWanted]);
}

function textsOf(form: HTMLFormElement, names: string[]): string[] {
  const texts = names.map((name) => {
    const field = form.elements.namedItem(name);
    return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
      ? field.value.trim()
      : "";
  });
  return texts.filter((text) => text !== "");
}

async function readNeeds(texts: string[], signal: AbortSignal): Promise<TypedNeeds | undefined> {
  const answer = await call("/api/needs/read", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ texts: texts.map((text) => text.slice(0, maxCharacters)) }),
    signal,
  });
  return answer.ok ? (answer.json as TypedNeeds) : undefined;
}
const maxCharacters = 5000;
