import './track.css';

/** A printed track: boxes in groups, a marker on one of them, and its place after the option under the pointer. */
export interface TrackGroup {
  readonly name: string;
  readonly values: readonly number[];
  readonly note?: string;
}

export function Track({
  groups,
  now,
  then,
  label,
  write = String,
}: {
  readonly groups: readonly TrackGroup[];
  readonly now: number;
  readonly then: number | undefined;
  /** The whole track as a text for screen readers. */
  readonly label: string;
  readonly write?: (n: number) => string;
}) {
  return (
    <div className="lab-track" role="img" aria-label={label}>
      {groups.map(({ name, values, note }) => (
        <div
          key={name}
          className={`lab-track-group${values.includes(now) ? ' lab-track-here' : ''}`}
          style={{ flexGrow: values.length }}
        >
          <div className="lab-track-boxes">
            {values.map((n) => (
              <span
                key={n}
                className={`lab-track-box${n === now ? ' lab-track-now' : ''}${n === then && then !== now ? ' lab-track-then' : ''}`}
              >
                {write(n)}
              </span>
            ))}
          </div>
          <span className="lab-track-name">
            {name}
            {note ? <span className="game-soft"> {note}</span> : null}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Boxes of pieces: how many are in each, and which boxes count now. */
export function Stock({
  boxes,
  kind,
  label,
}: {
  readonly boxes: readonly {
    readonly name: string;
    readonly note: string;
    readonly size: number;
    readonly count: number;
    readonly open: boolean;
  }[];
  readonly kind: 'troops' | 'cells';
  readonly label: string;
}) {
  return (
    <div className="lab-track" role="img" aria-label={label}>
      {boxes.map(({ name, note, size, count, open }) => (
        <div key={name} className={`lab-track-group${open ? ' lab-track-here' : ''}`} style={{ flexGrow: 1 }}>
          <div className="lab-track-boxes">
            {Array.from({ length: size }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places of a box differ only in their order
              <span key={n} className={`lab-stock lab-stock-${kind}${n < count ? '' : ' lab-stock-out'}`} />
            ))}
          </div>
          <span className="lab-track-name">
            {name} <span className="game-soft">{note}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
