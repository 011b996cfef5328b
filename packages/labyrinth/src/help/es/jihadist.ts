import type { DraftHelp } from '@sandtable/kernel';
import type { jihadist as en } from '../en/jihadist.js';

export const jihadist: DraftHelp<typeof en> = {
  '8.1': [
    'Operaciones de los Yihadistas',
    'Cualquier carta se puede usar en cualquier lugar; su valor es el número de dados o movimientos. Un dado tiene éxito con el número de la Gobernanza o menos: Buena 1, Aceptable 2, Mala 3. No hace falta tirar bajo Gobierno islamista, ni para el Reclutamiento en un país con Cambio de régimen, ni para el Viaje a un vecino.',
  ],
  '8.1.2': [
    'Anunciar y después tirar',
    'Primero di de cada dado para qué país es, después tíralos todos; cuentan al mismo tiempo. Si hay más éxitos que células disponibles, los Yihadistas eligen adónde van las células.',
  ],
  '8.2': [
    'Reclutamiento',
    'Donde haya una célula o un cuadro, cada éxito coloca una célula durmiente de la Pista de Financiamiento, mientras el Financiamiento haga disponibles células. Unos pocos países tienen un número de Reclutamiento propio, que se usa en vez de la Gobernanza. En países con Cambio de régimen y bajo Gobierno islamista no hace falta tirar. Un fracaso no cuesta nada.',
  ],
  '8.3': [
    'Viaje',
    'Cada punto mueve una célula, una vez por carta. A un país adyacente, dentro de su propio país o a un país bajo Gobierno islamista llega con seguridad; a los demás necesita una tirada según la Gobernanza del destino, y una célula que fracasa vuelve a la Pista de Financiamiento.\nLlega como durmiente. Todos los viajes se anuncian antes de tirar ningún dado; un destino sin marcar se sondea antes.',
  ],
  '8.4': [
    'Yihad',
    'En un país musulmán que no esté bajo Gobierno islamista, una célula por cada dado; las durmientes que participan pasan a activas. Cada éxito empeora la Gobernanza un nivel, hasta Mala como mucho, y retira una Ayuda. Cada fracaso cuesta una célula. Solo una Yihad mayor puede traer el Gobierno islamista (8.4.2).',
  ],
  '8.4.2': [
    'Yihad mayor',
    'Si las células superan a las tropas en al menos 5 y todas las durmientes de allí pasan a activas, dos éxitos más allá de Mala traen el Gobierno islamista; basta uno si es un Régimen asediado. Así que un país con Gobernanza Aceptable requiere tres éxitos de una misma carta.\nEntonces el país es Adversario, se retiran su Ayuda y sus marcadores de Régimen asediado y Cambio de régimen, el Financiamiento sube tanto como sus Recursos, y el Prestigio cae a 1 si hay tropas allí. La primera vez en Pakistán, queda disponible su arsenal de tres ADM.',
  ],
  '8.4.3': [
    'Una Yihad que fracasa',
    'Cada dado fallido devuelve una célula a la Pista de Financiamiento, y no queda ningún cuadro; los Yihadistas eligen qué célula.\nSi una Yihad mayor con tres dados en un país que ya tiene Gobernanza Mala no trae el Gobierno islamista, el país pasa a ser un Régimen asediado y se mueve un paso hacia Aliado.',
  ],
  '8.5.1': [
    'Complot: dónde',
    'En cualquier país que no esté bajo Gobierno islamista, incluido Irán, con una célula por cada dado; las durmientes que participan pasan a activas.\nLa primera carta de un turno que se usa para un Complot no desencadena un evento de EE. UU., si se tira al menos un dado.',
  ],
  '8.5.2': [
    'Complot: qué marcador',
    'Cada éxito coloca boca abajo un marcador disponible: con un número que no supere el valor de la carta, o una ADM si hay alguna disponible. Solo los Yihadistas pueden mirarlo. Un fracaso no tiene efecto.',
  ],
  '8.5.6': [
    'Complots no frustrados',
    'Surten efecto al final de cada Fase de Acción de EE. UU., en el orden que elijan los Yihadistas.\nPaís musulmán: Financiamiento +1, o +2 si es Buena; tantos dados como su número (ADM: 3) empeoran la Gobernanza y retiran Ayuda. En los demás: Financiamiento según el número, el doble si es Buena, 9 por una ADM; se hace una tirada de su Postura, y por un país Schengen también otros dos países Schengen la hacen. Irán: solo Financiamiento.\nEstados Unidos: Financiamiento 9, tiradas de Postura y de Prestigio; una ADM gana la partida.\nCon tropas allí, Prestigio −1, o hasta 1 por una ADM.',
  ],
};
