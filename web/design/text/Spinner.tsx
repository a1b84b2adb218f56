import { spinner } from "./Spinner.css.ts";

export const Spinner = () => <span className={spinner} aria-hidden />;
