export const fr = {
  exit: "Quitter cette page",
  short: "Quitter",
  hint: "Quitter cette page : appuyez ici, ou trois fois sur Échap",
};
