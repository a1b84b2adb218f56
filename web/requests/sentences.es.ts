import type { Sentences } from "../core/i18n/gathered.ts";
import { statusWord } from "../statuses/words.es.ts";

export const sentences: Sentences = {
  "Request not found or you don't have permission to view it.":
    "La solicitud no existe o usted no tiene permiso para verla.",
  "You need to be authenticated to view emergency fund requests. Please log in or complete the verification process.":
    "Para ver las solicitudes de fondos de emergencia debe identificarse. Inicie sesión o complete la verificación.",
  "Too many requests were opened from here today. Please call 2-1-1, or 911 in an emergency.":
    "Hoy se abrieron demasiadas solicitudes desde aquí. Llame al 2-1-1, o al 911 en una emergencia.",
  "Five requests were filed from here today. Please call 2-1-1, or 911 in an emergency.":
    "Hoy se presentaron cinco solicitudes desde aquí. Llame al 2-1-1, o al 911 en una emergencia.",
  "You have opened 20 requests of other officers within an hour. Please wait before opening another.":
    "En una hora abrió 20 solicitudes de otros oficiales. Espere antes de abrir otra.",
  "You can only list your own requests.": "Solo puede ver la lista de sus propias solicitudes.",
  "This request is already {}; its victim information can no longer be changed.": (status) =>
    `Esta solicitud ya está ${statusWord(status)}; la información de la víctima ya no se puede cambiar.`,
  "This idempotency key was used by somebody else.":
    "Otra persona ya usó la clave de este formulario. Recargue la página.",
  "Used by somebody else": "Usada por otra persona",
  "This idempotency key was used for another form.":
    "La clave de este formulario ya se usó para otro. Recargue la página.",
  "Used for another form": "Usada para otro formulario",
  "This file is not known": "No conocemos este archivo",
  "Case ID is required": "Se necesita el número de caso",
  "Please choose how urgent this is": "Elija qué tan urgente es",
  "Full name is required": "Se necesita el nombre completo",
  "Address is required": "Se necesita la dirección",
  "Phone number is required": "Se necesita el número de teléfono",
  "Valid email is required": "Se necesita un correo electrónico válido",
  "Please provide more details about the request": "Dé más detalles sobre la solicitud",
  "Evidence is a list of files": "Las pruebas son una lista de archivos",
  "At most 10 files can be added": "Se pueden agregar como máximo 10 archivos",
  "Full name must be at least 3 characters": "El nombre completo debe tener al menos 3 caracteres",
  "City is required": "Se necesita la ciudad",
  "State is required": "Se necesita el estado",
  "Zip code is required": "Se necesita el código postal",
  "Phone number must be at least 10 digits": "El teléfono debe tener al menos 10 dígitos",
  "Please provide a detailed statement of need": "Explique con detalle qué se necesita",
  "Please specify the relationship": "Indique la relación",
  "Please choose an employment status": "Elija una situación laboral",
  "You don't have permission to modify this request. Only the officer who created the request or verified officers can add victim information.":
    "No tiene permiso para modificar esta solicitud. Solo el oficial que la creó u oficiales verificados pueden agregar la información de la víctima.",
};
