/** Acts when another tab writes the key, or empties the whole storage; the answer stops it. */
export function onChangedElsewhere(storageKey: string, act: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || key === storageKey) act();
  };
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}
