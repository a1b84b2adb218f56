import { trainingFilePrefix } from "../../../shared/core/training.ts";

const revokeAfterMs = 60_000; // the browser reads the URL a little later

/** Offers a file as a download. In a training installation its name says so. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  const isTraining = document.documentElement.dataset["training"] !== undefined;
  link.download = isTraining && !name.startsWith(trainingFilePrefix) ? `${trainingFilePrefix}${name}` : name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), revokeAfterMs);
}

export const saveText = (text: string, name: string): void =>
  saveFile(new Blob([text], { type: "text/plain;charset=utf-8" }), name);
