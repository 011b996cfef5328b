import type { Language } from '@sandtable/kernel';
import type { AdvantageId } from '../data/advantages.js';
import type { WordsByLanguage } from '../ministries/words.js';
import type { MinistryAction } from '../references.js';

type Name = readonly [pl: string, hu: string, fr: string];

/** Advantages; the English names are with their facts. */
export const ADVANTAGE_NAMES: Readonly<Record<AdvantageId, Name>> = {
  'baltic-trade': ['Handel Bałtycki', 'Balti kereskedelem', 'Commerce baltique'],
  'central-europe-conflict': ['Konflikt w Europie Środkowej', 'Közép-európai konfliktus', 'Conflit en Europe centrale'],
  'german-diplomacy': ['Dyplomacja Niemiecka', 'Német diplomácia', 'Diplomatie allemande'],
  'italy-influence': ['Wpływy we Włoszech', 'Itáliai befolyás', 'Influence en Italie'],
  'mediterranean-intrigue': ['Intrygi Śródziemnomorskie', 'Földközi-tengeri ármány', 'Intrigues méditerranéennes'],
  'naval-bastion': ['Skała', 'Tengeri bástya', 'Bastion naval'],
  'silesia-negotiations': ['Negocjacje o Śląsk', 'Sziléziai tárgyalások', 'Négociations sur la Silésie'],
  'algonquin-raids': ['Napady Algonkinów', 'Algonkin portyák', 'Raids algonquins'],
  'fur-trade': ['Handel Futrami', 'Prémkereskedelem', 'Commerce des fourrures'],
  'iroquois-raids': ['Napady Irokezów', 'Irokéz portyák', 'Raids iroquois'],
  'patriot-agitation': ['Agitacja Patriotów', 'Hazafias agitáció', 'Agitation patriote'],
  wheat: ['Pszenica', 'Búza', 'Blé'],
  fruit: ['Owoce', 'Gyümölcs', 'Fruits'],
  'letters-of-marque': ['Listy Kaperskie', 'Kalózlevelek', 'Lettres de marque'],
  'pirate-havens': ['Przystanie Piratów', 'Kalózkikötők', 'Repaires de pirates'],
  rum: ['Rum', 'Rum', 'Rhum'],
  'slaving-contracts': ['Kontrakty Niewolnicze', 'Rabszolga-szerződések', 'Contrats négriers'],
  'power-struggle': ['Walka o Władzę', 'Hatalmi harc', 'Lutte de pouvoir'],
  'raids-and-incursions': ['Najazdy i Napady', 'Portyák és betörések', 'Raids et incursions'],
  'separatist-wars': ['Wojny Separatystów', 'Szakadár háborúk', 'Guerres séparatistes'],
  silk: ['Jedwab', 'Selyem', 'Soie'],
  textiles: ['Tkaniny', 'Textíliák', 'Textiles'],
};

/** Ministries whose names are no person’s, by number. */
export const MINISTRY_NAMES: Readonly<Record<number, Name>> = {
  1: ['Kardynałowie-Ministrowie', 'A bíboros-miniszterek', 'Les cardinaux-ministres'],
  3: ['Dwór Króla Słońce', 'A Napkirály udvara', 'La cour du Roi-Soleil'],
  4: ['Jakobici', 'Jakobita felkelések', 'Soulèvements jacobites'],
  7: ['Kompania Wschodnioindyjska', 'Kelet-indiai Társaság', 'Compagnie des Indes orientales'],
  8: ['Bank Anglii', 'Az Angol Bank', 'Banque d’Angleterre'],
  9: ['Hugenoci w Nowym Świecie', 'Hugenották az Újvilágban', 'Huguenots du Nouveau Monde'],
  13: ['Pompadour i du Barry', 'Pompadour és du Barry', 'Pompadour et du Barry'],
  15: ['Pitt Starszy', 'Az idősebb Pitt', 'Pitt l’Ancien'],
  17: ['Banki Kupieckie', 'Kereskedelmi bankok', 'Banques marchandes'],
  20: ['Negocjacje papiesko-hanowerskie', 'Pápai-hannoveri tárgyalások', 'Négociations papauté-Hanovre'],
  21: ['Ustawy Townshenda', 'Townshend-törvények', 'Lois Townshend'],
  24: ['Handel z Ameryką Północną', 'Észak-amerikai kereskedelem', 'Commerce nord-américain'],
  25: ['Markiz de Condorcet', 'Condorcet márki', 'Marquis de Condorcet'],
};

