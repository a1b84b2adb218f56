import { lazy, Suspense, type ReactNode, type RefObject } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import * as css from "./Workspace.css.ts";
import { words, type KeyWords } from "./words.desk.ts";

const KeysDialog = lazy(() => import("./KeysDialog.tsx").then((file) => ({ default: file.KeysDialog })));

interface WorkspaceProps {
  place: RefObject<HTMLDivElement | null>;
  /** The accessible name of the detail. */
  label: string;
  isOpen: boolean;
  /** Another row is being opened, or the detail closed. */
  isLeaving: boolean;
  /** The list leaves more room to the detail. */
  isNarrow?: boolean;
  list: ReactNode;
  /** Another detail, beside the open one on the widest screens. */
  second?: ReactNode;
  /** The open detail, or what fills its place. Without it the list has the whole width. */
  children?: ReactNode;
}

/** A list and the detail of one row side by side; on a phone the detail replaces the list. */
export const Workspace = (props: WorkspaceProps) => {
  const { place, label, isOpen, isLeaving, isNarrow, list, second, children } = props;
  const hasDetail = Boolean(children);
  return (
    <div
      ref={place}
      className={`${css.panes} ${second ? css.withSecond : ""}`}
      data-open={isOpen || undefined}
      data-narrow={isNarrow || undefined}
      data-alone={(!hasDetail && !second) || undefined}
    >
      <div className={`${css.list} ${isOpen ? css.awayOnPhone : ""}`}>{list}</div>
      {hasDetail && (
        <section
          aria-label={label}
          inert={isLeaving}
          className={`${css.detail} ${isOpen ? "" : css.awayOnPhone}`}
        >
          {children}
        </section>
      )}
      {second}
    </div>
  );
};

interface ShortcutsProps {
  keys: KeyWords;
  shows: boolean;
  /** Without its word, where there is little room. */
  isIcon?: boolean;
  onShow: (shows: boolean) => void;
}

/** The button that lists the keys of a workspace. */
export function Shortcuts({ keys, shows, isIcon, onShow }: ShortcutsProps) {
  const t = useWords(words);
  return (
    <>
      <span className={css.deskOnly}>
        <Button
          variant={isIcon ? "plain" : "quiet"}
          icon="info"
          aria-keyshortcuts="?"
          {...(isIcon && { "aria-label": t.shortcuts })}
          onPress={() => onShow(true)}
        >
          {isIcon ? undefined : t.shortcuts}
        </Button>
      </span>
      <Suspense>{shows && <KeysDialog keys={keys} onClose={() => onShow(false)} />}</Suspense>
    </>
  );
}
