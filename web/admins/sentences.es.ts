import type { Sentences } from "../core/i18n/gathered.ts";

export const sentences: Sentences = {
  "Please enter both username and password.": "Escriba el nombre de usuario y la contraseña.",
  "Invalid username or password.": "El nombre de usuario o la contraseña no son correctos.",
  "The current password is not right.": "La contraseña actual no es correcta.",
  "New password and confirmation password do not match.": "La contraseña nueva y su repetición no coinciden.",
  "Password Requirements Not Met": "La contraseña no cumple los requisitos",
  "Please enter a password": "Escriba una contraseña",
  "This is too long for a password": "Es demasiado largo para una contraseña",
  "Please enter a username": "Escriba un nombre de usuario",
  "This is too long for a username": "Es demasiado largo para un nombre de usuario",
  "Please enter your username": "Escriba su nombre de usuario",
  "Please enter your password": "Escriba su contraseña",
  "Please enter your current password": "Escriba su contraseña actual",
  "Please enter a new password": "Escriba una contraseña nueva",
  "Please repeat the new password": "Repita la contraseña nueva",
  "Please meet every requirement of the list": "Cumpla todos los requisitos de la lista",
  "At least {} characters": (count) => `Al menos ${count} caracteres`,
  "At least {} characters (a setting)": (count) => `Al menos ${count} caracteres (un ajuste)`,
  "At least one capital letter": "Al menos una letra mayúscula",
  "At least one special character, such as ! or #": "Al menos un carácter especial, como ! o #",
  "Not a common password, and not your username": "Que no sea una contraseña común ni su nombre de usuario",
  "The new password must differ from the current one.": "La contraseña nueva debe ser distinta de la actual.",
  "The password was changed elsewhere meanwhile. Please sign in again.":
    "Mientras tanto, la contraseña se cambió en otro lugar. Inicie sesión de nuevo.",
  "Too many failed sign-ins. Please try again in {} {}.": (minutes) =>
    `Demasiados intentos fallidos. Inténtelo de nuevo en ${minutes} ${minutes === "1" ? "minuto" : "minutos"}.`,
  "Too many sign-ins at this moment. Please try again in a minute.":
    "Demasiados inicios de sesión en este momento. Inténtelo de nuevo en un minuto.",
};
