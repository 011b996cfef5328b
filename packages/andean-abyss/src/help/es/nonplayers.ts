import type { DraftHelp } from '@sandtable/kernel';
import type { nonplayers as en } from '../en/nonplayers.js';

export const nonplayers: DraftHelp<typeof en> = {
  '8.1': [
    'Los No jugadores y la carta',
    'Una Facción No jugador que es 1.ª elegible solo toma el Evento si su símbolo es el primero por la izquierda en la carta; como 2.ª elegible lo toma siempre que esté libre, salvo que la carta tenga un 2 gris.\nSi el Evento no cambiara nada, hace en su lugar una Operación. Los No jugadores nunca quedan limitados, nunca hacen un Envío, y pasan con 0 Recursos.\nEn la partida de dos jugadores, el Gobierno elige entre Evento y Operación para un No jugador que sea 2.ª elegible.',
  ],
  '8.1.1': [
    'Qué hacen los No jugadores',
    'Cada Facción No jugador recorre su propia lista de condiciones para hallar su Operación, la lleva a cabo hasta donde puede y, si es posible, añade la Actividad especial que le corresponde.\nSi una Operación no es posible, hace la anterior de la lista: Terror, Ataque, Marcha, Concentración; si ni siquiera la Concentración es posible, pasa.',
  ],
  '8.1.2': [
    'Cómo tratan las piezas los No jugadores',
    'Colocan Bases antes que Guerrillas, y retiran primero Bases enemigas; después Policía, Tropas, Guerrillas clandestinas y activas. Marchan de modo que sigan clandestinas si pueden. De sus propias piezas pierden primero las Guerrillas activas. Guardan los Cargamentos con sus propias Guerrillas y los cambian por Bases. No dan nada.',
  ],
  '8.2': [
    'Espacios al azar',
    'Si varias Ciudades o Departamentos son igual de buenos para un No jugador, tres dados señalan un lugar de una tabla fija, y se elige el primer candidato a partir de él.',
  ],
  '8.3': [
    'LdC al azar',
    'Entre LdC equivalentes, un No jugador elige la de mayor Econ; después, una adyacente a una Ciudad al azar; después, una al azar.',
  ],
  '8.4': [
    'Eventos de los No jugadores',
    'Un No jugador ejecuta un Evento según principios generales y, con algunas cartas, según instrucciones especiales.',
  ],
  '8.4.1': ['Qué texto', 'Un No jugador elige siempre el texto sombreado si lo hay.'],
  '8.4.2': ['Tanto como se pueda', 'Un No jugador coloca y mueve tantas piezas como permita el Evento.'],
  '8.4.3': [
    'Dónde tienen efecto los Eventos',
    'Cuando un Evento cambia Apoyo u Oposición, un No jugador elige el espacio que más cambia los totales; por lo demás, los espacios son al azar.',
  ],
  '8.4.4': [
    'Instrucciones para Eventos',
    'Con algunas cartas, la hoja de la Facción cuyo símbolo es el primero de la carta dice qué hace un No jugador.',
  ],
  '8.5.1': [
    'Cárteles No jugador: Concentración y Cultivo',
    'Hacen una Concentración si tienen disponibles 10 o más de sus Guerrillas y Bases, o si con ella pueden colocar una Base. Hasta 3 espacios: primero Bases; después, las Guerrillas activas en Bases con cubos pasan a clandestinas; después, Guerrillas en Bases que no tengan; después, un Departamento más para el Cultivo.',
  ],
  '8.5.2': [
    'Cárteles No jugador: Marcha y Procesamiento',
    'Si no, mientras haya un Cargamento disponible, marchan a una Ciudad o Departamento con sitio para una Base, dejando una Guerrilla en cada Base, y con el Procesamiento colocan 2 Cargamentos; si no pueden, retiran una Base por Recursos donde tengan dos.',
  ],
  '8.5.3': [
    'Cárteles No jugador: Terror y Soborno',
    'Si no, Terror en hasta 3 espacios poblados: primero los que tienen Apoyo, después Oposición. Los Sobornos retiran las piezas del Gobierno antes que las de FARC y AUC, donde los Cárteles tienen piezas.',
  ],
  '8.6.1': [
    'AUC No jugador: Concentración, Extorsión y Respaldo de las élites',
    'Las AUC hacen una Concentración si tienen disponibles 6 o más Guerrillas o si con ella pueden colocar una Base. Hasta 3 espacios: Bases; después, las Guerrillas activas en Bases con cubos pasan a clandestinas; después, Guerrillas en Bases de las FARC, en las propias, en otros lugares. Extorsionan donde pueden. El Respaldo de las élites sigue el mismo orden.',
  ],
  '8.6.2': [
    'AUC No jugador: Marcha',
    'Si no, cuando hay Guerrillas de las AUC en menos de la mitad de los espacios con Bases de las FARC, las AUC marchan a un espacio con piezas de las FARC y sin Guerrillas propias, con una Base de las FARC si llegan a alguna, dejando Guerrillas que protejan sus Bases. Extorsionan donde pueden.',
  ],
  '8.6.3': [
    'AUC No jugador: Ataque y Emboscada',
    'Si ninguna Guerrilla clandestina de las AUC está con una Base de las FARC, las AUC atacan en hasta 3 espacios: por los Cargamentos, después a las FARC, después al Gobierno. Hacen la Emboscada donde tienen menos Guerrillas.',
  ],
  '8.6.4': [
    'AUC No jugador: Terror y Asesinato',
    'Si una Guerrilla clandestina de las AUC está con una Base de las FARC, las AUC cometen Terror allí y en hasta 2 espacios más, y un Asesinato donde pueden: por los Cargamentos, después contra las FARC, el Gobierno, los Cárteles.',
  ],
  '8.7.1': [
    'FARC No jugador: Concentración y Extorsión',
    'Las FARC hacen una Concentración si tienen disponibles 9 o más Guerrillas o si con ella pueden colocar una Base: primero Bases; después, las Guerrillas activas en Bases con cubos pasan a clandestinas; después, Guerrillas en todas sus Bases; después, un espacio más. Extorsionan donde tienen dos o más Guerrillas clandestinas, y en una LdC.',
  ],
  '8.7.2': [
    'FARC No jugador: Marcha',
    'Si no, cuando no amenazan ningún espacio con Apoyo ni ninguna LdC, las FARC marchan: a LdC aún sin Sabotaje; después, a hasta 3 espacios poblados donde aún no podían agitar; después, con su grupo más numeroso, a uno más.',
  ],
  '8.7.3': [
    'FARC No jugador: Ataque y Emboscada',
    'Si no, cuando tienen más Recursos que el Gobierno, las FARC atacan dondequiera que tengan 3 o más Guerrillas, y en un espacio con una clandestina: por los Cargamentos, después a las AUC, al Gobierno, a los Cárteles. Hacen la Emboscada donde tienen menos Guerrillas.',
  ],
  '8.7.4': [
    'FARC No jugador: Terror y Secuestro',
    'Si no, Terror: en todas las LdC que puedan sabotear, después donde puedan secuestrar, después en todos los demás espacios poblados que no estén en Oposición activa. Hacen un Secuestro en hasta 3 de ellos, primero en LdC y en Ciudades.',
  ],
  '8.7.5': [
    'FARC No jugador: Agitación',
    'Las FARC hacen tanta Agitación como pueden pagar: primero donde hay menos marcadores de Terror; después, en espacios con Apoyo; después, donde la Población es mayor. Solo retiran Terror donde después puede cambiar el nivel.',
  ],
  '8.8': [
    'La partida en solitario',
    'Si juegas a solas con el Gobierno no puedes ganar antes de tiempo; cualquier No jugador que cumpla su condición de victoria te vence. Tras la Propaganda final se compara tu margen con el mejor de los suyos: cuanta más ventaja, mejor resultado.',
  ],
};
