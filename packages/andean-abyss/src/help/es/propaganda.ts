import type { DraftHelp } from '@sandtable/kernel';
import type { propaganda as en } from '../en/propaganda.js';

export const propaganda: DraftHelp<typeof en> = {
  '6.1': [
    'Fase de Victoria',
    'Cada Ronda de Propaganda empieza comprobando las condiciones de victoria. Si una Facción cumple la suya, la partida termina de inmediato y los márgenes deciden la clasificación.',
  ],
  '6.2': [
    'Fase de Control',
    'Si el Gobierno o las FARC tienen en una Ciudad o Departamento más piezas que todos los demás juntos, controlan el espacio durante esta ronda.\nDespués se sabotea cada LdC con más Guerrillas que cubos y cada LdC adyacente a una Ciudad bajo Control de las FARC.\nCon 7th Special Forces en juego, el Gobierno puede retirar entonces hasta 3 marcadores de Terror o Sabotaje de cualquier lugar.',
  ],
  '6.3': [
    'Fase de Recursos',
    'El Gobierno recibe 30 menos el Econ de las LdC saboteadas, más la Ayuda salvo que el presidente sea Samper. FARC y AUC reciben 1 por cada una de sus Bases en el mapa; los Cárteles, 3. Después vienen los Beneficios de la droga.',
  ],
  '6.3.3': [
    'Beneficios de la droga',
    'Cada Cargamento se cambia: por una Base de su dueño en el mismo espacio, si hay una disponible y sitio para ella, o por 6 Recursos. Las Bases colocadas ahora no cambian el Control de esta ronda.',
  ],
  '6.4.1': [
    'Acción cívica',
    'El Gobierno compra Apoyo donde tiene Control, Tropas y Policía: 3 Recursos por paso. Un paso retira un marcador de Terror o, si no lo hay, cambia el espacio un nivel hacia el Apoyo activo.\nUna Ciudad Neutral con un marcador de Terror necesita 9 Recursos para llegar al Apoyo activo. La Acción cívica es posible en tantos espacios como el Gobierno pueda pagar.',
  ],
  '6.4.2': [
    'Agitación',
    'Las FARC compran Oposición en los espacios bajo su Control, a solo 1 Recurso por paso. Un paso retira un marcador de Terror o, si no lo hay, cambia el espacio un nivel hacia la Oposición activa.',
  ],
  '6.4.3': [
    'Elección',
    'Si el Apoyo total es 60 o menos, asume el siguiente presidente. Samper: la Ayuda no aporta Recursos. Pastrana: el Gobierno debe colocar una Zona FARC. Uribe: se retiran todas las Zonas FARC y ya no hay más Elecciones.',
  ],
  '6.4.4': [
    'Zonas FARC',
    'El Gobierno elige el Departamento, entre los que tienen más piezas de las FARC y aún no son Zona FARC. Sus cubos allí deben redesplegarse de inmediato, y sus Bases allí se retiran.\nA partir de entonces ninguna pieza del Gobierno puede entrar ni colocarse en él. El Ataque aéreo y la Erradicación siguen alcanzándolo.',
  ],
  '6.4.5': [
    'Respaldo de las élites',
    'Las AUC pueden hacer una Concentración gratuita en un espacio sin Oposición que no controlen ni el Gobierno ni las FARC. No la acompaña ninguna Actividad especial.',
  ],
  '6.5': [
    'Fase de Redespliegue',
    'Primero se redespliegan las Tropas obligadas a ello (6.5.1), después pueden hacerlo las demás Tropas (6.5.2) y después la Policía (6.5.3). En esta fase cuentan los marcadores de Control, no las piezas según se mueven.',
  ],
  '6.5.1': [
    'Tropas que deben redesplegarse',
    'Las Tropas en LdC, y en Departamentos sin una Base del Gobierno, deben ir a Ciudades, o a espacios con una Base del Gobierno, bajo Control del Gobierno. Si no los hay, van a Bogotá. Puedes repartirlas. La Policía puede quedarse donde está.',
  ],
  '6.5.2': [
    'Tropas que pueden redesplegarse',
    'Todas las demás Tropas pueden ir también a esas Ciudades y Bases bajo Control del Gobierno. Ningún cubo se redespliega dos veces.',
  ],
  '6.5.3': [
    'Policía que puede redesplegarse',
    'La Policía puede ir a cualquier LdC y a cualquier espacio bajo Control del Gobierno. La Policía en las LdC protege tus ingresos; junto a las Tropas hace posible la Acción cívica.',
  ],
  '6.6': [
    'Fase de Reinicio',
    'Todas las Facciones pasan a ser elegibles, se retiran todos los marcadores de Terror, Sabotaje y Control, termina el Ímpetu insurgente y todas las Guerrillas pasan a clandestinas.',
  ],
  '7.1': [
    'Clasificación',
    'Los márgenes de victoria clasifican a las Facciones. En caso de empate van primero los No jugadores, después Cárteles, AUC, FARC y Gobierno. Si una Facción No jugador cumple su condición de victoria, pierden todos los jugadores.',
  ],
  '7.2': [
    'Condiciones de victoria',
    'Gobierno: Apoyo total por encima de 60.\nFARC: Oposición total y Bases de las FARC, juntas por encima de 25.\nAUC: más Bases que las FARC.\nCárteles: más de 10 Bases y más de 40 Recursos.\nNo basta con alcanzar el número: hay que superarlo.',
  ],
  '7.3': [
    'Margen de victoria',
    'Cuánto supera una Facción su condición de victoria, o cuánto le falta.\nGobierno: Apoyo total menos 60.\nFARC: Oposición y Bases menos 25.\nAUC: sus Bases menos las de las FARC.\nCárteles: el menor de estos dos valores: Bases menos 10 o Recursos menos 40.\nTras la Propaganda final gana el margen más alto, aunque sea inferior a 0.',
  ],
};
