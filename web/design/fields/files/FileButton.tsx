import { FileTrigger } from "react-aria-components/FileTrigger";
import { Button, type ButtonProps } from "../../controls/Button.tsx";

interface FileButtonProps extends Pick<
  ButtonProps,
  "variant" | "icon" | "isPending" | "pendingText" | "children"
> {
  /** MIME types or extensions, e.g. `.json`. */
  accept: readonly string[];
  onFile: (file: File) => void;
}

/** A button that opens a file chooser. */
export const FileButton = ({ accept, onFile, ...button }: FileButtonProps) => (
  <FileTrigger acceptedFileTypes={accept} onSelect={(files) => files?.[0] && onFile(files[0])}>
    <Button {...button} />
  </FileTrigger>
);
