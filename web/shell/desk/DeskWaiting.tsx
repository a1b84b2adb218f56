import { Loading } from "../../design/text/Loading.tsx";

/** Most desk pages are lists. */
export const DeskWaiting = () => <Loading shape="rows" />;
