import type { DraftHelp } from '@sandtable/kernel';
import type { us as en } from '../en/us.js';

export const us: DraftHelp<typeof en> = {
  '7.1': [
    'Operaciones de EE. UU.',
    'El valor de la carta debe ser igual o mayor que la Gobernanza del destino: Buena 1, Aceptable 2, Mala 3. Cambio de régimen, Repliegue y Alerta siempre necesitan un 3. En un país bajo Gobierno islamista solo son posibles el Cambio de régimen y la Alerta.',
  ],
  '7.2': [
    'Guerra de ideas',
    'En un país musulmán que sea Neutral, o Aliado sin Gobernanza Buena todavía: con un resultado modificado de 5 o más, un Neutral pasa a ser Aliado, o la Gobernanza de un Aliado mejora un nivel. Un 4 exacto coloca la primera Ayuda. Con Cambio de régimen, las tropas deben superar en 5 a las células.\nEn otro país, salvo Estados Unidos, Israel e Irán: se hace una tirada de su Postura, Dura con 5 o 6. Si entonces es la misma que la de EE. UU., el Prestigio sube 1.',
  ],
  '7.3.1': [
    'Despliegue',
    'Mueve cualquier número de tropas de un lugar a otro; la Pista de Tropas también es un lugar. El valor debe ser igual o mayor que la Gobernanza del destino; a la pista sirve cualquier carta.\nDe un país con Cambio de régimen solo pueden salir tropas mientras las que queden superen en 5 a las células. Las tropas en la pista dan más cartas.',
  ],
  '7.3.3': [
    'Adónde pueden ir las tropas',
    'Solo a un Aliado, que siempre es un país musulmán, o de vuelta a la Pista de Tropas. A un país bajo Gobierno islamista llegan mediante el Cambio de régimen.',
  ],
  '7.3.4': [
    'Cambio de régimen',
    'Con valor 3 y EE. UU. en Postura Dura, lleva al menos 6 tropas de un mismo lugar a un país bajo Gobierno islamista. Recibe un marcador verde y pasa a ser Aliado, se hace una tirada de su Gobernanza (Mala con 1 a 4, Aceptable con 5 o 6), todas las células de allí pasan a activas y se hace una tirada de Prestigio.\nDesde entonces las tropas deben superar en 5 a las células antes de que pueda salir alguna o sea posible una Guerra de ideas; allí el Reclutamiento no necesita tirada. El marcador se retira cuando la Gobernanza pasa a Buena o a Gobierno islamista.',
  ],
  '7.3.5': [
    'Repliegue',
    'Con valor 3 y EE. UU. en Postura Blanda, saca cualquier número de tropas de un país con Cambio de régimen, haya las células que haya, hacia un Aliado o hacia la pista. Pierde su Ayuda, queda como Régimen asediado y se hace una tirada de Prestigio. El marcador de Cambio de régimen se queda.',
  ],
  '7.4.1': [
    'Dónde desarticular',
    'Debe haber una célula o un cuadro en el país, y este debe ser un Aliado, o un país no musulmán que no sea Irán, o tener al menos 2 tropas. El valor debe ser igual o mayor que su Gobernanza.',
  ],
  '7.4.2': [
    'Qué hace la Desarticulación',
    'Afecta a una célula, o a dos si hay al menos 2 tropas o la Postura del país es Dura. Una célula activa vuelve a la Pista de Financiamiento, una durmiente pasa a activa; la misma célula no puede sufrir ambas cosas. Si no hay ninguna célula, se retira el cuadro. Si se va la última célula, queda un cuadro.\nCon al menos 2 tropas allí, el Prestigio sube 1.',
  ],
  '7.5.2': [
    'Alerta',
    'Con valor 3, elige un complot en cualquier lugar, incluso en Irán o en un Adversario, ponlo boca arriba y frústralo. Una ADM sale de la partida; cualquier otro marcador se puede volver a usar. No puedes mirar antes de elegir.',
  ],
  '7.6.2': [
    'Reevaluación',
    'Las dos cartas de una Fase de Acción, cada una de valor 3 y sin Reservas, dan la vuelta a la Postura de EE. UU., de Dura a Blanda o al revés.',
  ],
  '7.6.3': [
    'El orden de una Reevaluación',
    'Si las dos cartas llevan eventos de los Yihadistas, esos ocurren también. EE. UU. elige en qué orden ocurren ellos y el cambio de Postura.',
  ],
};
