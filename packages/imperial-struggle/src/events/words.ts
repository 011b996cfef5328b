import { texts } from '@sandtable/kernel';

/** What events log; `log.event` itself is in messages/log.ts. */
export const EVENT_LOG = texts({
  'log.event.bonus': {
    en: '{side} gets the bonus of {card}.',
    pl: '{side} otrzymuje Premię karty: {card}.',
    hu: '{side} megkapja a bónuszt: {card}.',
    fr: '{side_id, select, britain {La Grande-Bretagne} other {La France}} obtient le bonus de la carte {card}.',
  },
  'log.event.points': {
    en: '{side} gets {n} points for this round ({type}).',
    pl: '{side} dostaje punkty na tę rundę: {n} ({type}).',
    hu: '{side} {n} {type} pontot kap erre a körre.',
    fr: '{side_id, select, britain {La Grande-Bretagne} other {La France}} reçoit des points pour ce tour d’action : {n} ({type}).',
  },
  'log.event.points.limited': {
    en: '{side} gets {n} points for this round ({type}, {limit}).',
    pl: '{side} dostaje punkty na tę rundę: {n} ({type}, {limit}).',
    hu: '{side} {n} {type} pontot kap erre a körre ({limit}).',
    fr: '{side_id, select, britain {La Grande-Bretagne} other {La France}} reçoit des points pour ce tour d’action : {n} ({type}, {limit}).',
  },
  'log.event.lasting': {
    en: '{card} makes some purchases cheaper this round.',
    pl: '{card} obniża koszt niektórych zakupów w tej rundzie.',
    hu: '{card} e körben olcsóbbá tesz néhány vásárlást.',
    fr: 'La carte {card} rend certains achats de ce tour d’action moins chers.',
  },
  'log.event.nothing': {
    en: '{card}: the effect has no target.',
    pl: '{card}: efekt nie ma celu.',
    hu: '{card}: a hatásnak nincs célpontja.',
    fr: '{card} : l’effet n’a pas de cible.',
  },
  'log.event.aside': {
    en: 'A Squadron of {side} ({from}) is set aside until the next peace turn.',
    pl: 'Eskadra ({side}, {from}) zostaje odłożona do następnej Tury Pokoju.',
    hu: 'Egy hajóraj ({side}, {from}) félrekerül a következő békefordulóig.',
    fr: 'Une escadre ({side}, {from}) est mise de côté jusqu’au prochain tour de paix.',
  },
  'log.event.gone': {
    en: 'A Squadron of {side} ({from}) leaves the game.',
    pl: 'Eskadra ({side}, {from}) opuszcza grę.',
    hu: 'Egy hajóraj ({side}, {from}) kikerül a játékból.',
    fr: 'Une escadre ({side}, {from}) quitte la partie.',
  },
  'log.event.tile.back': {
    en: 'A Bonus War Tile of {side} returns to the pool: {theater}.',
    pl: 'Wojsko Elitarne ({side}) wraca do puli: {theater}.',
    hu: 'Egy bónusz hadilapka ({side}) visszakerül a készletbe: {theater}.',
    fr: 'Une tuile de guerre bonus ({side}) retourne dans la réserve : {theater}.',
  },
  'log.event.refreshed': {
    en: '{advantage} can be used again.',
    pl: '{advantage}: Korzyść odświeżona.',
    hu: '{advantage}: az előny újra használható.',
    fr: '{advantage} : l’avantage redevient utilisable.',
  },
  'log.event.exhausted': {
    en: '{advantage} is exhausted without its effect.',
    pl: '{advantage}: Korzyść wyczerpana bez efektu.',
    hu: '{advantage}: az előny hatás nélkül kimerül.',
    fr: '{advantage} : l’avantage est épuisé sans effet.',
  },
  'log.event.byng': {
    en: 'The Byng marker goes to {theater}.',
    pl: 'Żeton Bynga trafia na Kampanię: {theater}.',
    hu: 'A Byng-jelző ide kerül: {theater}.',
    fr: 'Le marqueur Byng va à : {theater}.',
  },
  'log.event.demand': {
    en: '{commodity} is added to the Global Demand.',
    pl: 'Do Globalnego Popytu dochodzi: {commodity}.',
    hu: 'A világkereslet új árucikke: {commodity}.',
    fr: 'Nouvelle denrée demandée : {commodity}.',
  },
  'log.event.demand.replaced': {
    en: 'Global Demand: {commodity} instead of {old}.',
    pl: 'Globalny Popyt: {commodity} zamiast: {old}.',
    hu: 'Világkereslet: {commodity} ehelyett: {old}.',
    fr: 'Demande mondiale : {commodity} au lieu de {old}.',
  },
});

/** Buttons that only events have, and what only event points need (R18). */
export const EVENT_BUTTONS = texts({
  'option.bound': {
    en: 'Points bound to a Region',
    pl: 'Punkty związane z Regionem',
    hu: 'Régióhoz kötött pontok',
    fr: 'Points liés à une région',
  },
  'option.free': { en: 'Other points', pl: 'Inne punkty', hu: 'Más pontok', fr: 'Autres points' },
  'option.fort': {
    en: 'A Fort is damaged',
    pl: 'Fort zostaje uszkodzony',
    hu: 'Egy erőd megsérül',
    fr: 'Un fort est endommagé',
  },
  'option.squadron': {
    en: 'A Squadron returns to the Navy Box',
    pl: 'Eskadra wraca do Bazy Floty',
    hu: 'Egy hajóraj visszatér a flottabázisra',
    fr: 'Une escadre retourne à la base navale',
  },
  'option.tile': {
    en: 'A Bonus War Tile returns to the pool',
    pl: 'Wojsko Elitarne wraca do puli',
    hu: 'Egy bónusz hadilapka visszakerül a készletbe',
    fr: 'Une tuile de guerre bonus retourne dans la réserve',
  },
  'option.control': {
    en: 'Take control',
    pl: 'Przejmij kontrolę',
    hu: 'Irányítás átvétele',
    fr: 'Prendre le contrôle',
  },
  'option.conflicts': {
    en: 'Two Conflict markers',
    pl: 'Dwa znaczniki Konfliktu',
    hu: 'Két konfliktusjelző',
    fr: 'Deux marqueurs de conflit',
  },
  'option.debt': { en: 'Take 1 Debt', pl: 'Zaciągnij 1 Dług', hu: '1 adósság felvétele', fr: 'Prendre 1 dette' },
  'option.treaty': {
    en: 'Lose 1 Treaty Point',
    pl: 'Strać 1 Punkt Odwetu',
    hu: '1 szerződéspont elvesztése',
    fr: 'Perdre 1 point de traité',
  },
});
