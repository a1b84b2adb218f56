export const es = {
  title: "Cómo salir rápido",
  lead: "El botón Salir está arriba en cada página pública y en cada ventana que se abre en ella. En una computadora, también puede presionar Escape tres veces.",
  does: {
    title: "Qué hace Salir",
    points: [
      "Abre un sitio del clima en lugar de la página en la que está.",
      "Borra lo que esta pestaña recordaba, incluso un incidente que empezó y no guardó.",
      "Elimina el pase de ayuda que guardó en este dispositivo.",
      "El botón Atrás no vuelve a mostrar estas páginas. En su lugar abre el sitio del clima.",
    ],
  },
  hidesNot: {
    title: "Qué no puede ocultar",
    points: [
      "El historial de su navegador: sigue mostrando las páginas que abrió aquí.",
      "Las páginas que funcionan sin JavaScript, como las que abre desde un enlace de un correo o mensaje de texto: el botón Atrás puede volver a mostrarlas, y si sale desde ellas puede quedar un pase de ayuda guardado.",
      "Otras pestañas y ventanas con SafeVoice. Ciérrelas usted.",
      "Lo que se guarda en este dispositivo: su registro de incidentes, sus ajustes, el estado elegido.",
      "Los archivos que descargó, como la guía de derechos.",
      "Lo que puedan registrar el dueño del Wi-Fi, su empleador o la compañía de teléfono.",
      "Lo que haya visto una aplicación de rastreo en este dispositivo.",
    ],
  },
  clear: {
    title: "Qué puede hacer",
    points: [
      "Use una ventana privada. Al cerrarla, se borra su historial.",
      "Borre este sitio del historial de su navegador y sus archivos de las descargas.",
      "En Ajustes, elija “Borrar todo en este dispositivo” para eliminar lo que guardamos aquí.",
      "Use un dispositivo que nadie más pueda revisar, en una biblioteca o en casa de alguien de confianza.",
    ],
  },
  careful: "Un historial vacío también puede llamar la atención. Elija lo más seguro para usted.",
};
