import { lazy, Suspense, useRef, useState, type RefObject } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { ViewBar_view$key } from "#relay/ViewBar_view.graphql";
import type { ViewBarDeleteMutation } from "#relay/ViewBarDeleteMutation.graphql";
import type { ViewBarQuery } from "#relay/ViewBarQuery.graphql";
import { viewAddress } from "../../../../shared/desk/cases/desk/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { Boundary } from "../../../core/routing/Boundary.tsx";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { useMay } from "../../../shell/desk/permissions.ts";
import * as css from "./ViewBar.css.ts";
import { putViews, useSaveView } from "./useSaveView.ts";
import { words } from "./words.desk.ts";

const SaveViewDialog = lazy(() =>
  import("./SaveViewDialog.tsx").then((file) => ({ default: file.SaveViewDialog })),
);

/** The views of the list: all cases, open work, and saved ones. */
export function ViewBar() {
  const t = useWords(words).views;
  const [address] = useSearch();
  const may = useMay();
  const [isSaving, setSaving] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const shown = viewAddress(address.toString());
  return (
    <nav ref={bar} tabIndex={-1} aria-label={t.label} className={css.bar}>
      <View address="" shown={shown} name={t.all} />
      <View address="status=open" shown={shown} name={t.open} />
      <Boundary of={null} failed={nothing}>
        <Suspense>
          <SavedViews shown={shown} bar={bar} />
        </Suspense>
      </Boundary>
      {may("workCases") && shown !== "" && shown !== "status=open" && (
        <Button variant="quiet" icon="plus" onPress={() => setSaving(true)}>
          {t.save}
        </Button>
      )}
      <Suspense>{isSaving && <SaveViewDialog address={shown} onClose={() => setSaving(false)} />}</Suspense>
    </nav>
  );
}

const nothing = () => null;

function View({
  address,
  shown,
  name,
  hint,
}: {
  address: string;
  shown: string;
  name: string;
  hint?: string;
}) {
  return (
    <a
      href={`/admin/cases${address && `?${address}`}`}
      className={css.view}
      aria-current={address === shown || undefined}
      title={hint}
    >
      {name}
    </a>
  );
}

interface SavedViewsProps {
  shown: string;
  /** Takes the focus of a button that is removed. */
  bar: RefObject<HTMLElement | null>;
}

function SavedViews({ shown, bar }: SavedViewsProps) {
  const { caseListViews } = useLazyLoadQuery<ViewBarQuery>(
    graphql`
      query ViewBarQuery {
        caseListViews {
          number
          ...ViewBar_view
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  return caseListViews.map((view) => <SavedView key={view.number} view={view} shown={shown} bar={bar} />);
}

function SavedView({ view: ref, shown, bar }: SavedViewsProps & { view: ViewBar_view$key }) {
  const t = useWords(words).views;
  const showFailure = useFailureToast();
  const save = useSaveView();
  const { number, name, address, isShared, isOwn, owner } = useFragment(
    graphql`
      fragment ViewBar_view on CaseListView {
        number
        name
        address
        isShared
        isOwn
        owner
      }
    `,
    ref,
  );
  const [remove] = useAction<ViewBarDeleteMutation>(graphql`
    mutation ViewBarDeleteMutation($input: DeleteCaseListViewInput!) {
      deleteCaseListView(input: $input) {
        views {
          ...ViewBar_view
        }
      }
    }
  `);
  const failed = (error: unknown) => showFailure(error, { failed: t.failed }, name);
  async function press() {
    bar.current?.focus({ preventScroll: true });
    try {
      await remove({ input: { number } }, { updater: (store) => putViews(store, "deleteCaseListView") });
    } catch (error) {
      return failed(error);
    }
    const undo = () => save({ name, address, isShared }).catch(failed);
    toast({ title: t.deleted(name), about: name, action: { label: t.undo, onPress: () => void undo() } });
  }
  return (
    <span className={css.saved}>
      <View address={address} shown={shown} name={name} {...(!isOwn && { hint: t.sharedBy(owner) })} />
      {isOwn && address === shown && (
        <Button variant="plain" icon="trash" aria-label={t.delete(name)} onPress={() => void press()} />
      )}
    </span>
  );
}
