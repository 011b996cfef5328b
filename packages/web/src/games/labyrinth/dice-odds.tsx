import type { Words } from '@sandtable/kernel';
import { jihadistOdds, warOfIdeasOdds } from '@sandtable/labyrinth/board';
import { COUNTRY_IDS, type CountryId, type QuestionId, type View } from '@sandtable/labyrinth/board-data';
import type { DiceOddsProps } from '../game-ui.js';
import { InspectorSection } from '../shared/panels/inspector-section.js';
import { signed } from '../shared/panels/meter.js';
import { sayWith } from './text.js';
import { parseView } from './view.js';
import '../shared/panels/inspector-section.css';

interface DiceProps {
  readonly country: CountryId;
  readonly view: View;
  readonly words: Words;
}

/** The questions that choose a country to roll for, and their rolls. */
const DICE: { readonly [Key in `ask.${QuestionId}`]?: typeof IdeasHere } = {
  'ask.warOfIdeas': IdeasHere,
  'ask.recruit': JihadistDice,
  'ask.travel.to': JihadistDice,
  'ask.jihad': JihadistDice,
  'ask.plot': JihadistDice,
};

const DICE_BY_KEY: Readonly<Partial<Record<string, typeof IdeasHere>>> = DICE;

export function DiceOdds({ view, words, prompt, option }: DiceOddsProps) {
  const Dice = DICE_BY_KEY[prompt.key];
  const country = COUNTRY_IDS.find((it) => option === `space:${it}`);
  return Dice && country ? <Dice country={country} view={parseView(view)} words={words} /> : null;
}

/** 8.1.1: the roll that the Jihadists need here. */
export function JihadistDice({ country, view, words }: DiceProps) {
  const odds = jihadistOdds(view, country);
  if (!odds) return null;
  const say = sayWith(words, 'closer.');
  const { success, recruit, major } = odds;
  return (
    <InspectorSection title={say('dice')}>
      {success === 'sure' ? (
        <p>{say('dice.sure')}</p>
      ) : (
        <>
          <p>{say('dice.success', { n: success })}</p>
          <p>{recruit === 'sure' ? say('dice.sureRecruit') : say('dice.recruit', { n: recruit })}</p>
        </>
      )}
      {major ? <p className="game-flag">{say('major', { cells: major.cells, n: major.troops })}</p> : null}
    </InspectorSection>
  );
}

/** 7.2: the roll that a War of Ideas needs here, with every modifier. */
export function IdeasHere({ country, view, words }: DiceProps) {
  const ideas = warOfIdeasOdds(view, country);
  if (!ideas) return null;
  const say = sayWith(words, 'closer.woi');
  const { value, die, outcome, modifiers } = ideas;
  const roll = outcome === 'sure' ? say('.sure') : outcome === 'impossible' ? say('.never') : say('.roll', { n: die });
  return (
    <InspectorSection title={say('')}>
      <p>
        {say('.needs', { n: value })}; <b>{roll}</b>
      </p>
      <ul className="inspector-section-state">
        {modifiers.map(({ why, n }) => (
          <li key={why}>
            <b>{signed(n)}</b> {say(`.${why}`)}
          </li>
        ))}
      </ul>
    </InspectorSection>
  );
}
