import { es as labels } from "../../../shared/intake/voca/labels.es.ts";

export const es = {
  title: "Tipos de delito (opcional)",
  hint: "Para el informe de la subvención federal del fondo. Elija todos los que correspondan. La ayuda no depende de ello.",
  none: "Ninguno elegido",
  choose: "Elegir",
  change: "Cambiar",
  cancel: "Cancelar",
  save: "Guardar",
  saving: "Guardando...",
  saved: "Tipos de delito guardados",
  failed: "No se pudieron guardar los tipos de delito",
  failedText: "Inténtelo de nuevo.",
  types: labels.victimizations,
};
