import { useRef, useState, type ReactNode } from "react";
import { useAutocomplete } from "react-aria/useAutocomplete";
import { FieldInputContext, SelectableCollectionContext } from "react-aria-components/Autocomplete";

interface AutocompleteProps {
  text: string;
  onText: (text: string) => void;
  /** One text field, and one menu or list box with what was found. */
  children: ReactNode;
}

/**
 * What is typed finds entries of a list. The keyboard stays in the field: arrow keys move through
 * the list, Enter takes the entry, and a screen reader says where it is. The library's component
 * does the same. Its file is also what each text field loads, so that all pages with a form would
 * load it; the hook has a file of its own.
 */
export function Autocomplete({ text, onText, children }: AutocompleteProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const collectionRef = useRef<HTMLElement>(null);
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null);
  const { inputProps, collectionProps, ...collection } = useAutocomplete(
    { inputRef, collectionRef },
    { inputValue: text, setInputValue: onText, focusedNodeId, setFocusedNodeId },
  );
  return (
    <FieldInputContext value={{ ...inputProps, ref: inputRef }}>
      <SelectableCollectionContext value={{ ...collectionProps, ref: collection.collectionRef }}>
        {children}
      </SelectableCollectionContext>
    </FieldInputContext>
  );
}
