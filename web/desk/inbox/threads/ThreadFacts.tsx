import { lazy, Suspense } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Boundary } from "../../../core/routing/Boundary.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import * as css from "../inbox.css.ts";
import { words } from "./words.desk.ts";

const FactsOfCase = lazy(() => import("./FactsOfCase.tsx").then((file) => ({ default: file.FactsOfCase })));

/** The facts of the thread's case. */
export function ThreadFacts({ number }: { number: number }) {
  const t = useWords(words);
  return (
    <aside aria-label={t.facts} className={css.facts}>
      <Boundary of={number} failed={nothing}>
        <Suspense fallback={<Loading />}>
          <FactsOfCase number={number} />
        </Suspense>
      </Boundary>
    </aside>
  );
}

const nothing = () => null;
