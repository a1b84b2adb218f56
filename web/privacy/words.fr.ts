import type { en } from "./words.ts";

export const fr: typeof en = {
  link: "Comment nous gardons et utilisons ce que vous écrivez",
};
