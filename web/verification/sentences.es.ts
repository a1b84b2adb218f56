import type { Sentences } from "../core/i18n/gathered.ts";

export const sentences: Sentences = {
  "This service is not known": "No conocemos este servicio",
  "Services is a list": "Los servicios son una lista",
  "Please select at least one service": "Seleccione al menos un servicio",
  "The supervisor's email must not be your own": "El correo del supervisor no puede ser el suyo",
  "Case number required": "Se necesita el número de caso",
  "Please enter a valid case number for verification.":
    "Escriba un número de caso válido para la verificación.",
  "Missing required information": "Falta información obligatoria",
  "Please fill in all required fields.": "Llene todos los campos obligatorios.",
  "Service selection required": "Hay que elegir un servicio",
  "Please select at least one service type (Food, Housing, or Transportation).":
    "Seleccione al menos un tipo de servicio (Alimentos, Vivienda o Transporte).",
  "Please complete the verification form first.": "Complete primero el formulario de verificación.",
  "This case is already {}.": (status) =>
    `Este caso ya está ${status === "verified" ? "verificado" : "rechazado"}.`,
  "911 Verify is switched off. Please call your supervisor.":
    "La Verificación 911 está desactivada. Llame a su supervisor.",
  "911 Verify was already used for this case. Please call your supervisor.":
    "La Verificación 911 ya se usó para este caso. Llame a su supervisor.",
  "Please wait {} {} before sending the email again.": (seconds) =>
    `Espere ${seconds} ${seconds === "1" ? "segundo" : "segundos"} antes de reenviar el correo.`,
  "The email was sent again too often. Please wait {} minutes.": (minutes) =>
    `El correo se reenvió demasiadas veces. Espere ${minutes} ${minutes === "1" ? "minuto" : "minutos"}.`,
  "Your supervisor did not confirm this case: what was filed can still be read, and what is pending waits for an administrator. Please contact your supervisor directly; for help now call 2-1-1, or 911 in danger.":
    "Su supervisor no confirmó este caso: lo presentado todavía se puede leer y lo pendiente espera a la administración. Comuníquese directamente con su supervisor; para ayuda ahora llame al 2-1-1, o al 911 si hay peligro.",
  "This supervisor was sent five emails today and has confirmed nobody yet. Please call them, or name another supervisor.":
    "A este supervisor se le enviaron hoy cinco correos y todavía no ha confirmado a nadie. Llámele o indique a otro supervisor.",
  "911 Verify was used too often from here today. Please call your supervisor.":
    "La Verificación 911 se usó hoy demasiadas veces desde aquí. Llame a su supervisor.",
  "Please save recipient information first.": "Guarde primero la información del beneficiario.",
  "This case number is not known.": "No conocemos este número de caso.",
  "Your supervisor did not verify this case. Please contact them directly.":
    "Su supervisor no verificó este caso. Comuníquese directamente con su supervisor.",
  "This form was sent too often. Please wait an hour, or call your supervisor.":
    "Este formulario se envió demasiadas veces. Espere una hora o llame a su supervisor.",
  "This form has been sent already. Please change it to send it anew.":
    "Este formulario ya se envió. Cámbielo para enviarlo de nuevo.",
};
