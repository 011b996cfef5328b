import { texts } from '@sandtable/kernel';

/** Advantages. */
export const ADVANTAGE_NAMES = texts({
  'advantage.baltic-trade': {
    en: 'Baltic Trade',
    pl: 'Handel Bałtycki',
    hu: 'Balti kereskedelem',
    fr: 'Commerce baltique',
  },
  'advantage.central-europe-conflict': {
    en: 'Central Europe Conflict',
    pl: 'Konflikt w Europie Środkowej',
    hu: 'Közép-európai konfliktus',
    fr: 'Conflit en Europe centrale',
  },
  'advantage.german-diplomacy': {
    en: 'German Diplomacy',
    pl: 'Dyplomacja Niemiecka',
    hu: 'Német diplomácia',
    fr: 'Diplomatie allemande',
  },
  'advantage.italy-influence': {
    en: 'Italy Influence',
    pl: 'Wpływy we Włoszech',
    hu: 'Itáliai befolyás',
    fr: 'Influence en Italie',
  },
  'advantage.mediterranean-intrigue': {
    en: 'Mediterranean Intrigue',
    pl: 'Intrygi Śródziemnomorskie',
    hu: 'Földközi-tengeri ármány',
    fr: 'Intrigues méditerranéennes',
  },
  'advantage.naval-bastion': { en: 'Naval Bastion', pl: 'Skała', hu: 'Tengeri bástya', fr: 'Bastion naval' },
  'advantage.silesia-negotiations': {
    en: 'Silesia Negotiations',
    pl: 'Negocjacje o Śląsk',
    hu: 'Sziléziai tárgyalások',
    fr: 'Négociations sur la Silésie',
  },
  'advantage.algonquin-raids': {
    en: 'Algonquin Raids',
    pl: 'Napady Algonkinów',
    hu: 'Algonkin portyák',
    fr: 'Raids algonquins',
  },
  'advantage.fur-trade': {
    en: 'Fur Trade',
    pl: 'Handel Futrami',
    hu: 'Prémkereskedelem',
    fr: 'Commerce des fourrures',
  },
  'advantage.iroquois-raids': {
    en: 'Iroquois Raids',
    pl: 'Napady Irokezów',
    hu: 'Irokéz portyák',
    fr: 'Raids iroquois',
  },
  'advantage.patriot-agitation': {
    en: 'Patriot Agitation',
    pl: 'Agitacja Patriotów',
    hu: 'Hazafias agitáció',
    fr: 'Agitation patriote',
  },
  'advantage.wheat': { en: 'Wheat', pl: 'Pszenica', hu: 'Búza', fr: 'Blé' },
  'advantage.fruit': { en: 'Fruit', pl: 'Owoce', hu: 'Gyümölcs', fr: 'Fruits' },
  'advantage.letters-of-marque': {
    en: 'Letters of Marque',
    pl: 'Listy Kaperskie',
    hu: 'Kalózlevelek',
    fr: 'Lettres de marque',
  },
  'advantage.pirate-havens': {
    en: 'Pirate Havens',
    pl: 'Przystanie Piratów',
    hu: 'Kalózkikötők',
    fr: 'Repaires de pirates',
  },
  'advantage.rum': { en: 'Rum', pl: 'Rum', hu: 'Rum', fr: 'Rhum' },
  'advantage.slaving-contracts': {
    en: 'Slaving Contracts',
    pl: 'Kontrakty Niewolnicze',
    hu: 'Rabszolga-szerződések',
    fr: 'Contrats négriers',
  },
  'advantage.power-struggle': {
    en: 'Power Struggle',
    pl: 'Walka o Władzę',
    hu: 'Hatalmi harc',
    fr: 'Lutte de pouvoir',
  },
  'advantage.raids-and-incursions': {
    en: 'Raids & Incursions',
    pl: 'Najazdy i Napady',
    hu: 'Portyák és betörések',
    fr: 'Raids et incursions',
  },
  'advantage.separatist-wars': {
    en: 'Separatist Wars',
    pl: 'Wojny Separatystów',
    hu: 'Szakadár háborúk',
    fr: 'Guerres séparatistes',
  },
  'advantage.silk': { en: 'Silk', pl: 'Jedwab', hu: 'Selyem', fr: 'Soie' },
  'advantage.textiles': { en: 'Textiles', pl: 'Tkaniny', hu: 'Textíliák', fr: 'Textiles' },
});

/** What is done with a Ministry, whatever its name. */
export const ACTION_NAMES = texts({
  reveal: { en: 'Reveal {name}', pl: 'Ujawnij kartę „{name}”', hu: '„{name}” felfedése', fr: 'Révéler « {name} »' },
  use: { en: 'Use {name}', pl: 'Użyj karty „{name}”', hu: '„{name}” használata', fr: 'Utiliser « {name} »' },
});

/** Wars and their theaters, and the cards whose titles the rulebook translates. */
export const WAR_NAMES = texts({
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
  'card.11': {
    en: 'Calico Acts',
    pl: 'Calico Acts (Akt o perkalu)',
    hu: 'Calico Acts (Kartontörvények)',
    fr: 'Calico Acts (Lois sur le calicot)',
  },
  'card.24': {
    en: 'West African Gold Mining',
    pl: 'West African Gold Mining (Złoto z Afryki Zachodniej)',
    hu: 'West African Gold Mining (Nyugat-afrikai aranybányászat)',
    fr: 'West African Gold Mining (Or d’Afrique de l’Ouest)',
  },
});
