import { lazy, Suspense, useEffect } from "react";
import { useSearch } from "../../core/routing/useSearch.ts";
import { caseNumberIn } from "./caseAddress.ts";
import { selectCase } from "./selectedCase.ts";

const CaseDialog = lazy(() => import("./CaseDialog.tsx").then((file) => ({ default: file.CaseDialog })));

/** The case in the URL, over the current page: `/admin/dashboard?case=12`. */
export function OpenCase() {
  const [address, setAddress] = useSearch();
  const number = caseNumberIn(address);
  useEffect(() => {
    if (number !== null) selectCase(number);
  }, [number]);
  if (number === null) return null;
  const close = () =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      next.delete("case");
      return next;
    });
  return (
    <Suspense>
      <CaseDialog number={number} onClose={close} />
    </Suspense>
  );
}
