import type { Urgent } from "./urgent.ts";

export const urgentInSpanish: Urgent = {
  answers: {
    poison:
      "Llame al 911 ahora mismo. El Centro de Control de Envenenamiento también responde, de día y de noche y gratis: 1-800-222-1222. No espere a que la persona se sienta mal y no la haga vomitar. Tenga a la mano el frasco o el envase. Si fue a propósito, llame también al 988 y oprima 2.",
    breathing:
      "Llame al 911 ahora mismo y ponga el altavoz. Le dirán paso a paso qué hacer hasta que llegue la ayuda. Si la persona no tiene pulso o no respira, le explicarán cómo reanimarla.",
    heart:
      "Llame al 911 ahora mismo. En un infarto o un derrame cerebral cada minuto cuenta. Diga cuándo empezó. No maneje y no le dé de comer ni de beber a la persona.",
    bleeding:
      "Llame al 911 ahora mismo. Presione fuerte la herida con una tela limpia y no la suelte. No saque nada que esté clavado. No mueva a una persona que se cayó o fue golpeada, a menos que corra peligro ahí.",
    birth:
      "Llame al 911 ahora mismo y ponga el altavoz. Le dirán qué hacer hasta que llegue la ayuda. No jale al bebé. Séquelo y manténgalo caliente sobre la piel de la madre.",
    medical:
      "Llame al 911 ahora mismo y quédese con la persona. Si tiene un EpiPen u otra medicina de emergencia, úsela. Si convulsiona, no la sujete y no le meta nada en la boca. No le dé de comer ni de beber a una persona adormecida o confundida.",
    fire: "Llame al 911 en cuanto esté afuera. Salga del edificio ahora, con todos, y no vuelva a entrar. Si huele a gas, no toque ningún interruptor ni encienda nada. Si no puede salir, llame al 911 desde adentro y diga dónde está.",
    suicideNow:
      "Llame al 911 ahora mismo: es una emergencia. También puede llamar al 988 y oprimir 2, o enviar la palabra AYUDA por mensaje de texto al 988, de día y de noche. Aléjese de armas, pastillas y alturas, o pida que se las quiten. No se quede a solas ni deje sola a la persona. Usted importa.",
    suicide:
      "Llame al 988 ahora y oprima 2, o envíe la palabra AYUDA por mensaje de texto al 988. Alguien escucha de día y de noche, gratis. Si ya se tomó o se hizo algo, o si hay un arma cerca, llame al 911. No tiene que pasar por esto a solas. Si se trata de otra persona, quédese con ella; el 988 también le ayuda a usted.",
    violence:
      "Llame al 911 ahora, si puede hacerlo sin riesgo. Si no puede hablar, envíe un mensaje de texto al 911 donde exista ese servicio. La Línea Nacional contra la Violencia Doméstica responde en español de día y de noche: 1-800-799-7233. Usted no merece que le hagan daño. El botón Salir, o tres veces la tecla Escape, cierra esta página de inmediato.",
    child:
      "Llame al 911 ahora si alguien lastima a un menor o si está solo. Childhelp responde llamadas y mensajes de texto de día y de noche: 1-800-422-4453. Si usted es el menor: no es su culpa, y hizo bien en decirlo. Cuénteselo a un adulto de confianza, como un maestro o una enfermera.",
    missing:
      "Llame al 911 ahora mismo. No hay que esperar, ni siquiera una hora. Diga qué ropa lleva, dónde se le vio por última vez y con quién puede estar. Si es un menor, también ayuda el Centro Nacional para Menores Desaparecidos y Explotados: 1-800-843-5678.",
    assault:
      "Llame al 911 ahora si corre peligro o tiene heridas. La Línea Nacional de Agresión Sexual escucha de día y de noche: 1-800-656-4673. No es su culpa, y usted decide lo que sigue. Un hospital puede atenderle y guardar pruebas, de preferencia antes de bañarse.",
    trafficking:
      "Llame al 911 ahora si corre peligro. La Línea Nacional contra la Trata de Personas responde de día y de noche: 1-888-373-7888, o envíe un mensaje de texto al 233733. No necesita papeles para recibir ayuda, y nadie puede quedarse con los suyos.",
    attack:
      "Llame al 911 ahora, si puede hacerlo sin riesgo. Si no puede hablar, envíe un mensaje de texto al 911 donde exista ese servicio, o llame y deje la línea abierta. Aléjese si puede. Si no, escóndase, cierre la puerta con llave y silencie el teléfono.",
    harm: "Llame al 911 ahora si puede lastimar a alguien. Llame al 988 y oprima 2, de día y de noche: también escuchan a quien teme lo que pueda hacer. Váyase a otro cuarto o afuera, lejos de la persona y de las armas.",
    danger:
      "Llame al 911 ahora, si puede hacerlo sin riesgo. Si no puede hablar, envíe un mensaje de texto al 911 donde exista ese servicio. Si está pensando en quitarse la vida, llame al 988 y oprima 2. Por veneno o demasiadas pastillas, llame al Centro de Control de Envenenamiento: 1-800-222-1222.",
  },
  also: {
    "911": (number) => `Si alguien corre peligro ahora, llame al ${number}.`,
    "988": (number) =>
      `Si alguien piensa en quitarse la vida, llame al ${number} y oprima 2, de día y de noche.`,
    poison: (number) => `Centro de Control de Envenenamiento: ${number}, de día y de noche.`,
    violence: (number) =>
      `Si alguien en casa le hace daño, la Línea Nacional contra la Violencia Doméstica: ${number}.`,
    child: (number) => `Si lastiman a un menor, Childhelp, por llamada o mensaje de texto: ${number}.`,
    missing: (number) => `Si desapareció un menor: ${number}.`,
    assault: (number) => `Por una agresión sexual, la Línea Nacional de Agresión Sexual: ${number}.`,
    trafficking: (number) => `La Línea Nacional contra la Trata de Personas: ${number}.`,
  },
};
