import { createContext, use } from "react";

/** The kept values of a form; they override the page's defaults. */
export const KeptValuesContext = createContext<Record<string, unknown>>({});

/** A field's kept text; undefined if none was kept. */
export function useKeptText(name: string | undefined): string | undefined {
  const value = use(KeptValuesContext)[name ?? ""];
  return typeof value === "string" ? value : undefined;
}

export function useKeptList(name: string): string[] | undefined {
  const value = use(KeptValuesContext)[name];
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : undefined;
}

export function useKeptChoice(name: string | undefined): boolean | undefined {
  const value = use(KeptValuesContext)[name ?? ""];
  return typeof value === "boolean" ? value : undefined;
}
