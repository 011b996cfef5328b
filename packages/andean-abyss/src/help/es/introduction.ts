import type { DraftHelp } from '@sandtable/kernel';
import type { introduction as en } from '../en/introduction.js';

export const introduction: DraftHelp<typeof en> = {
  '1.3.6': [
    'Espacios adyacentes',
    'Dos espacios son adyacentes si se tocan. Una LdC entre dos Departamentos no los separa, y todos los espacios que se encuentran en una Localidad son adyacentes entre sí; la Localidad misma no es un espacio. Mira un espacio para ver sus vecinos.',
  ],
  '1.4.1': [
    'Fuerzas disponibles y retirada de piezas propias',
    'Solo se pueden colocar piezas disponibles. Si no queda ninguna de un tipo, no se coloca nada, y una pieza que habría que reemplazar simplemente se retira.\nMientras llevas a cabo una Operación, Actividad especial o Evento puedes retirar del mapa piezas propias, por ejemplo para volver a colocarlas, clandestinas, donde las necesites. Antes de empezar una Operación no puedes retirar una pieza que esta necesite.\nSi eliges como objetivo a una Facción en un espacio, debes afectar a todas las piezas suyas que puedas.',
  ],
  '1.4.2': [
    'Límites de apilamiento',
    'En una Ciudad o Departamento caben como máximo 2 Bases, sumadas las de todas las Facciones. En las LdC, ninguna. Las piezas del Gobierno no pueden entrar en una Zona FARC. Tropas, Policía y Guerrillas no tienen otro límite, salvo en Ecuador, cuando un Evento lo abre: 2 piezas por Facción.',
  ],
  '1.4.3': [
    'Clandestinas y activas',
    'Una Guerrilla está clandestina (oculta) o activa (visible). Las nuevas se colocan siempre clandestinas.\nLas activan la Barrida y la Patrulla, y también sus propios Ataque, Terror y Extorsión, y una Marcha a un espacio vigilado (3.3.2). El Asalto y el Ataque aéreo solo afectan a las activas.\nTodas pasan a clandestinas al final de una Ronda de Propaganda, o con una Concentración en una de sus Bases.',
  ],
  '1.5': [
    'Jugadores y Facciones',
    'Cada una de las cuatro Facciones lucha por su cuenta; todas las demás son enemigas.\nCon menos personas, las Facciones No jugador siguen las prioridades del reglamento (8), o dos o tres jugadores se reparten las cuatro Facciones: entonces un jugador solo gana si ganan todas las suyas, y cuenta su margen más bajo.',
  ],
  '1.5.1': [
    'Tratos',
    'Puedes prometer cualquier cosa, y nadie está obligado a cumplir lo prometido. Solo pueden cambiar de manos de verdad Recursos y Cargamentos, solo hacia la Facción que actúa o desde ella, y quien los da debe aceptar. Dos Facciones de un mismo jugador no se dan nada.',
  ],
  '1.6': [
    'Apoyo y Oposición',
    'Cada espacio poblado está en uno de cinco niveles: Apoyo activo, Apoyo pasivo, Neutral, Oposición pasiva, Oposición activa.\nEn pasivo la Población cuenta una vez; en activo, dos. Una Ciudad de 8 en Apoyo activo vale 16 para el Gobierno.\nLas LdC y los Departamentos de Población 0 son siempre Neutrales y no cuentan para nadie.',
  ],
  '1.7': [
    'Recursos, Ayuda y transferencias',
    'Las Operaciones se pagan con Recursos (99 como máximo). La Ayuda (29 como máximo) todavía no es dinero: se suma a los Recursos del Gobierno en una Ronda de Propaganda, salvo que el presidente sea Samper.\nOtro jugador puede darte Recursos mientras actúas, o tú puedes darlos; debes conservar los suficientes para la Operación que empiezas. Los No jugadores aceptan regalos, pero no dan nada.',
  ],
};
