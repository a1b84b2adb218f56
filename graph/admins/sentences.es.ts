import type { Translated } from "../core/i18n/rules.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  credentialsMissing: "Escriba el nombre de usuario y la contraseña.",
  loginFailed: "El nombre de usuario o la contraseña no son correctos.",
  currentPasswordWrong: "La contraseña actual no es correcta.",
  passwordMismatch: "La contraseña nueva y su repetición no coinciden.",
  requirementsTitle: "La contraseña no cumple los requisitos",
  requirementsNotMet: () => "La contraseña no cumple los requisitos",
  passwordMissing: "Escriba una contraseña",
  passwordTooLong: "Es demasiado largo para una contraseña",
  usernameMissing: "Escriba un nombre de usuario",
  usernameTooLong: "Es demasiado largo para un nombre de usuario",
  ownUsernameMissing: "Escriba su nombre de usuario",
  ownPasswordMissing: "Escriba su contraseña",
  currentPasswordMissing: "Escriba su contraseña actual",
  newPasswordMissing: "Escriba una contraseña nueva",
  repeatMissing: "Repita la contraseña nueva",
  meetEveryRequirement: "Cumpla todos los requisitos de la lista",
  characters: ({ count }) => `Al menos ${count} caracteres`,
  charactersOfSetting: ({ count }) => `Al menos ${count} caracteres (un ajuste)`,
  capital: "Al menos una letra mayúscula",
  special: "Al menos un carácter especial, como ! o #",
  uncommon: "Que no sea una contraseña común ni su nombre de usuario",
  samePassword: "La contraseña nueva debe ser distinta de la actual.",
  changedElsewhere: "Mientras tanto, la contraseña se cambió en otro lugar. Inicie sesión de nuevo.",
  tooManyFailures: ({ minutes }) =>
    `Demasiados intentos fallidos. Inténtelo de nuevo en ${minutes} ${minutes === 1 ? "minuto" : "minutos"}.`,
  tooManyAtOnce: "Demasiados inicios de sesión en este momento. Inténtelo de nuevo en un minuto.",
};
