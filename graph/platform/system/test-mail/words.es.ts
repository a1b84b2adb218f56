export const es = {
  question: "¿Llegó el correo de prueba?",
  text: "Alguien lo envió para comprobar si los correos de este sistema llegan. Confírmelo solo si lo encontró en su buzón.",
  confirm: "Confirmar que llegó",
  thanks: "Gracias",
  confirmed: "El correo de prueba está confirmado. Ya puede cerrar esta página.",
  expired: "Este enlace venció",
  expiredText: "Pida otro correo de prueba.",
  unknown: "No reconocemos este enlace",
  unknownText: "Abra de nuevo el enlace del correo o copie la dirección completa.",
};
