import { lazy, Suspense, useMemo } from "react";
import { useMay } from "../../shell/desk/permissions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { Loading } from "../../design/text/Loading.tsx";
import { Tabs } from "../../design/layout/Tabs.tsx";
import { words } from "./words.desk.ts";
import { graphql, useFragment, useSubscription } from "react-relay";
import type { CommunicationCenter_query$key } from "#relay/CommunicationCenter_query.graphql";
import type { CommunicationCenterQuery } from "#relay/CommunicationCenterQuery.graphql";
import type { CommunicationCenterSubscription } from "#relay/CommunicationCenterSubscription.graphql";
import { usePanelQuery } from "../../shell/desk/usePanelQuery.ts";

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
          content: isPage ? (
            <div style={{ minHeight: "90dvh" }}>{loaded(<Threads />)}</div>
          ) : (
            loaded(<Inbox />)
          ),
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

/** Lists of messages spread this, since a lost connection reports no change of it. */
const fragment = graphql`
  fragment CommunicationCenter_query on Query {
    unreadCommunications
  }
`;
const query = graphql`
  query CommunicationCenterQuery {
    ...CommunicationCenter_query
  }
`;
const subscription = graphql`
  subscription CommunicationCenterSubscription {
    inboxChanged {
      unread
    }
  }
`;

/** The number of unread items in the inbox, live. */
function useUnread(): number {
  const data = usePanelQuery<CommunicationCenterQuery>(query, {});
  const { unreadCommunications } = useFragment<CommunicationCenter_query$key>(fragment, data);
  useSubscription<CommunicationCenterSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        updater: (store, news) =>
          void (news && store.getRoot().setValue(news.inboxChanged.unread, "unreadCommunications")),
      }),
      [],
    ),
  );
  return unreadCommunications;
}
