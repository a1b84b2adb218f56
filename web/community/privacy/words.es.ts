export const es = {
  link: "Cómo guardamos y usamos lo que usted escribe",
};
