import { type Message, type ParamKind, referenceParam } from '@sandtable/kernel';
import {
  ADVANTAGE_THING,
  asTextSays,
  CARD,
  COMMODITY,
  COMMODITY_THING,
  type Given,
  KEYWORD,
  mixedQuestion,
  NUMBER,
  type SpaceDemands,
  spaceQuestion,
  THEATER_THING,
  thingQuestion,
  WAR_TILE_THING,
  wordQuestion,
} from '../ask.js';
import { has, isOpen } from '../control.js';
import { ACTION_TYPES } from '../data/investments.js';
import { FORTS, isFort, isMarket, isNaval, isPolitical, NAVAL, type Space } from '../map.js';
import { ministryFacts } from '../ministries/option-facts.js';
import { type Position, SPAIN } from '../position.js';
import { cardRef } from '../references.js';
import { other } from '../sides.js';

/**
 * What event cards ask (5.2). Many cards share a question: it declares what all of them demand of a space; what the text
 * of one card demands is in the card.
 */

const RULE = '5.2';
const OF_CARD = { card: CARD };
type OfCard = Given<typeof OF_CARD>;

const otherwise = (_: Position, { card }: OfCard): Message => asTextSays(cardRef(card));

/** Declares a question of a card for a space. */
const cardSpaceQuestion = <const Id extends string>(
  id: Id,
  demands: Pick<SpaceDemands<OfCard, undefined>, 'needs' | 'spaces'>,
) => spaceQuestion(id, RULE, OF_CARD, { ...demands, otherwise });

/** What points may be spent on: a name that rules/limits.ts knows, or `none`. */
const LIMIT: ParamKind<string> = referenceParam(
  (limit) => `limit:${limit}`,
  (reference) => reference.slice('limit:'.length),
);

type Holds = (g: Position, c: OfCard, space: Space) => boolean;
const isOwn: Holds = (g, { side }, space) => has(g, space, side);
const isFoe: Holds = (g, { side }, space) => has(g, space, other(side));
const OPEN = { holds: ((g, _, space) => isOpen(g, space)) satisfies Holds, shown: 'unmet' } as const;
/** Every card that takes a Squadron away takes a British one. */
const BRITISH_SQUADRON = {
  spaces: NAVAL,
  needs: { britishSquadron: ((g, _, space) => isNaval(space) && has(g, space, 'britain')) satisfies Holds },
};

export const EVENT = {
  reveal: mixedQuestion(
    'event.reveal',
    RULE,
    { ...OF_CARD, keyword: KEYWORD },
    { facts: (_, __, option) => ministryFacts(option) },
  ),
  type: wordQuestion('event.type', RULE, { ...OF_CARD, n: NUMBER, limit: LIMIT }, ACTION_TYPES),
  /** R10: a flag of the other side or of Spain (12.1), never one of its own. */
  unflag: cardSpaceQuestion('event.unflag', {
    needs: { foeFlag: (g, c, space) => isFoe(g, c, space) || g.flags[space] === SPAIN },
  }),
  shift: cardSpaceQuestion('event.shift', {
    needs: { open: OPEN, notOwn: (g, c, space) => !isOwn(g, c, space) },
  }),
  remove: cardSpaceQuestion('event.remove', { needs: { foeFlag: isFoe } }),
  removeOwn: cardSpaceQuestion('event.remove.own', { needs: { ownFlag: isOwn } }),
  conflict: spaceQuestion(
    'event.conflict',
    RULE,
    { ...OF_CARD, left: NUMBER },
    {
      otherwise,
      needs: {
        noMarker: (g, _, space) => g.conflicts[space] === 0,
        open: OPEN,
        marketOrPolitical: { holds: (_, __, space) => isMarket(space) || isPolitical(space), shown: 'unmet' },
      },
    },
  ),
  hyder: wordQuestion('event.hyder', RULE, OF_CARD, ['control', 'conflicts']),
  control: cardSpaceQuestion('event.control', { needs: { notOwn: (g, c, space) => !isOwn(g, c, space) } }),
  fortOrCotton: cardSpaceQuestion('event.fort-or-cotton', {
    needs: { open: OPEN, notOwn: (g, c, space) => !isOwn(g, c, space) },
  }),
  squadronHome: cardSpaceQuestion('event.squadron.home', BRITISH_SQUADRON),
  squadronAside: cardSpaceQuestion('event.squadron.aside', BRITISH_SQUADRON),
  squadronGone: cardSpaceQuestion('event.squadron.gone', BRITISH_SQUADRON),
  tileBack: thingQuestion('event.tile.back', RULE, OF_CARD, THEATER_THING),
  tileLose: thingQuestion('event.tile.lose', RULE, OF_CARD, WAR_TILE_THING),
  loss: wordQuestion('event.loss', RULE, OF_CARD, ['fort', 'squadron', 'tile']),
  lossFort: cardSpaceQuestion('event.loss.fort', {
    spaces: FORTS,
    needs: {
      ownFort: (g, c, space) => isFort(space) && isOwn(g, c, space),
      undamaged: (g, _, space) => g.damaged[space] === 0,
    },
  }),
  lossSquadron: cardSpaceQuestion('event.loss.squadron', {
    spaces: NAVAL,
    needs: { ownSquadron: (g, c, space) => isNaval(space) && isOwn(g, c, space) },
  }),
  cotton: wordQuestion('event.cotton', RULE, OF_CARD, ['yes', 'no']),
  refresh: thingQuestion('event.refresh', RULE, OF_CARD, ADVANTAGE_THING),
  exhaust: thingQuestion('event.exhaust', RULE, OF_CARD, ADVANTAGE_THING),
  byng: thingQuestion('event.byng', RULE, OF_CARD, THEATER_THING),
  demandAdd: thingQuestion('event.demand.add', RULE, OF_CARD, COMMODITY_THING),
  demandReplace: thingQuestion('event.demand.replace', RULE, { ...OF_CARD, commodity: COMMODITY }, COMMODITY_THING),
  price: wordQuestion('event.price', RULE, OF_CARD, ['debt', 'treaty']),
};
