import { useEndFormat } from "../../core/i18n/useEndFormat.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { keyOf, type Provider } from "./hub/selection.ts";
import { previewOf, type Preview } from "./useDispatchPreview.ts";
import { words } from "./words.desk.ts";

interface EndsSoonProps {
  name: string;
  preview: Pick<Preview, "endsAt" | "endsSoon"> | undefined;
}

/** Tells the dispatcher, before the press, that a provider's only code ends within a day. */
export function EndsSoon({ name, preview }: EndsSoonProps) {
  const t = useWords(words).dialog;
  const end = useEndFormat();
  if (!preview?.endsSoon || !preview.endsAt) return null;
  return (
    <Notice tone="caution" icon="clock" isAlert>
      {t.endsSoon(name, end(preview.endsAt))}
    </Notice>
  );
}

/** The same of each provider that one press dispatches. */
export const EndingCodes = ({
  providers,
  previews,
}: {
  providers: readonly Provider[];
  previews: readonly Preview[];
}) =>
  providers.map(({ name, ...provider }) => (
    <EndsSoon
      key={keyOf(provider.vendorNumber, provider.helpType)}
      name={name}
      preview={previewOf(previews, provider)}
    />
  ));
