import { earnings, marginRule, type VictoryAim, victoryAims } from '@sandtable/andean-abyss/board';
import { FACTIONS, type Faction, FORCES, type PieceId, type View } from '@sandtable/andean-abyss/board-data';
import type { Message, Words } from '@sandtable/kernel';
import { memo } from 'react';
import { ChangingNumber, Meter } from '../../shared/panels/meter.js';
import { Sign } from '../faction-sign.js';
import { Mini } from '../mini-piece.js';
import { sayWith, text } from '../text.js';
import { basesOnMap, shipmentsOf } from '../view.js';
import './factions.css';

interface Props {
  readonly view: View;
  readonly preview: View | undefined;
  readonly words: Words;
}

export function Factions({
  lit,
  inspect,
  ...props
}: Props & { readonly lit: ReadonlySet<string>; readonly inspect: (reference: string, pin: true) => void }) {
  return (
    <section className="game-panel" aria-label={props.words.say(text('panel.factions'))}>
      {FACTIONS.map((faction) => (
        <Block key={faction} faction={faction} lit={lit.has(`faction:${faction}`)} inspect={inspect} {...props} />
      ))}
    </section>
  );
}

/** 7.2, 8.8: what a margin means. */
export const MarginRule = ({ view, words }: Pick<Props, 'view' | 'words'>) => (
  <p className="game-note">{words.say(marginText(view))}</p>
);

function marginText(view: View): Message {
  const rule = marginRule(view);
  if (rule.kind === 'solo') return text('panel.margin.rule.solo', { n: rule.lead });
  return text(rule.kind === 'nonplayers' ? 'panel.margin.rule.nonplayers' : 'panel.margin.rule');
}

const Block = memo(function Block({
  faction,
  view,
  preview,
  words,
  lit,
  inspect,
}: Props & {
  readonly faction: Faction;
  readonly lit: boolean;
  readonly inspect: (reference: string, pin: true) => void;
}) {
  const say = sayWith(words, 'panel.');
  const color = `var(--aa-${faction}-wood)`;
  const acting = view.acting === faction;
  const deed = view.step === 'act' ? view.turn.acted.find((it) => it.faction === faction)?.deed : undefined;
  const eligible = !deed && view.eligible.includes(faction);
  const state = deed ? (deed === 'pass' ? 'passed' : 'acted') : eligible ? 'eligible' : 'ineligible';
  return (
    <article
      className={`aa-faction${lit ? ' game-highlighted' : ''}${acting ? ' aa-now' : ''}`}
      style={{ borderLeftColor: `var(--aa-${faction}-wood)` }}
    >
      <header>
        <button type="button" className="aa-faction-name" onClick={() => inspect(`faction:${faction}`, true)}>
          <Sign faction={faction} /> {words.name(`faction:${faction}`)}
        </button>
        {view.rules.nonplayers.includes(faction) ? <span className="game-soft">{say('nonplayer')}</span> : null}
        <span className={`aa-pill${eligible ? ' aa-yes' : ''}`}>{say(acting ? 'acting' : state)}</span>
      </header>
      {victoryAims(view, faction).map((aim, index) => (
        <AimLine
          key={aim.what}
          aim={aim}
          then={preview && victoryAims(preview, faction)[index]}
          color={color}
          words={words}
        />
      ))}
      {faction === 'farc' ? (
        <p className="game-note">
          {say('aim.opposition.parts', { opposition: view.totalOpposition, bases: basesOnMap(view, 'farc') })}
        </p>
      ) : null}
      <div className="aa-faction-foot">
        <Available faction={faction} view={view} words={words} />
        <p className="game-note">
          {say('earnings', { n: earnings(view, faction) })}
          {faction !== 'government' && shipmentsOf(view, faction).length > 0
            ? ` · ${say('held', { n: shipmentsOf(view, faction).length })}`
            : ''}
          {faction === 'auc' && view.aucGone ? ` · ${say('gone', { n: view.aucGone })}` : ''}
        </p>
      </div>
    </article>
  );
});

function AimLine({
  aim,
  then,
  color,
  words,
}: {
  readonly aim: VictoryAim;
  readonly then: VictoryAim | undefined;
  readonly color: string;
  readonly words: Words;
}) {
  const say = sayWith(words);
  const met = aim.value > aim.over;
  return (
    <div className="game-line aa-aim" title={say('panel.aim.over', { n: aim.value, over: aim.over })}>
      <span>{say(`panel.aim.${aim.what}`)}</span>
      <Meter value={aim.value} max={aim.most} notch={aim.over} color={color} />
      <b className={met ? 'aa-met-number' : ''}>
        <ChangingNumber now={aim.value} then={then?.value} />
        <span className="game-soft">
          {' '}
          <span aria-hidden="true">/ &gt;{aim.over}</span>
          <span className="unseen">{say('panel.aim.over', { n: aim.value, over: aim.over })}</span>
        </span>
      </b>
    </div>
  );
}

/** Available forces (1.4.1): pieces off the map, out of the total. */
function Available({
  faction,
  view,
  words,
}: {
  readonly faction: Faction;
  readonly view: View;
  readonly words: Words;
}) {
  const say = sayWith(words);
  const all = FORCES[faction];
  const guerrillas = say('panel.guerrilla', { faction: `faction:${faction}` });
  const base = {
    piece: `${faction}-base`,
    stock: `${faction}-base`,
    name: words.name(`piece:${faction}-base`),
  } as const;
  const kinds: readonly {
    readonly piece: PieceId;
    readonly stock: string;
    readonly name: string;
    readonly all: number | undefined;
  }[] =
    faction === 'government'
      ? [
          { piece: 'troops', stock: 'troops', name: words.name('piece:troops'), all: all.troops },
          { piece: 'police', stock: 'police', name: words.name('piece:police'), all: all.police },
          { ...base, all: all.base },
        ]
      : [
          // Off the map a guerrilla is neither active nor underground; it will be placed underground (1.4.3).
          {
            piece: `${faction}-guerrilla-underground`,
            stock: `${faction}-guerrilla`,
            name: guerrillas,
            all: all.guerrilla,
          },
          { ...base, all: all.base },
        ];
  return (
    <div className="aa-available">
      <span>{say('panel.available')}</span>
      {kinds.map(({ piece, stock, name, all: most }) => {
        const n = view.available[stock] ?? 0;
        const label = say('panel.available.of', { n, all: most ?? 0, piece: name });
        return (
          <span key={piece} className={`aa-stock${n === 0 ? ' aa-out' : ''}`} title={label}>
            <Mini piece={piece} />
            <span aria-hidden="true">
              {n}
              <small>/{most}</small>
            </span>
            <span className="unseen">{label}</span>
          </span>
        );
      })}
    </div>
  );
}
