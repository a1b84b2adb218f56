export const es = {
  title: "Hablo…",
  lead: "Muestre esta página o la hoja impresa. La persona señala su idioma.",
  print: "Imprimir",
  next: "Después llame a un intérprete y elija en la solicitud el idioma de las cartas y los mensajes, si está disponible.",
};
