import { textsFor } from '@sandtable/kernel';
import type { AskKey } from '../questions.js';

/** What the chart of the solitaire game asks (9.4). Every question of it has its words here, and nothing else. */
export const CHART_ASKS = textsFor<Extract<AskKey, `ask.solo.${string}`>>()({
  'ask.solo.use': {
    en: 'The Jihadists turn up “{card}”, value {ops}. The chart decides how they use it. {text}',
    pl: 'Dżihadyści odkrywają kartę „{card}”, wartość {ops}. O jej użyciu decyduje schemat. {text}',
    hu: 'A dzsihadisták felfordítják ezt: „{card}”, értéke {ops}. A táblázat dönti el, mire használják. {text}',
    fr: 'Les djihadistes retournent « {card} », valeur {ops}. Le tableau décide de son utilisation. {text}',
    es: 'Los Yihadistas revelan «{card}», valor {ops}. El diagrama decide cómo la usan. {text}',
  },
  'ask.solo.operations': {
    en: 'The chart chooses the operation of value {ops}.',
    pl: 'Schemat wybiera operację o wartości {ops}.',
    hu: 'A táblázat kiválasztja {ops, select, 1 {az} other {a}} {ops} értékű műveletet.',
    fr: 'Le tableau choisit l’opération de valeur {ops}.',
    es: 'El diagrama elige la operación de valor {ops}.',
  },
  'ask.solo.plot': {
    en: 'Plot: the first box of the chart that applies decides where. (dice left: {left})',
    pl: 'Intryga: o miejscu decyduje pierwsze pasujące pole schematu. (zostało kości: {left})',
    hu: 'Merénylet: a helyet a táblázat első alkalmazható mezője adja. (hátralévő kockák: {left})',
    fr: 'Complot : la première case applicable du tableau décide du lieu. (dés restants : {left})',
    es: 'Complot: decide dónde la primera casilla aplicable del diagrama. (dados restantes: {left})',
  },
  'ask.solo.major': {
    en: 'Major Jihad of value {n}: the chart chooses the country.',
    pl: 'Wielki Dżihad o wartości {n}: schemat wybiera kraj.',
    hu: '{n} értékű nagy dzsihád: a táblázat választja ki az országot.',
    fr: 'Djihad majeur de valeur {n} : le tableau choisit le pays.',
    es: 'Yihad mayor de valor {n}: el diagrama elige el país.',
  },
  'ask.solo.minor': {
    en: 'Minor Jihad: the chart chooses the country. (dice left: {left})',
    pl: 'Mały Dżihad: schemat wybiera kraj. (zostało kości: {left})',
    hu: 'Kis dzsihád: a táblázat választja ki az országot. (hátralévő kockák: {left})',
    fr: 'Djihad mineur : le tableau choisit le pays. (dés restants : {left})',
    es: 'Yihad menor: el diagrama elige el país. (dados restantes: {left})',
  },
  'ask.solo.recruit': {
    en: 'Recruit: the first box of the chart that applies decides where. (dice left: {left})',
    pl: 'Rekrutacja: o miejscu decyduje pierwsze pasujące pole schematu. (zostało kości: {left})',
    hu: 'Toborzás: a helyet a táblázat első alkalmazható mezője adja. (hátralévő kockák: {left})',
    fr: 'Recrutement : la première case applicable du tableau décide du lieu. (dés restants : {left})',
    es: 'Reclutamiento: decide dónde la primera casilla aplicable del diagrama. (dados restantes: {left})',
  },
  'ask.solo.to': {
    en: 'Travel: the first box of the chart that applies gives the destination. (cells left: {left})',
    pl: 'Podróż: cel wskazuje pierwsze pasujące pole schematu. (zostało komórek: {left})',
    hu: 'Utazás: a célt a táblázat első alkalmazható mezője adja. (hátralévő sejtek: {left})',
    fr: 'Voyage : la première case applicable du tableau donne la destination. (cellules restantes : {left})',
    es: 'Viaje: la primera casilla aplicable del diagrama da el destino. (células restantes: {left})',
  },
  'ask.solo.from': {
    en: 'Travel to {space}: the first box of the chart that applies gives the origin.',
    pl: 'Podróż, cel {space}: kraj wyjścia wskazuje pierwsze pasujące pole schematu.',
    hu: 'Utazás, úti cél {space}: a kiindulópontot a táblázat első alkalmazható mezője adja.',
    fr: 'Voyage, destination {space} : la première case applicable du tableau donne l’origine.',
    es: 'Viaje hacia {space_the}: la primera casilla aplicable del diagrama da el origen.',
  },
  'ask.solo.radical': {
    en: 'Radicalization: the chart chooses the next step. (operations left: {left})',
    pl: 'Radykalizacja: schemat wybiera następny krok. (zostało operacji: {left})',
    hu: 'Radikalizálódás: a táblázat választja ki a következő lépést. (hátralévő műveletek: {left})',
    fr: 'Radicalisation : le tableau choisit l’étape suivante. (opérations restantes : {left})',
    es: 'Radicalización: el diagrama elige el siguiente paso. (operaciones restantes: {left})',
  },
});
