import './meter.css';

/** A bar from 0 to `max`, with a notch at the value that must be passed. The numbers stand beside it as text. */
export function Meter({
  value,
  max,
  notch,
  color,
}: {
  readonly value: number;
  readonly max: number;
  readonly notch?: number;
  readonly color: string;
}) {
  const share = (n: number) => `${Math.max(0, Math.min(1, n / max)) * 100}%`;
  return (
    <span className="game-meter" aria-hidden="true">
      <span style={{ width: share(value), background: color }} />
      {notch === undefined ? null : <i style={{ left: share(notch) }} />}
    </span>
  );
}

/** A number, and what the option under the pointer would change it to. */
export function ChangingNumber({
  now,
  then,
}: {
  readonly now: number | string;
  readonly then: number | string | undefined;
}) {
  if (then === undefined || then === now) return <>{withMinus(now)}</>;
  return (
    <>
      {withMinus(now)}
      <span className="game-then"> → {withMinus(then)}</span>
    </>
  );
}

const withMinus = (n: number | string): string => String(n).replace('-', '−');
export const signed = (n: number): string => (n > 0 ? `+${n}` : withMinus(n));
