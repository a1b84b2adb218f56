import { error } from "../fields/field.css.ts";
import { Icon } from "./Icon.tsx";

/** The error line of fields for which react-aria provides none. */
export const Problem = ({ text, id }: { text: string | undefined; id?: string }) =>
  text ? (
    <p className={error} id={id}>
      <Icon name="alert" size="sm" />
      {text}
    </p>
  ) : null;
