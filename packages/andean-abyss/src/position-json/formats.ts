import {
  type Format,
  integer,
  isJsonObject,
  type Json,
  type JsonPlace,
  list,
  listIfAny,
  objectFields,
  objectOf,
  within,
  word,
  wordList,
} from '@sandtable/kernel';
import { CARDS, type CardHalf, FIRST_PROPAGANDA, PROPAGANDA_CARDS } from '../data/cards.js';
import { SPACE_IDS } from '../data/spaces.js';
import { type ByFaction, FACTIONS, type Faction } from '../factions.js';
import { spaceId, spaceOf } from '../map.js';
import { PIECE_IDS, type PieceId, pieceOf } from '../pieces.js';
import { CARD_ACTIONS, type CardTurn, type Position, type Shipment } from '../position.js';
import { inputError } from '../text.js';
import { SHORT_PIECES } from './spaces.js';

export const cardNumber = integer(1, FIRST_PROPAGANDA + PROPAGANDA_CARDS - 1);
export const cards = list(cardNumber);

export const factionList: Format<ByFaction<boolean>, readonly Faction[]> = {
  write: (are) => FACTIONS.filter((f) => are[f]),
  read(json, at) {
    const named = wordList(FACTIONS).read(json, at);
    const is = (f: Faction) => named.includes(f);
    return { government: is('government'), farc: is('farc'), auc: is('auc'), cartels: is('cartels') };
  },
};

const GUERRILLAS = PIECE_IDS.filter((id) => id.includes('guerrilla'));
const guerrilla: Format<PieceId, PieceId> = {
  write: (id) => id,
  read(json, at) {
    const given = word<string>([...GUERRILLAS, ...SHORT_PIECES]).read(json, at);
    return GUERRILLAS.find((id) => id === given || id === `${given}-underground`) ?? GUERRILLAS[0];
  },
};
const shipmentWords = objectOf({ space: word(SPACE_IDS), guerrilla });
export const shipments = listIfAny<
  Shipment,
  { readonly space: (typeof SPACE_IDS)[number]; readonly guerrilla: PieceId },
  Shipment
>({
  write: ({ space, guerrilla }) => ({ space: spaceId(space), guerrilla: PIECE_IDS[guerrilla] }),
  read(json, at) {
    const { space, guerrilla } = shipmentWords.read(json, at);
    return { space: spaceOf(space), guerrilla: pieceOf(guerrilla) };
  },
});

const CAPABILITIES = CARDS.filter((card) => card.capability).map((card) => String(card.number));
export const capabilities: Format<Position['capabilities'], Readonly<Record<string, CardHalf>> | undefined> = {
  write: (halves) => (Object.keys(halves).length > 0 ? { ...halves } : undefined),
  read(json, at) {
    const given = objectFields(json, at, CAPABILITIES);
    const halves: Record<number, CardHalf> = {};
    for (const number of CAPABILITIES) {
      const found = given[number];
      if (found === undefined) continue;
      halves[Number(number)] = word(['unshaded', 'shaded'] as const).read(found, within(at, number));
    }
    return halves;
  },
};

const MOMENTUM = CARDS.filter((card) => card.momentum).map((card) => String(card.number));
const momentumList = listIfAny(objectOf({ card: integer(1, CARDS.length), faction: word(FACTIONS) }));
/** A list, or by card, as capabilities are written: `{"42": "farc"}`. */
export const momentum: typeof momentumList = {
  write: momentumList.write,
  read(json, at) {
    if (isJsonObject(json)) return momentumByCard(json, at);
    const read = momentumList.read(json, at);
    const other = read.find(({ card }) => !CARDS[card - 1].momentum);
    if (other) throw inputError('wrong.momentum', { card: `card:${other.card}` });
    return read;
  },
};
function momentumByCard(json: Json, at: JsonPlace) {
  const given = objectFields(json, at, MOMENTUM);
  return MOMENTUM.flatMap((number) => {
    const found = given[number];
    return found === undefined
      ? []
      : [{ card: Number(number), faction: word(FACTIONS).read(found, within(at, number)) }];
  });
}

const action = word(CARD_ACTIONS);
const actedList = list(objectOf({ faction: word(FACTIONS), deed: action }, { deed: 'operation' }));
/** A list, or by faction in the order in which they acted: `{"government": "pass", "farc": "event"}`. */
const readActed = (json: Json, at: JsonPlace): CardTurn['acted'] => {
  if (!isJsonObject(json)) return actedList.read(json, at);
  objectFields(json, at, FACTIONS);
  return Object.entries(json).flatMap(([key, deed]) => {
    const faction = FACTIONS.find((f) => f === key);
    return faction ? [{ faction, deed: action.read(deed, within(at, key)) }] : [];
  });
};

const factions = wordList(FACTIONS);
export const writeTurn = ({ order, acted, barred, staying }: CardTurn) => ({
  order,
  acted: actedList.write(acted),
  ...(barred.length > 0 ? { barred } : {}),
  ...(staying.length > 0 ? { staying } : {}),
});
export function readTurn(json: Json, at: JsonPlace, before: CardTurn): CardTurn {
  const { order, acted, barred, staying } = objectFields(json, at, ['order', 'acted', 'barred', 'staying']);
  return {
    order: order === undefined ? before.order : factions.read(order, within(at, 'order')),
    acted: acted === undefined ? before.acted : readActed(acted, within(at, 'acted')),
    barred: barred === undefined ? before.barred : factions.read(barred, within(at, 'barred')),
    staying: staying === undefined ? before.staying : factions.read(staying, within(at, 'staying')),
  };
}
