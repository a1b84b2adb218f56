import { useWords } from "../../../core/i18n/i18n.tsx";
import { useSeen } from "../../../shell/desk/agencies.ts";
import { words } from "../words.desk.ts";

interface SeenBy {
  programWide: boolean;
  agencies: readonly number[];
}

/** What an account sees, in words. */
export function useSeesName(): (seen: SeenBy) => string {
  const t = useWords(words).seen;
  const all = useSeen().agencies;
  return ({ programWide, agencies }) => {
    if (programWide) return t.whole;
    const names = all.filter(({ number }) => agencies.includes(number)).map(({ name }) => name);
    return names.join(", ") || t.nothing;
  };
}
