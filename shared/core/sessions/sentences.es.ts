import type { Translated } from "../i18n/phrases.ts";
import type { en } from "./sentences.ts";

export const es: Translated<typeof en> = {
  idle: "Su sesión se cerró porque no hubo actividad. Inicie sesión otra vez.",
  expired: "Su sesión llegó a su duración máxima. Inicie sesión otra vez.",
  disabled: "Su cuenta fue desactivada. Consulte a otra persona de la administración.",
  ended:
    "Su sesión se cerró: en otra ventana, por un nuevo inicio de sesión o por un cambio en su cuenta. Inicie sesión otra vez.",
  provider:
    "Su sesión se cerró porque el inicio de sesión de su condado o departamento ya no la confirma. Inicie sesión otra vez.",
  locked: "Este dispositivo está bloqueado porque no hubo actividad. Desbloquéelo para continuar.",
};
