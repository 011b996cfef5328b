import { type DecisionView, optionLabel, type Words } from '@sandtable/kernel';
import { amountOf, splitLabel } from '../option-groups.js';
import { text } from '../text.js';
import type { Repeatable } from './answer-plan.js';
import { countLabel } from './count-label.js';
import './option-extras.css';

const isNumber = (option: string): boolean => option.startsWith('number:');

/** Beside an option: the answers to the question that follows it, or what was done at the space before. */
export function OptionExtras({
  option,
  words,
  locked,
  next,
  chooseWith,
  chooseSame,
}: {
  readonly option: string;
  readonly words: Words;
  readonly locked: boolean;
  readonly next: DecisionView | undefined;
  readonly chooseWith: (option: string, followUp: string) => void;
  readonly chooseSame?: (option: string) => void;
}) {
  const answers = next?.options.filter((answer) => !answer.startsWith('aside:')) ?? [];
  const label = (answer: string) =>
    isNumber(answer) ? String(amountOf(answer)) : splitLabel(words.say(optionLabel(answer, next?.prompt)))[0];
  const count = next && answers.some(isNumber) ? countLabel(words, next.prompt) : undefined;
  return (
    <>
      {count ? <span className="choice-count">{count}</span> : null}
      {next
        ? answers.map((answer) => (
            <button
              key={answer}
              type="button"
              className="choice-then"
              data-then={`${option} ${answer}`}
              aria-disabled={locked}
              title={words.say(next.prompt)}
              onClick={() => chooseWith(option, answer)}
            >
              <span className="unseen">{words.say(optionLabel(option))}: </span>
              {label(answer)}
            </button>
          ))
        : null}
      {chooseSame ? (
        <button
          type="button"
          className="choice-then"
          data-same={option}
          aria-disabled={locked}
          onClick={() => chooseSame(option)}
        >
          <span className="unseen">{words.name(option)}: </span>
          {words.say(text('choices.same'))}
        </button>
      ) : null}
    </>
  );
}

/** Says what would be done again, and offers it for every space that is left. */
export function SameForAll({
  words,
  same,
  count,
  locked,
  choose,
}: {
  readonly words: Words;
  readonly same: Repeatable;
  readonly count: number;
  readonly locked: boolean;
  readonly choose: () => void;
}) {
  const answers = same.answers
    .map(({ option, question }) => {
      const [name] = splitLabel(words.say(optionLabel(option)));
      const count = isNumber(option) ? countLabel(words, { key: question }) : undefined;
      return count ? `${count} ${name}` : name;
    })
    .join(', ');
  return (
    <p className="choices-same">
      <span>{words.say(text('choices.sameAs', { space: same.space, answers }))}</span>
      <button type="button" data-same-for-all aria-disabled={locked} onClick={choose}>
        {words.say(text('choices.sameForAll', { n: count }))}
      </button>
    </p>
  );
}

/** Beside `done`: ends the whole operation. */
export const Finish = ({
  words,
  locked,
  finish,
}: {
  readonly words: Words;
  readonly locked: boolean;
  readonly finish: () => void;
}) => (
  <button type="button" className="choice-then" data-finish aria-disabled={locked} onClick={finish}>
    {words.say(text('choices.finish'))}
  </button>
);
