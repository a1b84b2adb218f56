import { Failed } from "../../../core/routing/fallbacks.tsx";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { words } from "../words.desk.ts";

/** In place of the list that could not be loaded. */
export const AccountsFailed = () => <Failed message={useWords(words).loadFailed} />;
