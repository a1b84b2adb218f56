export const en = {
  link: "How we store and use what you enter",
};
