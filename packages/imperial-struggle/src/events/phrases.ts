import type { Language } from '@sandtable/kernel';
import type { BonusCondition } from '../data/events.js';
import type { ActionType } from '../data/investments.js';
import type { Keyword } from '../data/ministries.js';
import { LIMITS, type SaidLimit } from '../messages/limits.js';

export type { SaidLimit } from '../messages/limits.js';

/** What cards say again and again, in four languages. */
export type LocalizedText = Readonly<Record<Language, string>>;

export const joined = (...texts: readonly LocalizedText[]): LocalizedText => ({
  en: texts.map(({ en }) => en).join(' '),
  pl: texts.map(({ pl }) => pl).join(' '),
  hu: texts.map(({ hu }) => hu).join(' '),
  fr: texts.map(({ fr }) => fr).join(' '),
});

const TYPES: Readonly<Record<ActionType, { readonly one: LocalizedText; readonly more: LocalizedText }>> = {
  economic: {
    one: { en: 'Economic point', pl: 'Punkt Ekonomiczny', hu: 'gazdasági pont', fr: 'point économique' },
    more: { en: 'Economic points', pl: 'Punkty Ekonomiczne', hu: 'gazdasági pont', fr: 'points économiques' },
  },
  diplomatic: {
    one: { en: 'Diplomatic point', pl: 'Punkt Polityczny', hu: 'diplomáciai pont', fr: 'point diplomatique' },
    more: { en: 'Diplomatic points', pl: 'Punkty Polityczne', hu: 'diplomáciai pont', fr: 'points diplomatiques' },
  },
  military: {
    one: { en: 'Military point', pl: 'Punkt Militarny', hu: 'katonai pont', fr: 'point militaire' },
    more: { en: 'Military points', pl: 'Punkty Militarne', hu: 'katonai pont', fr: 'points militaires' },
  },
};

export function saysPoints(n: number, type: ActionType, limit?: SaidLimit): LocalizedText {
  const name = TYPES[type][n === 1 ? 'one' : 'more'];
  const bound = (language: Language): string => (limit ? `, ${LIMITS[limit][language]}` : '');
  return {
    en: `${n} ${name.en}${bound('en')}.`,
    pl: `${n} ${name.pl}${bound('pl')}.`,
    hu: `${n} ${name.hu}${bound('hu')}.`,
    fr: `${n} ${name.fr}${bound('fr')}.`,
  };
}

/** 2 of one type or 2 of another. */
export function saysEither(n: number, limit?: SaidLimit): LocalizedText {
  const bound = (language: Language): string => (limit ? `, ${LIMITS[limit][language]}` : '');
  return {
    en: `${n} Diplomatic or ${n} Economic points${bound('en')}.`,
    pl: `${n} Punkty Polityczne albo ${n} Punkty Ekonomiczne${bound('pl')}.`,
    hu: `${n} diplomáciai vagy ${n} gazdasági pont${bound('hu')}.`,
    fr: `${n} points diplomatiques ou ${n} points économiques${bound('fr')}.`,
  };
}

export const saysVp = (n: number): LocalizedText => ({
  en: `Score ${n} VP.`,
  pl: `Zdobądź ${n} PZ.`,
  hu: `Szerezz ${n} győzelmi pontot.`,
  fr: `Marquez ${n} PV.`,
});

/** Hungarian numbers take their suffix by sound. */
const HUNGARIAN_BY: Readonly<Record<number, string>> = { 1: '1-gyel', 2: '2-vel', 3: '3-mal' };

export const saysRelief = (n: number): LocalizedText => ({
  en: `Your Debt falls by ${n}.`,
  pl: `Twój Dług spada o ${n}.`,
  hu: `Adósságod ${HUNGARIAN_BY[n]} csökken.`,
  fr: `Votre dette baisse de ${n}.`,
});
export const saysFrenchDebt = (n: number): LocalizedText => ({
  en: `French Debt rises by ${n}.`,
  pl: `Dług Francji rośnie o ${n}.`,
  hu: `Franciaország adóssága ${HUNGARIAN_BY[n]} nő.`,
  fr: `La dette française augmente de ${n}.`,
});

const KEYWORDS: Readonly<Record<Keyword, LocalizedText>> = {
  finance: { en: 'Finance', pl: 'Skarb', hu: 'Pénzügy', fr: 'Finances' },
  mercantilism: { en: 'Mercantilism', pl: 'Merkantylizm', hu: 'Merkantilizmus', fr: 'Mercantilisme' },
  governance: { en: 'Governance', pl: 'Administracja', hu: 'Kormányzás', fr: 'Gouvernance' },
  style: { en: 'Style', pl: 'Salony', hu: 'Stílus', fr: 'Style' },
  scholarship: { en: 'Scholarship', pl: 'Nauka', hu: 'Tudomány', fr: 'Érudition' },
};

/** Conditions that only one card has. */
const OWN: Readonly<Record<number, LocalizedText>> = {
  2: {
    en: 'Control of more Prestige spaces of Scotland and Ireland than the opponent',
    pl: 'Kontrola nad większą liczbą pól Prestiżu Szkocji i Irlandii niż przeciwnik',
    hu: 'Több skót és ír presztízsmező ellenőrzése, mint az ellenfélé',
    fr: 'Contrôle de plus de cases de prestige d’Écosse et d’Irlande que l’adversaire',
  },
  40: {
    en: 'You hold Mediterranean Intrigue, exhausted or not, without conflict',
    pl: 'Masz Korzyść Intrygi Śródziemnomorskie, wyczerpaną czy nie, bez Konfliktu',
    hu: 'Nálad van a Földközi-tengeri ármány előny, akár kimerült, akár nem, konfliktus nélkül',
    fr: 'Vous détenez l’avantage Intrigues méditerranéennes, épuisé ou non, sans conflit',
  },
};

/** What earns the bonus. */
export function saysCondition(card: number, condition: BonusCondition): LocalizedText {
  switch (condition.kind) {
    case 'keyword':
      return KEYWORDS[condition.keyword];
    case 'available-debt-lead':
      return condition.least === 1
        ? {
            en: 'More Available Debt than the opponent',
            pl: 'Więcej Dostępnego Długu niż przeciwnik',
            hu: 'Nagyobb szabad hitelkeret, mint az ellenfélé',
            fr: 'Plus de dette disponible que l’adversaire',
          }
        : {
            en: `At least ${condition.least} more Available Debt than the opponent`,
            pl: `Co najmniej o ${condition.least} więcej Dostępnego Długu niż przeciwnik`,
            hu: `Legalább ${HUNGARIAN_BY[condition.least]} nagyobb szabad hitelkeret, mint az ellenfélé`,
            fr: `Au moins ${condition.least} de dette disponible de plus que l’adversaire`,
          };
    case 'more-bonus-war-tiles':
      return {
        en: 'More Bonus War Tiles in the next war than the opponent',
        pl: 'Więcej Wojsk Elitarnych w nadchodzącej Wojnie niż przeciwnik',
        hu: 'Több bónusz hadilapka a következő háborúban, mint az ellenfélnek',
        fr: 'Plus de tuiles de guerre bonus dans la prochaine guerre que l’adversaire',
      };
    case 'other':
      return OWN[card];
  }
}

export const saysBonus = (condition: LocalizedText, effect: LocalizedText): LocalizedText => ({
  en: `${condition.en}: ${effect.en}`,
  pl: `${condition.pl}: ${effect.pl}`,
  hu: `${condition.hu}: ${effect.hu}`,
  fr: `${condition.fr}\u202f: ${effect.fr}`,
});
