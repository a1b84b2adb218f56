import { lazy, Suspense } from "react";
import { useWords } from "../core/i18n/i18n.tsx";
import { useSearch } from "../core/routing/useSearch.ts";
import { Loading } from "../design/text/Loading.tsx";
import { Tabs } from "../design/layout/Tabs.tsx";
import { words } from "./words.desk.ts";
import { Inbox } from "./inbox/Inbox.tsx";
import { useInboxNews } from "./inbox/useInboxNews.ts";

const ComposeForm = lazy(() =>
  import("./compose/ComposeForm.tsx").then((file) => ({ default: file.ComposeForm })),
);
const TemplateList = lazy(() =>
  import("./templates/TemplateList.tsx").then((file) => ({ default: file.TemplateList })),
);

const first = "notifications";

interface CommunicationCenterProps {
  fetchKey: number;
  /** The name of the tab in the URL, different from the dashboard's own. */
  tabIn: "tab" | "center";
}

/** Recent Notifications, Compose Message and Templates. */
export function CommunicationCenter({ fetchKey, tabIn }: CommunicationCenterProps) {
  const t = useWords(words);
  const [address, setAddress] = useSearch();
  const { unread, news } = useInboxNews(fetchKey);
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
          content: loaded(<Inbox fetchKey={fetchKey} news={news} />),
        },
        { id: "compose", label: t.compose, icon: "pencil", content: loaded(<ComposeForm />) },
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
