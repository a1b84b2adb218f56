import { dictionary } from "../../../core/i18n/i18n.tsx";

export const en = {
  choose: (name: string) => `Select ${name}`,
  column: "Select",
  chosen: (count: number) => `${count} selected`,
  most: (count: number) => `You can select up to ${count}.`,
  clear: "Clear",
  done: (count: number) => `${count} done`,
  refused: (count: number) => `${count} not done`,
  undo: "Undo",
  undone: (count: number, left: number) =>
    left === 0 ? `${count} undone` : `${count} undone, ${left} changed in the meantime`,
  failed: "Could not finish. Please try again.",
};

/** Administrator screens are in English only. To add a language, add a file next to this one. */
export const words = dictionary(en);
