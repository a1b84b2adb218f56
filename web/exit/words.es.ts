import type { en } from "./words.en.ts";

export const es: typeof en = {
  exit: "Salir de esta página",
  short: "Salir",
  hint: "Salir de esta página: pulse aquí, o pulse Escape tres veces",
  help: {
    title: "Salir rápido",
    lead: "Salir está en el encabezado de cada página pública. También puede pulsar tres veces la tecla Escape.",
    does: {
      title: "Qué hace Salir",
      points: [
        "Abre un sitio del tiempo en lugar de la página en la que está.",
        "Olvida lo que esta pestaña recordaba mientras estaba abierta.",
        "El botón Atrás no lleva a la página que dejó.",
      ],
    },
    hidesNot: {
      title: "Qué no puede ocultar",
      points: [
        "El historial de su navegador: las páginas que abrió aquí antes siguen en él, y Atrás lleva a ellas.",
        "Lo que se guarda en este dispositivo: su registro de incidentes, sus ajustes, el estado elegido.",
        "Los archivos que descargó, como la guía de derechos.",
        "Lo que puedan registrar el dueño del Wi-Fi, un empleador o la compañía telefónica.",
        "Lo que haya visto un programa que vigile este dispositivo.",
      ],
    },
    clear: {
      title: "Qué puede hacer",
      points: [
        "Use una ventana privada: olvida su historial cuando la cierra.",
        "Borre este sitio del historial y sus archivos de las descargas.",
        "En Ajustes, «Borrar todo en este dispositivo» elimina lo que guardamos aquí.",
        "Use un dispositivo que nadie más pueda abrir, en una biblioteca o con una amistad.",
      ],
    },
    careful: "Un historial vacío también puede llamar la atención. Elija lo más seguro para usted.",
  },
};
