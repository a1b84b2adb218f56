import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { CallbackDetail_callback$key } from "#relay/CallbackDetail_callback.graphql";
import type { CallbackDetailQuery } from "#relay/CallbackDetailQuery.graphql";
import { useMay } from "../admin/permissions.ts";
import { Detail, MissingDetail } from "../admin/workspace/Detail.tsx";
import { Loading } from "../design/text/Loading.tsx";
import { CallbackView } from "./CallbackView.tsx";
import { useToldCallback } from "./useToldCallback.ts";

/** The open call-back. Its number and message are read once, which the server logs. */
export function CallbackDetail({ id }: { id: string }) {
  const { node } = useLazyLoadQuery<CallbackDetailQuery>(
    graphql`
      query CallbackDetailQuery($id: ID!) {
        node(id: $id) {
          ...CallbackDetail_callback @alias(as: "callback")
        }
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  return node?.callback ? <Found callback={node.callback} /> : <MissingDetail />;
}

function Found({ callback }: { callback: CallbackDetail_callback$key }) {
  const row = useFragment(
    graphql`
      fragment CallbackDetail_callback on CallbackRequest {
        id
        name
        ...CallbackView_callback
      }
    `,
    callback,
  );
  const told = useToldCallback(row.id, useMay()("workDesk"));
  return (
    <Detail title={row.name}>
      {told ? <CallbackView callback={row} told={told} /> : <Loading isTall />}
    </Detail>
  );
}
