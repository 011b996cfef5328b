import { texts } from '@sandtable/kernel';

/** What an option would change. */
export const changes = texts({
  'change.points': {
    en: '{side}: {type} points {from} → {to}',
    pl: '{side}: punkty {type} {from} → {to}',
    hu: '{side}: {type} pont {from} → {to}',
    fr: '{side} : points ({type}) {from} → {to}',
  },
  'change.unspent': {
    en: 'Not spent and lost: {n} {type} points',
    pl: 'Niewykorzystane przepadną: punkty {type}, {n}',
    hu: 'Felhasználatlanul elvész: {n} {type} pont',
    fr: 'Points perdus, non dépensés ({type}) : {n}',
  },
  'change.unused': {
    en: 'The Military Upgrade is not used.',
    pl: 'Przegrupowanie pozostanie niewykorzystane.',
    hu: 'A hadseregfejlesztés kihasználatlan marad.',
    fr: 'L’amélioration militaire reste inutilisée.',
  },
  'change.region': {
    en: '{region}: {from} → {to}',
    pl: '{region}: {from} → {to}',
    hu: '{region}: {from} → {to}',
    fr: '{region} : {from} → {to}',
  },
  'change.demand': {
    en: '{commodity}: {from} → {to}',
    pl: '{commodity}: {from} → {to}',
    hu: '{commodity}: {from} → {to}',
    fr: '{commodity} : {from} → {to}',
  },
  'change.prestige': {
    en: 'Prestige: {from} → {to}',
    pl: 'Prestiż: {from} → {to}',
    hu: 'Presztízs: {from} → {to}',
    fr: 'Prestige : {from} → {to}',
  },
  'change.lead': { en: '{side} by {n}', pl: '{side} +{n}', hu: '{side} +{n}', fr: '{side} +{n}' },
  'change.level': { en: 'tied', pl: 'remis', hu: 'egyenlő', fr: 'égalité' },
  'change.award': {
    en: 'Award of {region}: would go to {side}',
    pl: 'Nagroda, {region}: zdobyłaby {side}',
    hu: '{region} díja: {side} kapná',
    fr: 'Récompense, {region} : irait à {side_id, select, britain {la Grande-Bretagne} other {la France}}',
  },
  'change.award.none': {
    en: 'Award of {region}: would go to nobody',
    pl: 'Nagroda, {region}: nie zdobyłby nikt',
    hu: '{region} díja: senki sem kapná',
    fr: 'Récompense, {region} : n’irait à personne',
  },
  'change.lost': {
    en: '{side} loses {advantage}.',
    pl: '{side} traci Korzyść: {advantage}.',
    hu: '{side} elveszíti: {advantage}.',
    fr: '{side_id, select, britain {La Grande-Bretagne} other {La France}} perd {advantage}.',
  },
  'change.exhausted': {
    en: '{advantage}: exhausted for the rest of this turn',
    pl: '{advantage}: wyczerpana do końca tury',
    hu: '{advantage}: a forduló végéig kimerül',
    fr: '{advantage} : épuisé jusqu’à la fin du tour',
  },
  'change.strength': {
    en: 'Strength, {theater}: {side} {from} → {to}',
    pl: 'Siła, {theater}: {side} {from} → {to}',
    hu: 'Erő, {theater}: {side} {from} → {to}',
    fr: 'Force, {theater} : {side} {from} → {to}',
  },
  'change.squadron': {
    en: '{space}: Squadron of {side}',
    pl: '{space}: Eskadra – {side}',
    hu: '{space}: hajóraj – {side}',
    fr: '{space} : escadre – {side}',
  },
  'change.squadronGone': {
    en: '{space}: the Squadron leaves',
    pl: '{space}: Eskadra odpływa',
    hu: '{space}: a hajóraj elhagyja',
    fr: '{space} : l’escadre s’en va',
  },
  'change.navy': {
    en: '{side}, Navy Box: {from} → {to}',
    pl: '{side}, Baza Floty: {from} → {to}',
    hu: '{side}, flottabázis: {from} → {to}',
    fr: '{side}, base navale : {from} → {to}',
  },
  'change.hand': {
    en: '{side}, Event cards: {from} → {to}',
    pl: '{side}, karty Wydarzeń: {from} → {to}',
    hu: '{side}, eseménykártya: {from} → {to}',
    fr: '{side}, cartes Événement : {from} → {to}',
  },
  'change.flag': {
    en: '{space}: flag of {flag}',
    pl: '{space}: Flaga – {flag}',
    hu: '{space}: zászló – {flag}',
    fr: '{space} : drapeau – {flag}',
  },
  'change.more': { en: 'and {n} more', pl: 'i jeszcze {n}', hu: 'és még {n}', fr: 'et encore {n}' },
});
