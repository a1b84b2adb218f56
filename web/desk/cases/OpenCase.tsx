import { Suspense, useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import caseQuery from "#relay/CaseDialogQuery$parameters";
import type { CaseDialogQuery } from "#relay/CaseDialogQuery.graphql";
import { lazily } from "../../core/routing/lazily.ts";
import { useSearch } from "../../core/routing/useSearch.ts";
import { useDetailRef } from "../../shell/desk/workspace/useDetailQuery.ts";
import { selectCase } from "./selectedCase.ts";

const CaseDialog = lazily(() => import("./CaseDialog.tsx"), "CaseDialog");

/** The case in the URL, over the current page: `/admin/dashboard?case=12`. */
export function OpenCase() {
  const [, setAddress] = useSearch();
  const { revalidate } = useRevalidator();
  const queryRef = useDetailRef<CaseDialogQuery>(caseQuery);
  const number = queryRef?.variables.number;
  useEffect(() => {
    if (number !== undefined) selectCase(number);
  }, [number]);
  if (!queryRef) return null;
  const close = () =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      next.delete("case");
      return next;
    });
  return (
    <Suspense>
      <CaseDialog queryRef={queryRef} readAgain={() => void revalidate()} onClose={close} />
    </Suspense>
  );
}
