import { texts } from '@sandtable/kernel';

/** What an option would change. */
export const changes = texts({
  'change.goodResources': {
    en: 'Good Resources: {from} → {to}',
    pl: 'Dobre Zasoby: {from} → {to}',
    hu: 'Jó erőforrások: {from} → {to}',
    fr: 'Ressources bien gouvernées : {from} → {to}',
    es: 'Recursos con Gobernanza Buena: {from} → {to}',
  },
  'change.islamistResources': {
    en: 'Islamist Resources: {from} → {to}',
    pl: 'Zasoby Islamistów: {from} → {to}',
    hu: 'Iszlamista erőforrások: {from} → {to}',
    fr: 'Ressources islamistes : {from} → {to}',
    es: 'Recursos islamistas: {from} → {to}',
  },
  'change.goodOrFair': {
    en: 'Good or Fair countries: {from} → {to}',
    pl: 'Kraje o Rządach Dobrych lub Poprawnych: {from} → {to}',
    hu: 'Jó vagy megfelelő kormányzású országok: {from} → {to}',
    fr: 'Pays de gouvernance bonne ou correcte : {from} → {to}',
    es: 'Países con Gobernanza Buena o Aceptable: {from} → {to}',
  },
  'change.poorOrIslamist': {
    en: 'Poor or Islamist countries: {from} → {to}',
    pl: 'Kraje o Rządach Słabych lub Islamskich: {from} → {to}',
    hu: 'Gyenge kormányzású vagy iszlamista uralmú országok: {from} → {to}',
    fr: 'Pays de gouvernance mauvaise ou islamiste : {from} → {to}',
    es: 'Países con Gobernanza Mala o Gobierno islamista: {from} → {to}',
  },
  'change.penalty': {
    en: 'GWOT penalty: {from} → {to}',
    pl: 'Kara GWOT: {from} → {to}',
    hu: 'GWOT-büntetés: {from} → {to}',
    fr: 'Pénalité GWOT : {from} → {to}',
    es: 'Penalización GWOT: {from} → {to}',
  },
  'change.token': {
    en: '{space}: {token} {from} → {to}',
    pl: '{space}: {token} {from} → {to}',
    hu: '{space}: {token} {from} → {to}',
    fr: '{space} : {token} {from} → {to}',
    es: '{space}: {token} {from} → {to}',
  },
  'change.moved': {
    en: '{n} × {token}: {from} → {to}',
    pl: '{n} × {token}: {from} → {to}',
    hu: '{n} × {token}: {from} → {to}',
    fr: '{n} × {token} : {from} → {to}',
    es: '{n} × {token}: {from} → {to}',
  },
  'change.mark': {
    en: 'Now in effect: {mark}',
    pl: 'Teraz działa: {mark}',
    hu: 'Most érvényes: {mark}',
    fr: 'En vigueur désormais : {mark}',
    es: 'Ahora en vigor: {mark}',
  },
  'change.markGone': {
    en: 'No longer in effect: {mark}',
    pl: 'Już nie działa: {mark}',
    hu: 'Már nem érvényes: {mark}',
    fr: 'Plus en vigueur : {mark}',
    es: 'Ya no está en vigor: {mark}',
  },
  'change.more': { en: 'and {n} more', pl: 'i jeszcze {n}', hu: 'és még {n}', fr: 'et encore {n}', es: 'y {n} más' },
});
