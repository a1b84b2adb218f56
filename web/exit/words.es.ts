import type { en } from "./words.en.ts";

export const es: typeof en = {
  exit: "Salir de esta página",
  short: "Salir",
  hint: "Salir de esta página: presione aquí, o presione Escape tres veces",
  help: {
    title: "Cómo salir rápido",
    lead: "El botón Salir está arriba en cada página pública y en cada ventana que se abre en ella. También puede presionar tres veces la tecla Escape, en cualquier momento.",
    does: {
      title: "Qué hace Salir",
      points: [
        "Abre una página del clima en lugar de la página en la que está.",
        "Olvida lo que esta pestaña recordaba mientras estaba abierta, y un incidente empezado y no guardado.",
        "El botón Atrás no vuelve a mostrar las páginas de esta visita. En su lugar se abre el sitio del clima.",
      ],
    },
    hidesNot: {
      title: "Qué no puede ocultar",
      points: [
        "El historial de su navegador: la lista sigue mostrando los nombres de las páginas que abrió aquí.",
        "Las páginas que no necesitan JavaScript, como las que se abren desde un enlace de un correo o de un mensaje de texto: el botón Atrás puede volver a mostrarlas.",
        "Otras pestañas y ventanas con SafeVoice. Ciérrelas usted.",
        "Lo que se guarda en este dispositivo: su registro de incidentes, sus ajustes, el estado elegido.",
        "Los archivos que descargó, como la guía de derechos.",
        "Lo que puedan registrar el dueño del Wi-Fi, su empleador o la compañía de teléfono.",
        "Lo que haya visto un programa que vigila este dispositivo.",
      ],
    },
    clear: {
      title: "Qué puede hacer",
      points: [
        "Use una ventana privada: olvida su historial cuando la cierra.",
        "Borre este sitio del historial y sus archivos de las descargas.",
        "En Ajustes, “Borrar todo en este dispositivo” elimina lo que guardamos aquí.",
        "Use un dispositivo que nadie más pueda abrir, en una biblioteca o con alguien de confianza.",
      ],
    },
    careful: "Un historial vacío también puede llamar la atención. Elija lo más seguro para usted.",
  },
};
