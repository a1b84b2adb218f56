import { graphql, useFragment } from "react-relay";
import type { CallbackDetail_callback$key } from "#relay/CallbackDetail_callback.graphql";
import type { CallbackDetailQuery } from "#relay/CallbackDetailQuery.graphql";
import { useMay } from "../../shell/desk/permissions.ts";
import { Detail, MissingDetail } from "../../shell/desk/workspace/Detail.tsx";
import { useDetailQuery } from "../../shell/desk/workspace/useDetailQuery.ts";
import { useShortcuts } from "../../shell/desk/workspace/singleKeys.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { CallbackView } from "./CallbackView.tsx";
import { useCallbackActs } from "./useCallbackActs.ts";
import { useOpenedCallback } from "./useOpenedCallback.ts";
import { words } from "./words.desk.ts";

/** The open callback. Its number and message are read once, which the server logs. */
export function CallbackDetail() {
  const { node } = useDetailQuery<CallbackDetailQuery>(graphql`
    query CallbackDetailQuery($id: ID!) @preloadable {
      node(id: $id) {
        ...CallbackDetail_callback @alias(as: "callback")
      }
    }
  `);
  return node?.callback ? <Found callback={node.callback} /> : <MissingDetail />;
}

function Found({ callback }: { callback: CallbackDetail_callback$key }) {
  const row = useFragment(
    graphql`
      fragment CallbackDetail_callback on CallbackRequest {
        id
        name
        state
        isMine
        ...CallbackView_callback
      }
    `,
    callback,
  );
  const { id, state, isMine } = row;
  const t = useWords(words);
  const acts = useCallbackActs();
  const shortcut = useShortcuts();
  const mayWork = useMay()("workDesk");
  const opened = useOpenedCallback(id, mayWork);
  return (
    <Detail
      title={row.name}
      actions={
        mayWork &&
        state === "waiting" &&
        !isMine && (
          <Button icon="phone" {...shortcut("c")} onPress={() => void acts.claim(id)}>
            {t.claim}
          </Button>
        )
      }
    >
      {opened ? <CallbackView callback={row} opened={opened} /> : <Loading shape="cards" />}
    </Detail>
  );
}
