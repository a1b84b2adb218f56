import { useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { HeaderSlot } from "../../design/layout/headerSlot.ts";
import { Icon, type IconName } from "../../design/text/Icon.tsx";
import { Logo } from "../../design/text/Logo.tsx";
import { ExitLink } from "../../community/exit/ExitLink.tsx";
import { useIsPublic } from "../../community/exit/useExitVisible.ts";
import { WaitingNotice } from "../../shell/offline/queue/WaitingNotice.tsx";
import { Footer } from "./Footer.tsx";
import { HeaderTools } from "./HeaderTools.tsx";
import { MaintenanceNotice } from "./MaintenanceNotice.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useCurrent } from "../useOwnLinks.ts";
import "./outline.css.ts";
import "./wideColumn.css.ts";
import * as css from "./shells.css.ts";
import { words } from "../words.ts";

/** The public shell: a narrow column with four links at the bottom. */
export function MobileShell() {
  const t = useWords(words);
  const isPublic = useIsPublic();
  return (
    <div className={css.ground}>
      <div className={css.column}>
        <header className={css.header}>
          <Brand />
          <nav className={css.tools} aria-label={t.tools}>
            <a href="/home" className={`${css.tool} ${css.alsoBelow}`} aria-current={useCurrent("/home")}>
              <Icon name="home" />
              {t.dashboard}
            </a>
            <HeaderTools />
            <ExitLink className={css.exit} />
          </nav>
        </header>
        <MaintenanceNotice />
        <WaitingNotice />
        <main className={css.main} id="main" tabIndex={-1}>
          <Outlet />
        </main>
        {isPublic && <Footer />}
        <nav className={css.bottom} aria-label={t.main}>
          <Way to="/home" icon="home" label={t.dashboard} />
          <Way to="/requests" icon="list" label={t.requests} />
          <Way to="/new-request" icon="plus" label={t.new} />
          <Way to="/resources" icon="book" label={t.resources} />
        </nav>
      </div>
    </div>
  );
}

/** The full-width shell, for officers at a desk and administrators. */
export function FullShell() {
  const t = useWords(words);
  const isPublic = useIsPublic();
  const isDesk = deskPage.test(useLocation().pathname);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <div className={css.full}>
      <header className={css.header} data-desk={isDesk || undefined}>
        <Brand />
        {isDesk && <div ref={setSlot} className={css.slot} />}
        <nav className={css.tools} aria-label={t.tools}>
          <HeaderTools isCompact={isDesk} />
          <ExitLink className={css.exit} />
        </nav>
      </header>
      <MaintenanceNotice />
      <WaitingNotice />
      <main className={isPublic ? css.main : `${css.main} ${css.fullMain}`} id="main" tabIndex={-1}>
        <HeaderSlot value={slot}>
          <Outlet />
        </HeaderSlot>
      </main>
      {isPublic && <Footer />}
    </div>
  );
}

/** Pages with the administrators' bar. */
const deskPage = /^\/admin\/(?!login|new-admin-form)/i;

function Brand() {
  const t = useWords(words);
  return (
    <a
      href="/home"
      className={css.brand}
      aria-label={`${t.name}, ${t.dashboard}`}
      aria-current={useCurrent("/home")}
    >
      <Logo />
      <span className={css.brandName}>{t.name}</span>
    </a>
  );
}

const Way = ({ to, icon, label }: { to: string; icon: IconName; label: string }) => (
  <a href={to} className={css.way} aria-current={useCurrent(to)}>
    <span className={css.wayIcon}>
      <Icon name={icon} />
    </span>
    {label}
  </a>
);
