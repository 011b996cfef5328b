import { optionLabel, type RollOdds, type Words } from '@sandtable/kernel';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GameUi } from '../../games/game-ui.js';
import { Die } from '../../games/shared/panels/dice.js';
import { signed } from '../../games/shared/panels/meter.js';
import type { LoggedAnswer, PlaySnapshot } from '../../play/play.js';
import { CloseButton } from '../dialog.js';
import { seatName } from '../references.js';
import { SeatSign } from '../seat-sign.js';
import { sayWith, text } from '../text.js';
import { type Box, placeBox } from './place-box.js';
import { type ShownRoll, shownRolls } from './shown-rolls.js';
import './board-dice.css';

/**
 * The last rolls, beside the space that they count for, until the next moment is shown or the player closes them.
 * `around` changes with what else lies over the board: the box then looks for a place again.
 */
export function BoardDice({
  gameUi,
  words,
  answers,
  shown,
  around,
}: {
  readonly gameUi: GameUi;
  readonly words: Words;
  /** The answers whose rolls are shown. */
  readonly answers: readonly LoggedAnswer[];
  readonly shown: PlaySnapshot;
  readonly around: readonly unknown[];
}) {
  const { steps, setup } = shown;
  const rolls = useMemo(
    () => shownRolls(answers, { heading: gameUi.logHeading, seats: setup.seats, steps }),
    [answers, gameUi, setup, steps],
  );
  const [closed, setClosed] = useState<number>();
  const box = useRef<HTMLDivElement>(null);
  const space = rolls.at(-1)?.space;
  const n = answers.at(-1)?.n;
  const isShown = rolls.length > 0 && closed !== n;
  useLayoutEffect(() => {
    if (isShown && box.current) place(box.current, space, rolls);
  }, [isShown, space, rolls, ...around]);
  if (!isShown) return null;
  return (
    <div ref={box} key={answers[0]?.n} className="board-dice" role="status">
      <CloseButton close={() => setClosed(n)} label={words.say(text('shell.close'))} />
      <ol>
        {rolls.map((roll, index) => {
          const before = rolls[index - 1];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: several dice may show the same
            <li key={index}>
              <RollHead gameUi={gameUi} words={words} roll={roll} before={before} />
              <Roll gameUi={gameUi} words={words} roll={roll} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Whose roll it is, and the space it counts for, unless the roll before has the same. */
function RollHead({
  gameUi,
  words,
  roll: { seat, space },
  before,
}: {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly roll: ShownRoll;
  readonly before: ShownRoll | undefined;
}) {
  if ((before && before.seat === seat && before.space === space) || (seat ?? space) === undefined) return null;
  return (
    <p className="board-dice-head">
      {seat === undefined ? null : (
        <span className="board-dice-seat">
          <SeatSign gameUi={gameUi} seat={seat} /> {seatName(words, seat)}
        </span>
      )}
      {space === undefined ? null : <b>{words.name(space)}</b>}
    </p>
  );
}

function Roll({ gameUi, words, roll }: { readonly gameUi: GameUi; readonly words: Words; readonly roll: ShownRoll }) {
  const { die, modifier, total, isSuccess, entry, outcomes } = roll;
  const parts = gameUi.dieModifiers?.(entry, words) ?? [];
  const result = isSuccess === undefined ? '' : isSuccess ? ' board-dice-success' : ' board-dice-failure';
  return (
    <div className={`board-dice-roll${result}`}>
      <Die n={die} />
      <span>
        {modifier === 0 ? null : (
          <span className="board-dice-sum">
            {die} {signed(modifier)} = <b>{total}</b>
          </span>
        )}
        {parts.map(({ n, name }) => (
          <small key={name}>
            {signed(n)} {name}
          </small>
        ))}
        <b>{outcomeText(words, roll)}</b>
        {outcomes.map((outcome) => {
          const text = words.say(outcome);
          return <small key={text}>{text}</small>;
        })}
      </span>
    </div>
  );
}

/** Such as “rolled 4, needed 5+: failure” or “rolled 4: Poor (1–4: Poor, 5+: Fair)”; without a number, the log's words. */
function outcomeText(words: Words, { odds, isSuccess, decided, modifier, total, entry }: ShownRoll): string {
  const say = sayWith(words);
  const need = odds && needText(words, odds);
  const rolled = say(modifier === 0 ? 'dice.rolled' : 'dice.total', { n: total });
  if (need !== undefined && decided && odds?.atLeast !== undefined) {
    const below = say('dice.atMost', { n: odds.atLeast - 1 });
    return say('dice.decided', { rolled, below, need, ...decided });
  }
  if (need === undefined || isSuccess === undefined) return words.say(entry);
  return say(isSuccess ? 'dice.success' : 'dice.failure', { rolled, need });
}

/** Such as “5+” or “1–2”. */
function needText(words: Words, { atLeast, atMost }: RollOdds): string | undefined {
  if (atLeast !== undefined) return words.say(text('dice.atLeast', { n: atLeast }));
  return atMost === undefined ? undefined : words.say(text('dice.atMost', { n: atMost }));
}

/** What the box must not cover, besides its space. */
const KEPT_VISIBLE = '.board-buttons, .board-pan, .board-parts, .option-preview:not([hidden]), .announcement';

/** Puts the box beside the space on the board, inside the board's area, where it covers nothing that must be seen. */
function place(box: HTMLElement, space: string | undefined, rolls: readonly ShownRoll[]): void {
  const area = box.parentElement;
  if (!area) return;
  const frame = area.getBoundingClientRect();
  const boxOf = (element: Element): Box => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left: left - frame.left, top: top - frame.top, width, height };
  };
  const elementOf = (of: string | undefined) =>
    of && area.querySelector(`[data-space="${CSS.escape(of.slice('space:'.length))}"]`);
  const target = elementOf(space);
  const size = { width: box.offsetWidth, height: box.offsetHeight };
  const rolledFor = rolls.flatMap((roll) => elementOf(roll.space) || []).filter((it) => it !== target);
  const others = [...area.querySelectorAll(KEPT_VISIBLE), ...rolledFor].map(boxOf);
  const { left, top } = placeBox(size, frame, target ? boxOf(target) : undefined, others);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/** What a die must show if the option is chosen: “Roll: 5+ (33%)”. */
export function rollLabel(words: Words, odds: RollOdds | undefined): string | undefined {
  const need = odds && needText(words, odds);
  return odds && need !== undefined
    ? words.say(text('dice.roll', { need, percent: Math.round(odds.chance * 100) }))
    : undefined;
}

/** The option's name for the request to tap again. */
export const tapAgainText = (words: Words, option: string): string =>
  words.say(text('dice.tapAgain', { option: words.say(optionLabel(option)) }));
