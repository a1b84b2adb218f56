export const es = {
  title: "Accesibilidad",
  lead: "Todas las personas deben poder usar este servicio. Si algo no le funciona, díganoslo. Puede pedir ayuda, o un documento en otro formato.",
  contact: {
    title: "Si algo no le funciona",
    contact: (contact: string) => `Escriba o llame: ${contact}`,
    noContact: "Responda al correo o mensaje que recibió, o pregunte al oficial de su caso.",
    text: "Díganos en qué página fue, qué no funcionó y qué dispositivo o programa usa.",
    feedback: "Enviar comentarios",
  },
  standard: {
    title: "La norma",
    points: [
      "Nuestra meta es WCAG 2.2, nivel AA. WCAG es la norma internacional de accesibilidad para sitios web.",
      "Una norma de los Estados Unidos (Título II de la ADA) exige WCAG 2.1, nivel AA, a los gobiernos estatales y locales: desde el 26 de abril de 2027 si tienen 50,000 habitantes o más, y desde el 26 de abril de 2028 si son más pequeños o distritos especiales (91 FR 20902). WCAG 2.2 incluye todo lo que exige.",
      "Cumplimos la norma en parte. Arriba está lo que falta.",
    ],
  },
  tested: {
    title: "Qué probamos y cómo",
    points: [
      "Un programa (axe) revisa las páginas con colores claros y oscuros, en inglés, español y francés.",
      "Pruebas automáticas hacen las tareas principales solo con el teclado.",
      "Pruebas automáticas abren las páginas con 320 píxeles de ancho (zoom del 400 %), con el texto al doble, con más espacio entre letras y líneas, y con los colores de alto contraste de Windows.",
      "Una prueba lee el nombre de cada botón, enlace y campo en tres idiomas.",
      "Una prueba lee el título, el idioma y las etiquetas de cada tipo de PDF.",
      "A mano, recorrimos seis tareas y cinco documentos. En lugar de un lector de pantalla, leímos lo que el navegador le entrega.",
    ],
  },
  gaps: {
    title: "Qué falta",
    points: [
      "Todavía no lo ha probado nadie que use lector de pantalla, ampliador de pantalla o control por voz. No lo hemos probado con NVDA, JAWS, VoiceOver ni TalkBack.",
      "Los PDF están etiquetados, pero no se han revisado con un verificador de PDF/UA. Un nombre en un alfabeto que falta en su fuente se omite, y el PDF lo indica. Cada carta también es una página web.",
      "Lo que escriben las personas se muestra en el idioma en que lo escribieron, sin indicar cuál es. Algunas entradas del directorio solo están en inglés.",
      "Los archivos que agregan las personas y los sitios que enlazamos pueden no ser accesibles.",
      "Las páginas de los administradores solo están en inglés.",
    ],
  },
  report: "El informe completo, criterio por criterio (en inglés)",
  back: "Declaración de accesibilidad",
  date: (day: string) => `Esta declaración es del ${day}.`,
};
