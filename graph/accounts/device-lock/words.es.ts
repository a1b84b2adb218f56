export const es = {
  proof: {
    subject: "Confirme su correo electrónico",
    text: "Alguien envió el formulario de oficial con esta dirección. Confírmela para que un código enviado aquí pueda desbloquear su dispositivo e iniciar su sesión en otro.",
    where: "Abra el enlace en el navegador en el que envió el formulario. Funciona durante 24 horas.",
    notYou: "Si no fue usted, ignore este correo. El enlace no abre nada en su navegador.",
    button: "Confirmar esta dirección",
  },
  code: {
    subject: "Su código de SafeVoice",
    code: (code: string) => `Su código: ${code}`,
    valid: (minutes: number) =>
      `Funciona una sola vez, durante ${minutes} minutos, en el navegador que lo pidió.`,
    notYou: "No se lo dé a nadie. Si usted no lo pidió, ignore este correo.",
  },
  passkey: {
    subject: "Se agregó una llave de acceso para usted",
    text: "Un dispositivo puede ahora desbloquear su sesión, e iniciarla, con una llave de acceso.",
    notYou:
      "Si no fue usted, abra Ajustes en SafeVoice, en Seguridad, y quite sus llaves de acceso. Después avise a su supervisor.",
  },
  page: {
    question: "Confirme su correo electrónico",
    text: "A partir de ahora, un código enviado a esta dirección puede desbloquear este dispositivo e iniciar su sesión en otro.",
    confirm: "Confirmar esta dirección",
    proven: "Su dirección está confirmada",
    provenText: "Si este dispositivo se bloquea, puede desbloquearlo con un código enviado a esta dirección.",
    back: "Volver a sus solicitudes",
    elsewhere: "Abra este enlace en su propio dispositivo",
    elsewhereText:
      "Solo funciona en el navegador en el que se envió el formulario de oficial, mientras la sesión sigue abierta allí. Si usted no lo envió, cierre esta página: no se confirmó nada.",
    expired: "Este enlace ya no funciona",
    expiredText: "Funciona durante 24 horas. Puede pedir uno nuevo en Ajustes, en Seguridad.",
    unknown: "No reconocemos este enlace",
    unknownText: "Abra otra vez el enlace del correo o copie la dirección completa.",
  },
};
