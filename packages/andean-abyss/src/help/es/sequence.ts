import type { DraftHelp } from '@sandtable/kernel';
import type { sequence as en } from '../en/sequence.js';

export const sequence: DraftHelp<typeof en> = {
  '2.1': [
    'Preparación',
    'En el despliegue libre cada Facción coloca ella misma sus piezas iniciales: primero los Cárteles; después AUC, FARC y Gobierno.\nLas FARC se colocan en Departamentos; el Gobierno, en Ciudades y Departamentos sin Bases de las FARC; al menos 4 de las 6 Bases de los Cárteles van en Departamentos poblados. El límite de 2 Bases por espacio rige también aquí.\nEn el despliegue estándar todo esto ya está hecho.',
  ],
  '2.2': [
    'El mazo',
    'Hay una carta en juego, y la siguiente está a la vista de todos, salvo que hayas elegido jugar sin ello. Planea con las dos: un buen Evento puede llegar en una carta en la que no serás elegible.',
  ],
  '2.3.1': [
    'Elegibilidad',
    'Una Facción que ejecutó una Operación o el Evento en la última carta es inelegible en esta; todas las demás son elegibles. Al principio y tras cada Ronda de Propaganda lo son todas. Una Facción que solo hizo algo gratuito en el turno de otra sigue siendo elegible.',
  ],
  '2.3.2': [
    'Orden de las Facciones',
    'Los símbolos de la carta, de izquierda a derecha, indican quién elige primero. Las Facciones inelegibles se saltan. La primera que no pasa es la 1.ª elegible; la siguiente, la 2.ª.',
  ],
  '2.3.3': [
    'Pasar',
    'No haces nada, ganas 1 Recurso (el Gobierno, 3) y sigues siendo elegible para la siguiente carta. Tu lugar en esta carta lo toma la siguiente Facción del orden.',
  ],
  '2.3.4': [
    'Qué puedes hacer en esta carta',
    'Como 1.ª elegible: una Operación, con o sin Actividad especial, o el Evento.\nComo 2.ª elegible depende de la primera. Tras una Operación sola puedes hacer una Operación limitada (un espacio). Tras una Operación con Actividad especial: una Operación limitada o el Evento. Tras el Evento: una Operación, con una Actividad especial si quieres.\nPiensa qué dejas a la 2.ª elegible: tu Actividad especial le da acceso al Evento. Pasar está siempre permitido.',
  ],
  '2.3.5': [
    'Operación limitada',
    'Una Operación en un solo espacio, sin Actividad especial. Patrulla, Barrida y Marcha pueden traer piezas de varios espacios, pero todas a un único destino.\nPor lo demás cuesta y hace lo mismo que una Operación completa, y también te hace inelegible en la siguiente carta.',
  ],
  '2.3.6': [
    'Envío',
    'Si pagaste una Operación y no añadiste una Actividad especial, se puede retirar un Cargamento para hacer una Operación limitada más, de cualquier tipo y gratuita.\nPuede ser un Cargamento tuyo, o de otro jugador si acepta. Una vez por carta.\nUna Operación que no costó nada, como una Marcha solo por LdC, no da derecho a ello.',
  ],
  '2.3.7': [
    'Quién será elegible después',
    'Al acabar la carta, las Facciones que ejecutaron una Operación o el Evento pasan a inelegibles; las demás, a elegibles. Algunos Eventos lo cambian: mantienen elegible a una Facción, o la hacen inelegible hasta el final de la siguiente carta.',
  ],
  '2.3.9': [
    'La última carta de Evento',
    'En la última carta de Evento antes de la Propaganda final los jugadores solo pueden hacer Operaciones limitadas, y ni Barrida ni Marcha. El Evento está disponible como siempre. Los No jugadores no quedan limitados.',
  ],
  '2.4.1': [
    'La Propaganda final',
    'La cuarta carta de Propaganda (la tercera en la partida corta) es la última. Si nadie gana a su comienzo, su ronda se juega hasta el Respaldo de las élites inclusive, y después deciden los márgenes.',
  ],
};
