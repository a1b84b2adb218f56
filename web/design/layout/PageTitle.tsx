import { systemName } from "../../core/i18n/ownIdentity.ts";

/** The title of the browser's tab. */
export const PageTitle = ({ title }: { title: string }) => <title>{`${title} · ${systemName()}`}</title>;
