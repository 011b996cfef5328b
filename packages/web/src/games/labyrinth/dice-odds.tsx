import type { Words } from '@sandtable/kernel';
import { COUNTRIES, COUNTRY_IDS, type CountryId, type View } from '@sandtable/labyrinth/board-data';
import type { DiceOddsProps } from '../game-ui.js';
import { InspectorSection } from '../shared/panels/inspector-section.js';
import { signed } from '../shared/panels/meter.js';
import { textsUnder } from '../shared/panels/texts-under.js';
import { at, cellsIn, GOVERNANCE_VALUE, governanceOf, isMuslim, isUnmarked, parseView, troopsIn } from './view.js';
import { warOfIdeasOdds } from './war-of-ideas-odds.js';
import '../shared/panels/inspector-section.css';

interface DiceProps {
  readonly country: CountryId;
  readonly view: View;
  readonly words: Words;
}

/** The questions that choose a country to roll for, and their rolls. */
const DICE: Readonly<Partial<Record<string, typeof IdeasHere>>> = {
  'ask.warOfIdeas': IdeasHere,
  'ask.recruit': JihadistDice,
  'ask.travel.to': JihadistDice,
  'ask.jihad': JihadistDice,
  'ask.plot': JihadistDice,
};

export function DiceOdds({ view, words, prompt, option }: DiceOddsProps) {
  const Dice = DICE[prompt.key];
  const country = COUNTRY_IDS.find((it) => option === `space:${it}`);
  return Dice && country ? <Dice country={country} view={parseView(view)} words={words} /> : null;
}

/** 8.1.1: the roll that the Jihadists need here. */
export function JihadistDice({ country, view, words }: DiceProps) {
  const governance = governanceOf(view, country);
  if (!governance || isUnmarked(view, country)) return null;
  const say = textsUnder(words, 'closer.');
  const { recruit } = COUNTRIES[country];
  const cells = cellsIn(view, country);
  const troops = troopsIn(view, country);
  const islamist = governance === 'islamist-rule';
  return (
    <InspectorSection title={say('dice')}>
      {islamist ? <p>{say('dice.sure')}</p> : <p>{say('dice.success', { n: GOVERNANCE_VALUE[governance] })}</p>}
      {recruit === undefined ? null : <p>{say('dice.recruit', { n: recruit })}</p>}
      {at(view, country).regimeChange ? <p>{say('dice.sureRecruit')}</p> : null}
      {isMuslim(country) && !islamist && cells - troops >= 5 ? (
        <p className="game-flag">{say('major', { cells, n: troops })}</p>
      ) : null}
    </InspectorSection>
  );
}

/** 7.2: the roll that a War of Ideas needs here, with every modifier. */
export function IdeasHere({ country, view, words }: DiceProps) {
  const ideas = warOfIdeasOdds(view, country);
  if (!ideas) return null;
  const say = (key: string, n?: number) =>
    words.say(n === undefined ? { key: `closer.woi${key}` } : { key: `closer.woi${key}`, params: { n } });
  const { value, die, modifiers } = ideas;
  return (
    <InspectorSection title={say('')}>
      <p>
        {say('.needs', value)}; <b>{die < 2 ? say('.sure') : die > 6 ? say('.never') : say('.roll', die)}</b>
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
