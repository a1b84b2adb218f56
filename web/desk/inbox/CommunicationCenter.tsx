import { lazy, Suspense } from "react";
import { useMay } from "../../shell/desk/permissions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { Loading } from "../../design/text/Loading.tsx";
import { Tabs } from "../../design/layout/Tabs.tsx";
import { words } from "./words.desk.ts";
import { useUnread } from "./inbox/useUnread.ts";
import * as css from "./threads/Threads.css.ts";

const ComposeForm = lazy(() =>
  import("./compose/ComposeForm.tsx").then((file) => ({ default: file.ComposeForm })),
);
const TemplateList = lazy(() =>
  import("./templates/TemplateList.tsx").then((file) => ({ default: file.TemplateList })),
);

const Inbox = lazy(() => import("./inbox/Inbox.tsx").then((file) => ({ default: file.Inbox })));
const Threads = lazy(() => import("./threads/Threads.tsx").then((file) => ({ default: file.Threads })));

const first = "notifications";

interface CommunicationCenterProps {
  fetchKey: number;
  /** The name of the tab in the URL, different from the dashboard's own. */
  tabIn: "tab" | "center";
  /** A page of its own has room for the list and the open thread side by side. */
  isPage?: boolean;
}

/** Recent Notifications, Compose Message and Templates. */
export function CommunicationCenter({ fetchKey, tabIn, isPage = false }: CommunicationCenterProps) {
  const t = useWords(words);
  const [address, setAddress] = useSearch();
  const unread = useUnread();
  const may = useMay();
  const loaded = (content: React.ReactNode) => <Suspense fallback={<Loading />}>{content}</Suspense>;
  return (
    <Tabs
      label={t.tabs}
      selected={address.get(tabIn) ?? first}
      onSelect={(id) =>
        setAddress((now) => {
          const next = new URLSearchParams(now);
          if (id === first) next.delete(tabIn);
          else next.set(tabIn, id);
          return next;
        })
      }
      tabs={[
        {
          id: first,
          label: t.notifications(unread),
          icon: "bell",
          content: isPage ? <div className={css.room}>{loaded(<Threads />)}</div> : loaded(<Inbox />),
        },
        ...(may("workDesk")
          ? [{ id: "compose", label: t.compose, icon: "pencil" as const, content: loaded(<ComposeForm />) }]
          : []),
        {
          id: "templates",
          label: t.templates,
          icon: "file",
          content: loaded(<TemplateList fetchKey={fetchKey} />),
        },
      ]}
    />
  );
}
