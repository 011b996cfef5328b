import { optionLabel, type RollOdds, type Words } from '@sandtable/kernel';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { GameUi } from '../../games/game-ui.js';
import { Die } from '../../games/shared/panels/dice.js';
import { signed } from '../../games/shared/panels/meter.js';
import type { LoggedAnswer } from '../../play/play.js';
import { CloseButton } from '../dialog.js';
import { type ShownRoll, shownRolls } from './shown-rolls.js';
import './board-dice.css';

/** The last rolls, beside the space that they count for, until the next moment is shown or the player closes them. */
export function BoardDice({
  gameUi,
  words,
  answers,
}: {
  readonly gameUi: GameUi;
  readonly words: Words;
  /** The answers whose rolls are shown. */
  readonly answers: readonly LoggedAnswer[];
}) {
  const rolls = useMemo(() => shownRolls(answers), [answers]);
  const [closed, setClosed] = useState<readonly LoggedAnswer[]>();
  const box = useRef<HTMLDivElement>(null);
  const space = rolls.at(-1)?.space;
  const isShown = rolls.length > 0 && closed !== answers;
  useLayoutEffect(() => {
    if (isShown && box.current) placeBeside(box.current, space);
  }, [isShown, space]);
  if (!isShown) return null;
  return (
    <div ref={box} key={answers.at(-1)?.n} className="board-dice" role="status">
      <CloseButton close={() => setClosed(answers)} label={words.say({ key: 'shell.close' })} />
      {space ? <p className="board-dice-space">{words.name(space)}</p> : null}
      <ol>
        {rolls.map((roll, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several dice may show the same
          <Roll key={index} gameUi={gameUi} words={words} roll={roll} />
        ))}
      </ol>
    </div>
  );
}

function Roll({
  gameUi,
  words,
  roll: { die, modifier, total, odds, isSuccess, entry, outcomes },
}: {
  readonly gameUi: GameUi;
  readonly words: Words;
  readonly roll: ShownRoll;
}) {
  const parts = gameUi.dieModifiers?.(entry, words) ?? [];
  const need = odds && needText(words, odds);
  return (
    <li className={isSuccess === undefined ? undefined : isSuccess ? 'board-dice-success' : 'board-dice-failure'}>
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
        {need === undefined || isSuccess === undefined ? (
          <b>{words.say(entry)}</b>
        ) : (
          <b>{words.say({ key: isSuccess ? 'dice.success' : 'dice.failure', params: { need } })}</b>
        )}
        {outcomes.map((outcome) => {
          const text = words.say(outcome);
          return <small key={text}>{text}</small>;
        })}
      </span>
    </li>
  );
}

/** Such as “5+” or “1–2”. */
function needText(words: Words, { atLeast, atMost }: RollOdds): string | undefined {
  if (atLeast !== undefined) return words.say({ key: 'dice.atLeast', params: { n: atLeast } });
  return atMost === undefined ? undefined : words.say({ key: 'dice.atMost', params: { n: atMost } });
}

/** Puts the box beside the space on the board, inside the board's area. Without a space it stays above. */
function placeBeside(box: HTMLElement, space: string | undefined): void {
  const area = box.parentElement;
  const name = space?.slice('space:'.length) ?? '';
  const target = area?.querySelector(`[data-space="${CSS.escape(name)}"]`);
  if (!area || !target) return;
  const frame = area.getBoundingClientRect();
  const { left, top, width, height } = target.getBoundingClientRect();
  const x = left - frame.left + width / 2 - box.offsetWidth / 2;
  const above = top - frame.top - box.offsetHeight - 8;
  const y = above > 8 ? above : top - frame.top + height + 8;
  const within = (value: number, most: number) => Math.max(8, Math.min(most - 8, value));
  box.style.left = `${within(x, frame.width - box.offsetWidth)}px`;
  box.style.top = `${within(y, frame.height - box.offsetHeight)}px`;
}

/** What a die must show if the option is chosen: “Roll: 5+ (33%)”. */
export function rollLabel(words: Words, odds: RollOdds | undefined): string | undefined {
  const need = odds && needText(words, odds);
  return odds && need !== undefined
    ? words.say({ key: 'dice.roll', params: { need, percent: Math.round(odds.chance * 100) } })
    : undefined;
}

/** The option's name for the request to tap again. */
export const tapAgainText = (words: Words, option: string): string =>
  words.say({ key: 'dice.tapAgain', params: { option: words.say(optionLabel(option)) } });
