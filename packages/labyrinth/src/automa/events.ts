import { answerTo, type Decision, type DecisionView, decision, type Procedure } from '@sandtable/kernel';
import { CARD } from '../ask.js';
import { type Country, SCHENGEN, UNITED_STATES } from '../countries.js';
import { cardOf } from '../deck.js';
import type { Position } from '../position.js';
import { countryRef, countryReferred } from '../references.js';
import { makeJourneys } from '../rules/jihadist/travel.js';
import { evenly, schengenByChance } from '../rules/random.js';
import type { Side } from '../sides.js';
import { log } from '../text.js';
import { chance, type Guide, guideOf, hasNoPlotPlace } from './guides.js';
import { radicalize } from './radicalize.js';
import { chooseOrigins, destinationsOf, TO_US, TRAVEL_FLOW } from './travel.js';

/** 9.4.2.1: events in the solitaire game. Questions to the Jihadists get one more option: by the chart and the dice. */
export const RANDOM = 'random';

const EVENT_RULE = '9.4.2.1';
const SCHENGEN_VISAS = 74;
const CLEAN_OPERATIVES = 79;

/** An event in the solitaire game, whichever side's card it is. */
export function* automaEvent(g: Position, card: number, side: Side, run: () => Procedure): Procedure {
  if (card === SCHENGEN_VISAS) return yield* schengenVisas(g);
  if (card === CLEAN_OPERATIVES) return yield* cleanOperatives(g);
  if (side === 'jihadist' && hasNoPlotPlace(g, card)) {
    const { ops } = cardOf(card);
    return yield* radicalize(g, ops, ops);
  }
  yield* guided(g, card, run());
}

/** Lists the guide's answer first, before the other options of the event. */
function* guided(g: Position, card: number, event: Procedure): Procedure {
  const guide = guideOf(card);
  let step = event.next('');
  while (!step.done) {
    const { value } = step;
    // Only questions to the Jihadists, and not those that chapter 9 asks itself.
    if (typeof value === 'string' || value[0].seat !== 'jihadist' || value[0].rule.startsWith('9.')) {
      step = event.next(yield value);
      continue;
    }
    const [decisionAsked] = value;
    const prompt = () => ({
      key: decisionAsked.prompt.key,
      params: { ...decisionAsked.prompt.params, card: CARD.write(card) },
    });
    const shown = decision(decisionAsked.seat, prompt, guide.rule, () => first(g, guide, decisionAsked.options));
    const answer = answerTo(shown, yield [shown]);
    step = event.next(answer === RANDOM ? byDice(g, guide, decisionAsked) : answer);
  }
}

/** The card whose event asks, as `guided` writes it into every prompt. */
export const guidingCard = ({ prompt }: Pick<DecisionView, 'prompt'>): number | undefined => {
  const card = prompt.params?.['card'];
  return card === undefined ? undefined : CARD.read(card);
};

const countriesOf = (options: readonly string[]): Country[] =>
  options.map(countryReferred).filter((country): country is Country => country !== undefined);
const narrowed = (g: Position, guide: Guide, countries: readonly Country[]): readonly Country[] =>
  guide.narrow ? guide.narrow(g, countries) : countries;

function first(g: Position, guide: Guide, options: readonly string[]): readonly string[] {
  const countries = countriesOf(options);
  if (countries.length > 0) {
    const found = narrowed(g, guide, countries);
    return leading(options, guide.table || found.length !== 1 ? RANDOM : countryRef(found[0]));
  }
  if (options[0].startsWith('card:')) return leading(options, RANDOM);
  // As many as possible. Pieces are already listed with active cells before sleepers, and Sadr last (9.3.1).
  return options[0].startsWith('number:') ? leading(options, options[options.length - 1]) : options;
}

const leading = (options: readonly string[], answer: string): readonly string[] => [
  answer,
  ...options.filter((option) => option !== answer),
];

function byDice(g: Position, guide: Guide, decisionAsked: Decision): string {
  const countries = countriesOf(decisionAsked.options);
  if (countries.length > 0) {
    const country = countryRef(chance(g, guide, narrowed(g, guide, countries)));
    log(g, 'log.chance', { space: country });
    return country;
  }
  return evenly(g, decisionAsked.options);
}

/** The posture box of the Travel chart, within Schengen; if no country fits, anywhere in Schengen. */
function* schengenVisas(g: Position): Procedure {
  const boxes = (['to.unmarked', 'to.soft'] as const).filter((box) =>
    destinationsOf(g, box).some((country) => SCHENGEN.includes(country)),
  );
  const c = { left: 2, rule: EVENT_RULE };
  const box = yield* TRAVEL_FLOW.to.askEvenOne(g, c, boxes.length > 0 ? boxes : (['to.random'] as const));
  const fitting = destinationsOf(g, box);
  const countries = SCHENGEN.filter((country) => fitting.includes(country));
  const destinations = [0, 1].map(() => (countries.length === 1 ? countries[0] : schengenByChance(g, countries)));
  yield* arrive(g, SCHENGEN_VISAS, destinations);
}

function* cleanOperatives(g: Position): Procedure {
  yield* TRAVEL_FLOW.to.askEvenOne(g, { left: 2, rule: EVENT_RULE }, [TO_US]);
  yield* arrive(g, CLEAN_OPERATIVES, [UNITED_STATES, UNITED_STATES]);
}

function* arrive(g: Position, card: number, destinations: readonly Country[]): Procedure {
  makeJourneys(g, yield* chooseOrigins(g, cardOf(card).ops, destinations, 'any'), 'automatic');
}
