import type { DraftHelp } from '@sandtable/kernel';
import type { events as en } from '../en/events.js';

export const events: DraftHelp<typeof en> = {
  '5.1': [
    'Ejecutar un Evento',
    'El Evento hace lo que dice su texto, incluso contra las demás reglas; solo se mantienen los límites de Bases, Zonas FARC, piezas disponibles, Recursos y Ayuda. Decide la Facción que lo ejecuta, salvo que el texto dé la elección a otra.\nOmite lo que no se pueda hacer y haz el resto. «Hasta» significa que puedes parar antes.',
  ],
  '5.2': [
    'Texto claro o sombreado',
    'Muchos Eventos tienen dos textos, y la Facción que lo ejecuta elige cualquiera de ellos. El texto claro casi siempre ayuda al Gobierno y el sombreado lo perjudica, pero puedes elegir el que te convenga.',
  ],
  '5.3': [
    'Capacidades del Gobierno',
    'Estos Eventos duran hasta el final de la partida: con el texto claro ayudan al Gobierno, con el sombreado lo perjudican.',
  ],
  '5.4': [
    'Ímpetu insurgente',
    'El texto sombreado de estos Eventos dura hasta la Fase de Reinicio de la próxima Ronda de Propaganda y casi siempre perjudica al Gobierno.',
  ],
  '5.5': [
    'Acciones gratuitas por un Evento',
    'Las Operaciones y Actividades especiales que concede un Evento son gratuitas y no afectan a la elegibilidad. Sus demás condiciones siguen vigentes, salvo que el texto diga otra cosa: con «cualquier Guerrilla», también una activa puede cometer Terror.',
  ],
};
