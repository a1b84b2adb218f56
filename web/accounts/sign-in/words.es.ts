export const es = {
  problems: {
    expired: "Este inicio de sesión tardó demasiado o ya se usó. Empiece de nuevo.",
    refused: "No se completó el inicio de sesión. Inténtelo de nuevo o use otra forma.",
    noAccount:
      "Esta persona no tiene una cuenta aquí. Pida a un superadministrador que agregue una con su correo de trabajo.",
    noRole: "Sus grupos no le dan ningún rol aquí. Pida a su administrador que le agregue a un grupo.",
    mfaMissing:
      "El inicio de sesión de su condado no pidió un segundo factor. Configúrelo allí o use su contraseña de SafeVoice.",
    down: "El inicio de sesión de su condado no responde. Use su contraseña de SafeVoice.",
    passwordFirst:
      "Los superadministradores conectan su cuenta una vez: inicie sesión con su contraseña de SafeVoice y después elija el inicio de sesión de su condado en menos de cinco minutos.",
    sessionsTaken:
      "Todas las sesiones de administrador están en uso. Inténtelo de nuevo cuando alguien cierre la suya.",
    incomplete:
      "El inicio de sesión de su departamento no envió su nombre y su placa. Llene usted el formulario.",
  },
  officerDown: "El inicio de sesión de su departamento no responde. Llene usted el formulario.",
  problemTitle: "No ha iniciado sesión",
  signInWith: (name: string) => `Iniciar sesión con ${name}`,
  or: "O con su contraseña de SafeVoice:",
  orForm: "O llene usted el formulario:",
  from: (provider: string) => `De ${provider}`,
  identified: (provider: string) =>
    `Sesión iniciada con ${provider}. Los campos bloqueados vienen de allí. Su supervisor todavía debe confirmar el caso.`,
  notYou: "¿No es usted?",
};
