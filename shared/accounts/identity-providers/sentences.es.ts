import type { Translated } from "../../core/i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  keyWrong: "Use letras minúsculas, números y guiones, 40 caracteres como máximo",
  issuerWrong: "Escriba la dirección del emisor, que empieza por https://",
  privateIssuer:
    "Esta dirección está en una red privada. Para permitirla, ponga OIDC_ALLOW_PRIVATE=1 en el servidor",
  domainWrong: "Escriba un dominio, por ejemplo county.gov",
  domainMissing: "Escriba al menos un dominio de los correos del condado",
  agencyMissing: "Escriba el nombre de la agencia",
  claimMissing: "Escriba el nombre del dato",
  groupWrong: "Escriba cada grupo en su propia línea: grupo = rol, rol",
  superAdminNotAllowed: "Estos grupos dan el rol super_admin, que este proveedor no puede dar",
  secretMissing: "Escriba el secreto del cliente",
  keyTaken: "Otro proveedor tiene este nombre en su dirección",
  issuerTaken: "Otro proveedor tiene este emisor",
  changedMeanwhile: "Otra persona cambió este proveedor. Revíselo de nuevo y después guarde.",
  kindFixed: "Un proveedor no puede cambiar a quién identifica. Agregue otro.",
  issuerFixed: "Hay personas conectadas por este emisor. Desconéctelas primero o agregue otro proveedor.",
  noProvider: "Este proveedor ya no existe.",
  noLink: "Esta cuenta ya no está conectada.",
  lastLocal: "Al menos un superadministrador activo debe poder iniciar sesión sin un proveedor.",
  identityExpired:
    "Su sesión con su departamento venció. Inicie sesión de nuevo o llene el formulario sin ella.",
};
