import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense, useMemo, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { dictionary, LanguageProvider, useWords, wordsReady, type Locale, type Words } from "./i18n.tsx";

afterEach(cleanup);

interface Shape {
  greeting: string;
  found: (count: number) => string;
}
const en: Shape = { greeting: "Hello", found: (count) => `${count} found` };
const es: Shape = { greeting: "Hola", found: (count) => `${count} encontrados` };

function Greeting({ words }: { words: Words<Shape> }) {
  const t = useWords(words);
  return <p>{`${t.greeting}, ${t.found(2)}`}</p>;
}
const show = (words: Words<Shape>, locale: Locale) =>
  act(async () => {
    render(
      <LanguageProvider locale={locale}>
        <Suspense fallback="...">
          <Greeting words={words} />
        </Suspense>
      </LanguageProvider>,
    );
  });

test("English is available at once", async () => {
  await show(dictionary(en), "en");
  expect(screen.getByText("Hello, 2 found")).toBeTruthy();
});

test("loads another language once, when it is read", async () => {
  const load = vi.fn<() => Promise<Shape>>(async () => es);
  const words = dictionary(en, { es: load });
  await show(words, "es");
  cleanup();
  await show(words, "es");
  expect(screen.getByText("Hola, 2 encontrados")).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test("a memoized component waits for its words and continues", async () => {
  function Both(props: { first: Words<Shape>; second: Words<Shape> }) {
    const t = useWords(props.first);
    const [count] = useState(3);
    const other = useWords(props.second);
    const greeting = useMemo(() => other.greeting, [other]);
    return <p>{`${greeting}, ${t.found(count)}`}</p>;
  }
  const words = () => dictionary(en, { es: async () => es });
  await act(async () => {
    render(
      <LanguageProvider locale="es">
        <Suspense fallback="...">
          <Both first={words()} second={words()} />
        </Suspense>
      </LanguageProvider>,
    );
  });
  expect(screen.getByText("Hola, 3 encontrados")).toBeTruthy();
});

test("loaded words are synchronous, wherever they are first read", async () => {
  const words = dictionary(en, { es: async () => es });
  await wordsReady("es");
  const fallback = vi.fn<() => null>(() => null);
  const Fallback = () => fallback();
  render(
    <LanguageProvider locale="es">
      <Suspense fallback={<Fallback />}>
        <Greeting words={words} />
      </Suspense>
    </LanguageProvider>,
  );
  expect(screen.getByText("Hola, 2 encontrados")).toBeTruthy();
  expect(fallback).not.toHaveBeenCalled();
});

test("a line never breaks before French punctuation", async () => {
  const fr: Shape = { greeting: "Bonjour : « ça va ? »", found: (count) => `${count} trouvés !` };
  await show(dictionary(en, { fr: async () => fr }), "fr");
  const shown = document.querySelector("p")?.textContent;
  expect(shown).toBe("Bonjour\u00a0: «\u00a0ça va\u202f?\u00a0», 2 trouvés\u202f!");
});

test("a missing language falls back to English", async () => {
  await show(dictionary(en), "fr");
  expect(screen.getByText("Hello, 2 found")).toBeTruthy();
});

test("a language that fails to load falls back to English", async () => {
  await show(dictionary(en, { es: () => Promise.reject(new Error("offline")) }), "es");
  expect(screen.getByText("Hello, 2 found")).toBeTruthy();
});
