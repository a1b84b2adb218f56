export const en = {
  link: "How we keep and use what you enter",
};
