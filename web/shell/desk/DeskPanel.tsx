import { Suspense, useEffect, useRef, useState, useTransition, type ReactNode } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { onDevice } from "../../core/device/storage.ts";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Disclosure } from "../../design/layout/Disclosure.tsx";
import { Icon, type IconName } from "../../design/text/Icon.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import * as css from "./DeskPanel.css.ts";
import { PartFailed } from "./PartFailed.tsx";
import { PanelReading } from "./usePanelQuery.ts";
import { words } from "./words.desk.ts";

interface DeskPanelProps {
  /** The device remembers under it whether the panel is open. */
  id: string;
  title: string;
  icon?: IconName;
  /** Beside the title: a badge, a button of its own. */
  aside?: ReactNode;
  /** On a device that has not opened or closed it yet. */
  isOpenAtFirst?: boolean;
  /** What a link asks for in this panel, which opens and comes into view when this changes. */
  asked?: string | undefined;
  /** Said after Refresh. */
  refreshed?: { title: string; description?: string };
  /** Said where the body could not be loaded. */
  failed?: string;
  /** The body, made when the panel is first opened; it reads with `usePanelQuery`. */
  children: (reading: number) => ReactNode;
}

/** A collapsible part of the dashboard. The browser remembers whether it is open. */
export function DeskPanel(props: DeskPanelProps) {
  const { id, title, icon, aside, isOpenAtFirst = false, asked, refreshed, failed, children } = props;
  const t = useWords(words).panel;
  const key = `safevoice-panel-${id}`;
  const [isOpen, setOpen] = useState(() => (onDevice.get(key) || (isOpenAtFirst ? "open" : "")) === "open");
  const place = useRef<HTMLElement>(null);
  const [wasAsked, setWasAsked] = useState<string>();
  if (asked !== wasAsked) {
    setWasAsked(asked);
    if (asked) setOpen(true);
  }
  const isShown = useRef(false);
  useEffect(() => {
    // A page that opens at this panel jumps to it. A smooth scroll would pass parts that still
    // load, and these would move in view.
    const behavior = isShown.current ? "smooth" : "instant";
    if (asked) place.current?.scrollIntoView?.({ block: "start", behavior }); // jsdom cannot
    isShown.current = true;
  }, [asked]);
  const [reading, setReading] = useState(0);
  const [isReading, startReading] = useTransition();
  const hasFailed = useRef(false);
  const wasReading = useRef(false);

  const inPlace = (error: unknown) => (
    <PanelFailed error={error} text={failed ?? t.failed} noted={hasFailed} onRetry={refresh} />
  );
  function toggle(next: boolean) {
    setOpen(next);
    onDevice.set(key, next ? "open" : "closed");
  }
  function refresh() {
    hasFailed.current = false;
    startReading(() => setReading((times) => times + 1));
  }
  useEffect(() => {
    if (wasReading.current && !isReading && !hasFailed.current && refreshed)
      toast({ ...refreshed, tone: "positive", about: key });
    wasReading.current = isReading;
  }, [isReading, refreshed, key]);

  return (
    <section
      ref={place}
      id={panelId(id)}
      aria-label={title}
      className={`${css.panel} ${asked ? css.tall : ""}`}
    >
      <Disclosure
        level={2}
        title={
          <span className={css.title}>
            {icon && <Icon name={icon} />}
            {title}
          </span>
        }
        aside={
          <div className={css.tools}>
            {aside}
            {isOpen && (
              <Button
                variant="quiet"
                icon="refresh"
                isPending={isReading}
                aria-label={t.refreshOf(title)}
                onPress={refresh}
              >
                <span className={css.refresh}>{t.refresh}</span>
              </Button>
            )}
          </div>
        }
        isOpen={isOpen}
        onToggle={toggle}
      >
        <Boundary of={reading} failed={inPlace}>
          <PanelReading value={reading}>
            <Suspense
              fallback={
                <div className={isOpenAtFirst ? css.tall : undefined}>
                  <Loading />
                </div>
              }
            >
              {children(reading)}
            </Suspense>
          </PanelReading>
        </Boundary>
      </Disclosure>
    </section>
  );
}

/** Of its element in the page. */
export const panelId = (id: string) => `panel-${id}`;

interface PanelFailedProps {
  error: unknown;
  text: string;
  noted: { current: boolean };
  onRetry: () => void;
}

/** The rest of the page stands; what can be read again is. */
function PanelFailed({ error, text, noted, onRetry }: PanelFailedProps) {
  useEffect(() => {
    noted.current = true;
  }, [noted]);
  return <PartFailed title={text} error={error} onRetry={onRetry} />;
}
