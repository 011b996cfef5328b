import type { Era } from './awards.js';
import type { ActionType } from './investments.js';
import type { Keyword } from './ministries.js';

/** The 41 Event cards (3.1, 3.4): era, the action type they need, and what earns their bonus. What they do is in ../events. */
type BonusCondition =
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  /** Available Debt greater than the opponent's by at least this. */
  | { readonly kind: 'available-debt-lead'; readonly least: number }
  | { readonly kind: 'more-bonus-war-tiles' }
  | { readonly kind: 'other' };

export interface EventCard {
  readonly number: number;
  readonly title: string;
  readonly era: Era;
  readonly type?: ActionType;
  readonly bonus?: BonusCondition;
}

export const EVENT_CARDS: readonly EventCard[] = [
  { number: 1, title: 'Carnatic War', era: 'succession', bonus: { kind: 'keyword', keyword: 'mercantilism' } },
  { number: 2, title: 'Acts of Union', era: 'succession', bonus: { kind: 'other' } },
  { number: 3, title: 'Tropical Diseases', era: 'succession', bonus: { kind: 'keyword', keyword: 'scholarship' } },
  { number: 4, title: 'South Sea Speculation', era: 'succession', bonus: { kind: 'keyword', keyword: 'finance' } },
  {
    number: 5,
    title: 'War of Jenkins’ Ear',
    era: 'succession',
    type: 'military',
    bonus: { kind: 'keyword', keyword: 'mercantilism' },
  },
  {
    number: 6,
    title: 'Native American Alliances',
    era: 'succession',
    type: 'diplomatic',
    bonus: { kind: 'keyword', keyword: 'mercantilism' },
  },
  { number: 7, title: 'Austro-Spanish Rivalry', era: 'succession', bonus: { kind: 'keyword', keyword: 'governance' } },
  {
    number: 8,
    title: 'Tax Reform',
    era: 'succession',
    type: 'economic',
    bonus: { kind: 'keyword', keyword: 'finance' },
  },
  {
    number: 9,
    title: 'Great Northern War',
    era: 'succession',
    type: 'military',
    bonus: { kind: 'keyword', keyword: 'style' },
  },
  { number: 10, title: 'Vatican Politics', era: 'succession', bonus: { kind: 'keyword', keyword: 'style' } },
  {
    number: 11,
    title: 'Calico Acts',
    era: 'succession',
    type: 'economic',
    bonus: { kind: 'keyword', keyword: 'mercantilism' },
  },
  {
    number: 12,
    title: 'Military Spending Overruns',
    era: 'succession',
    type: 'military',
    bonus: { kind: 'available-debt-lead', least: 1 },
  },
  { number: 13, title: 'Alberoni’s Ambition', era: 'succession', bonus: { kind: 'keyword', keyword: 'governance' } },
  { number: 14, title: 'Famine in Ireland', era: 'succession', type: 'economic' },
  {
    number: 15,
    title: 'Interest Payments',
    era: 'succession',
    type: 'economic',
    bonus: { kind: 'available-debt-lead', least: 1 },
  },
  { number: 16, title: 'Caribbean Slave Unrest', era: 'empire', bonus: { kind: 'more-bonus-war-tiles' } },
  { number: 17, title: 'Pacte de Famille', era: 'empire', bonus: { kind: 'keyword', keyword: 'style' } },
  { number: 18, title: 'Byng’s Trial', era: 'empire' },
  { number: 19, title: 'Le Beau Monde', era: 'empire', bonus: { kind: 'keyword', keyword: 'style' } },
  { number: 20, title: 'Hyder Ali', era: 'empire', bonus: { kind: 'keyword', keyword: 'mercantilism' } },
  {
    number: 21,
    title: 'Co-Hong System',
    era: 'empire',
    type: 'diplomatic',
    bonus: { kind: 'keyword', keyword: 'scholarship' },
  },
  {
    number: 22,
    title: 'Corsican Crisis',
    era: 'empire',
    type: 'diplomatic',
    bonus: { kind: 'keyword', keyword: 'governance' },
  },
  {
    number: 23,
    title: 'European Panic',
    era: 'empire',
    type: 'economic',
    bonus: { kind: 'available-debt-lead', least: 3 },
  },
  { number: 24, title: 'West African Gold Mining', era: 'empire', bonus: { kind: 'available-debt-lead', least: 1 } },
  {
    number: 25,
    title: 'War of the Quadruple Alliance',
    era: 'empire',
    type: 'diplomatic',
    bonus: { kind: 'keyword', keyword: 'governance' },
  },
  { number: 26, title: 'Salon d’Hercule', era: 'empire', bonus: { kind: 'keyword', keyword: 'style' } },
  { number: 27, title: 'Bengal Famine', era: 'empire', type: 'economic' },
  {
    number: 28,
    title: 'Father le Loutre',
    era: 'empire',
    type: 'military',
    bonus: { kind: 'keyword', keyword: 'governance' },
  },
  {
    number: 29,
    title: 'War of the Polish Succession',
    era: 'empire',
    type: 'military',
    bonus: { kind: 'keyword', keyword: 'finance' },
  },
  {
    number: 30,
    title: 'Jonathan’s Coffee-House',
    era: 'empire',
    type: 'economic',
    bonus: { kind: 'keyword', keyword: 'finance' },
  },
  {
    number: 31,
    title: 'Nootka Incident',
    era: 'revolution',
    type: 'military',
    bonus: { kind: 'keyword', keyword: 'mercantilism' },
  },
  { number: 32, title: 'Haitian Revolution', era: 'revolution', bonus: { kind: 'more-bonus-war-tiles' } },
  { number: 33, title: 'Loge des Neuf Soeurs', era: 'revolution', bonus: { kind: 'keyword', keyword: 'style' } },
  {
    number: 34,
    title: 'La Gabelle',
    era: 'revolution',
    type: 'diplomatic',
    bonus: { kind: 'available-debt-lead', least: 1 },
  },
  { number: 35, title: 'Jesuit Abolition', era: 'revolution', bonus: { kind: 'keyword', keyword: 'governance' } },
  { number: 36, title: 'Wealth of Nations', era: 'revolution', bonus: { kind: 'keyword', keyword: 'scholarship' } },
  {
    number: 37,
    title: 'Debt Crisis',
    era: 'revolution',
    type: 'economic',
    bonus: { kind: 'available-debt-lead', least: 3 },
  },
  { number: 38, title: 'East Asia Piracy', era: 'revolution', type: 'military' },
  { number: 39, title: 'Stamp Act', era: 'revolution', bonus: { kind: 'keyword', keyword: 'mercantilism' } },
  { number: 40, title: 'Falklands Crisis', era: 'revolution', type: 'diplomatic', bonus: { kind: 'other' } },
  {
    number: 41,
    title: 'Cook and Bougainville',
    era: 'revolution',
    bonus: { kind: 'keyword', keyword: 'mercantilism' },
  },
];
