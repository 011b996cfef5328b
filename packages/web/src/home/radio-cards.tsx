import { type ReactNode, useId } from 'react';

export interface RadioCard<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly how?: string;
}

/** Radio buttons, each with a sentence about its choice. */
export function RadioCards<T extends string>({
  legend,
  how,
  choices,
  value,
  choose,
}: {
  readonly legend: string;
  readonly how?: string;
  readonly choices: readonly RadioCard<T>[];
  readonly value: string;
  readonly choose: (value: T) => void;
}) {
  const name = useId();
  return (
    <fieldset className="new-part">
      <legend>{legend}</legend>
      {how && <p className="home-soft">{how}</p>}
      <div className="ways">
        {choices.map((choice) => (
          <label key={choice.value} className="way">
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => choose(choice.value)}
              aria-describedby={choice.how ? `${name}-${choice.value}` : undefined}
            />
            <span className="way-label">{choice.label}</span>
            {choice.how && (
              <span className="way-how" id={`${name}-${choice.value}`}>
                {choice.how}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
