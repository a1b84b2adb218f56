import { Notice } from "../../../design/text/Notice.tsx";

interface RefusedRowsProps {
  title: string;
  rows: readonly { name: string; refusal: string }[];
}

/** The rows that an act on several left as they are, with the reasons. */
export const RefusedRows = ({ title, rows }: RefusedRowsProps) =>
  rows.length > 0 && (
    <Notice tone="critical" isAlert title={title}>
      <ul>
        {rows.map(({ name, refusal }) => (
          <li key={name}>
            {name}: {refusal}
          </li>
        ))}
      </ul>
    </Notice>
  );
