export const en = {
  exit: "Exit this page",
  short: "Exit",
  hint: "Exit this page: press here, or press Escape three times",
};
