/** The 72 event cards (5.0): number, title, faction order (2.3.2) and kind. What they do is in ../events. */
export type CardHalf = 'unshaded' | 'shaded';

export interface Card {
  readonly number: number;
  readonly title: string;
  /** Faction symbols from left to right: G government, F FARC, A AUC, C cartels. */
  readonly order: string;
  /** 5.2: two texts, of which the executing faction chooses one. */
  readonly dual: boolean;
  /** 5.3: lasts to the end of the game, either side. */
  readonly capability?: true;
  /** 5.4: the shaded text lasts to the next Reset phase. */
  readonly momentum?: true;
  /** The gray 2 that sways non-players (8.1). */
  readonly grey2?: true;
}

export const CARDS: readonly Card[] = [
  { number: 1, title: '1st Division', order: 'GFAC', dual: true, capability: true },
  { number: 2, title: 'Ospina & Mora', order: 'GFAC', dual: true, capability: true },
  { number: 3, title: 'Tapias', order: 'GFAC', dual: true, capability: true },
  { number: 4, title: 'Caño Limón – Coveñas', order: 'GFCA', dual: true },
  { number: 5, title: 'Occidental & Ecopetrol', order: 'GFCA', dual: true },
  { number: 6, title: 'Oil Spill', order: 'GFCA', dual: true },
  { number: 7, title: '7th Special Forces', order: 'GAFC', dual: true, capability: true },
  { number: 8, title: 'Fuerza Aérea Colombiana', order: 'GAFC', dual: true },
  { number: 9, title: 'High Mountain Battalions', order: 'GAFC', dual: true, capability: true },
  { number: 10, title: 'Blackhawks', order: 'GACF', dual: true, capability: true },
  { number: 11, title: 'National Defense & Security Council', order: 'GACF', dual: true, capability: true },
  { number: 12, title: 'Plan Colombia', order: 'GACF', dual: true, momentum: true },
  { number: 13, title: 'Plan Meteoro', order: 'GCFA', dual: true, capability: true },
  { number: 14, title: 'Tres Esquinas', order: 'GCFA', dual: true },
  { number: 15, title: 'War Tax', order: 'GCFA', dual: true },
  { number: 16, title: 'Coffee Prices', order: 'GCAF', dual: true },
  { number: 17, title: 'Madrid Donors', order: 'GCAF', dual: true, momentum: true },
  { number: 18, title: 'NSPD-18', order: 'GCAF', dual: true },
  { number: 19, title: 'General Offensive', order: 'FGAC', dual: false },
  { number: 20, title: 'Mono Jojoy', order: 'FGAC', dual: true, grey2: true },
  { number: 21, title: 'Raúl Reyes', order: 'FGAC', dual: true, grey2: true },
  { number: 22, title: 'Alfonso Cano', order: 'FGCA', dual: true, momentum: true },
  { number: 23, title: 'DoD Contractors', order: 'FGCA', dual: true },
  { number: 24, title: 'Operación Jaque', order: 'FGCA', dual: true },
  { number: 25, title: 'Ejército de Liberación Nacional', order: 'FAGC', dual: true, grey2: true },
  { number: 26, title: 'Gramaje', order: 'FAGC', dual: true, grey2: true },
  { number: 27, title: 'Misil Antiaéreo', order: 'FAGC', dual: true, momentum: true },
  { number: 28, title: 'Hugo Chávez', order: 'FACG', dual: true },
  { number: 29, title: 'Kill Zone', order: 'FACG', dual: true },
  { number: 30, title: 'Peace Commission', order: 'FACG', dual: true, grey2: true },
  { number: 31, title: 'Betancourt', order: 'FCGA', dual: true },
  { number: 32, title: 'Secuestrados', order: 'FCGA', dual: true, grey2: true },
  { number: 33, title: 'Sucumbíos', order: 'FCGA', dual: true },
  { number: 34, title: 'Airdropped AKs', order: 'FCAG', dual: true },
  { number: 35, title: 'Crop Substitution', order: 'FCAG', dual: true },
  { number: 36, title: 'Zona de Convivencia', order: 'FCAG', dual: false },
  { number: 37, title: 'Former Military', order: 'AGFC', dual: true, grey2: true },
  { number: 38, title: 'National Coordination Center', order: 'AGFC', dual: true, grey2: true },
  { number: 39, title: 'Soldados Campesinos', order: 'AGFC', dual: true },
  { number: 40, title: 'Demobilization', order: 'AGCF', dual: true },
  { number: 41, title: 'Mancuso', order: 'AGCF', dual: true, grey2: true },
  { number: 42, title: 'Senado & Cámara', order: 'AGCF', dual: true, momentum: true },
  { number: 43, title: 'Calima Front', order: 'AFGC', dual: true },
  { number: 44, title: 'Colombia Nueva', order: 'AFGC', dual: true },
  { number: 45, title: 'Los Derechos Humanos', order: 'AFGC', dual: true },
  { number: 46, title: 'Limpieza', order: 'AFCG', dual: false },
  { number: 47, title: 'Pinto & del Rosario', order: 'AFCG', dual: true, grey2: true },
  { number: 48, title: 'Unión Sindical Obrera', order: 'AFCG', dual: true },
  { number: 49, title: 'Bloques', order: 'ACGF', dual: true, grey2: true },
  { number: 50, title: 'Carabineros', order: 'ACGF', dual: true },
  { number: 51, title: 'Pipeline Repairs', order: 'ACGF', dual: true },
  { number: 52, title: 'Castaño', order: 'ACFG', dual: true, grey2: true },
  { number: 53, title: 'Criminal Air Force', order: 'ACFG', dual: false },
  { number: 54, title: 'Deserters & Defectors', order: 'ACFG', dual: false },
  { number: 55, title: 'DEA Agents', order: 'CGFA', dual: true },
  { number: 56, title: 'Drogas La Rebaja', order: 'CGFA', dual: true, grey2: true },
  { number: 57, title: 'Op Millennium', order: 'CGFA', dual: true },
  { number: 58, title: 'General Serrano', order: 'CGAF', dual: true },
  { number: 59, title: 'Salcedo', order: 'CGAF', dual: true, grey2: true },
  { number: 60, title: 'The Chess Player', order: 'CGAF', dual: true },
  { number: 61, title: 'Air Bridge', order: 'CFGA', dual: true, grey2: true },
  { number: 62, title: 'Amazonía', order: 'CFGA', dual: true, grey2: true },
  { number: 63, title: 'Narco-War', order: 'CFGA', dual: false, grey2: true },
  { number: 64, title: 'Cocaine Labs', order: 'CFAG', dual: true, grey2: true },
  { number: 65, title: 'Poppies', order: 'CFAG', dual: false },
  { number: 66, title: 'Tingo María', order: 'CFAG', dual: true, grey2: true },
  { number: 67, title: 'Mexican Traffickers', order: 'CAGF', dual: true, momentum: true },
  { number: 68, title: 'Narco-Subs', order: 'CAGF', dual: true, grey2: true },
  { number: 69, title: 'Riverines & Fast Boats', order: 'CAGF', dual: false },
  { number: 70, title: 'Ayahuasca Tourism', order: 'CAFG', dual: true },
  { number: 71, title: 'Darién', order: 'CAFG', dual: true },
  { number: 72, title: 'Sicarios', order: 'CAFG', dual: true, grey2: true },
];

/** Propaganda cards (2.4) bear the numbers after the events. */
export const FIRST_PROPAGANDA = 73;
export const PROPAGANDA_CARDS = 4;
export const isPropaganda = (card: number): boolean => card >= FIRST_PROPAGANDA;