/** What is done with a Ministry, whatever its name. */
export const ACTION_NAMES: Readonly<Record<MinistryAction, Readonly<Record<Language, (name: string) => string>>>> = {
  reveal: {
    en: (name) => `Reveal ${name}`,
    pl: (name) => `Ujawnij kartę „${name}”`,
    hu: (name) => `${name} felfedése`,
    fr: (name) => `Révéler « ${name} »`,
  },
  use: {
    en: (name) => `Use ${name}`,
    pl: (name) => `Użyj karty „${name}”`,
    hu: (name) => `${name} használata`,
    fr: (name) => `Utiliser « ${name} »`,
  },
};

/** Wars and their theaters, and the cards whose titles the rulebook translates. */
export const WAR_NAMES: WordsByLanguage = {
  'war.wss': {
    en: 'War of the Spanish Succession',
    pl: 'wojna o sukcesję hiszpańską',
    hu: 'spanyol örökösödési háború',
    fr: 'guerre de Succession d’Espagne',
  },
  'war.was': {
    en: 'War of the Austrian Succession',
    pl: 'wojna o sukcesję austriacką',
    hu: 'osztrák örökösödési háború',
    fr: 'guerre de Succession d’Autriche',
  },
  'war.7yw': { en: 'Seven Years War', pl: 'wojna siedmioletnia', hu: 'hétéves háború', fr: 'guerre de Sept Ans' },
  'war.awi': {
    en: 'American War of Independence',
    pl: 'wojna o niepodległość Stanów Zjednoczonych',
    hu: 'amerikai függetlenségi háború',
    fr: 'guerre d’indépendance américaine',
  },
  'theater.wss-1': { en: 'Central Europe', pl: 'Europa Środkowa', hu: 'Közép-Európa', fr: 'Europe centrale' },
  'theater.wss-2': { en: 'Spain', pl: 'Hiszpania', hu: 'Spanyolország', fr: 'Espagne' },
  'theater.wss-3': {
    en: 'Queen Anne’s War',
    pl: 'wojna królowej Anny',
    hu: 'Anna királynő háborúja',
    fr: 'guerre de la reine Anne',
  },
  'theater.wss-4': {
    en: 'Jacobite Rebellion',
    pl: 'powstanie jakobitów',
    hu: 'jakobita felkelés',
    fr: 'rébellion jacobite',
  },
  'theater.was-1': { en: 'Central Europe', pl: 'Europa Środkowa', hu: 'Közép-Európa', fr: 'Europe centrale' },
  'theater.was-2': {
    en: 'King George’s War',
    pl: 'wojna króla Jerzego',
    hu: 'György király háborúja',
    fr: 'guerre du roi George',
  },
  'theater.was-3': {
    en: 'First Carnatic War',
    pl: 'pierwsza wojna w Karnatyku',
    hu: 'első karnatik háború',
    fr: 'première guerre carnatique',
  },
  'theater.was-4': {
    en: 'Jacobite Rebellion',
    pl: 'powstanie jakobitów',
    hu: 'jakobita felkelés',
    fr: 'rébellion jacobite',
  },
  'theater.7yw-1': {
    en: 'Atlantic Dominance',
    pl: 'panowanie na Atlantyku',
    hu: 'atlanti uralom',
    fr: 'domination de l’Atlantique',
  },
  'theater.7yw-2': {
    en: 'Third Carnatic War',
    pl: 'trzecia wojna w Karnatyku',
    hu: 'harmadik karnatik háború',
    fr: 'troisième guerre carnatique',
  },
  'theater.7yw-3': {
    en: 'French & Indian War',
    pl: 'wojna o panowanie w Ameryce Północnej',
    hu: 'francia és indián háború',
    fr: 'guerre de la Conquête',
  },
  'theater.7yw-4': { en: 'Prussia’s Wars', pl: 'wojny Prus', hu: 'Poroszország háborúi', fr: 'guerres de la Prusse' },
  'theater.awi-1': {
    en: 'American Revolution',
    pl: 'rewolucja amerykańska',
    hu: 'amerikai forradalom',
    fr: 'Révolution américaine',
  },
  'theater.awi-2': { en: 'Mysore War', pl: 'wojna o Majsur', hu: 'maiszúri háború', fr: 'guerre du Mysore' },
  'theater.awi-3': { en: 'Antilles War', pl: 'wojna o Antyle', hu: 'antillai háború', fr: 'guerre des Antilles' },
  'card.11': { en: 'Calico Acts', pl: 'Akt o perkalu', hu: 'Kartontörvények', fr: 'Lois sur le calicot' },
  'card.24': {
    en: 'West African Gold Mining',
    pl: 'Złoto z Afryki Zachodniej',
    hu: 'Nyugat-afrikai aranybányászat',
    fr: 'Or d’Afrique de l’Ouest',
  },
};
