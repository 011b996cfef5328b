import { countDeck } from '@sandtable/andean-abyss/board';
import { FACTIONS } from '@sandtable/andean-abyss/board-data';
import type { BoardProps } from '../../game-ui.js';
import { ChangingNumber, signed } from '../../shared/panels/meter.js';
import { StatusItem, StatusRow } from '../../shared/panels/status-bar.js';
import { Sign } from '../faction-sign.js';
import { sayWith, text } from '../text.js';
import { parseView } from '../view.js';

/** When the next propaganda can come, in cards, for a phone. */
const SHORTLY = {
  next: (cards: number) => (cards === 0 ? '!' : `${cards}`),
  final: () => '!',
  within: (cards: number) => `≤ ${cards}`,
  notBefore: (cards: number) => `> ${cards}`,
} as const;

/** Each faction's margin (7.3) and resources, aid, the president, and when the next propaganda can come. */
export function StatusBar({ view: json, preview: ahead, words, highlighted }: BoardProps) {
  const view = parseView(json);
  const preview = ahead === undefined ? undefined : parseView(ahead);
  const say = sayWith(words, 'status.');
  const panel = sayWith(words, 'panel.');
  const { propagandaDue } = countDeck(view);
  const best = Math.max(...FACTIONS.map((faction) => view.margins[faction]));
  return (
    <StatusRow label={say('title')}>
      {FACTIONS.map((faction) => {
        const margin = view.margins[faction];
        const name = words.name(`faction:${faction}`);
        const isMet = margin > 0;
        return (
          <StatusItem
            key={faction}
            label={
              <>
                <Sign faction={faction} /> <span className="status-name">{name}</span>
                {view.margins[faction] === best ? (
                  <span className="status-lead" title={say('leads')}>
                    <span aria-hidden="true">★</span>
                    <span className="unseen">{say('leads')}</span>
                  </span>
                ) : null}
              </>
            }
            title={say('faction', { faction: name, margin: signed(margin), resources: view.resources[faction] })}
            isHighlighted={highlighted.has(`faction:${faction}`)}
            isMet={isMet}
          >
            <b>
              {isMet ? <span aria-hidden="true">✓ </span> : null}
              <span className="unseen">{panel(isMet ? 'margin.met' : 'margin')} </span>
              <ChangingNumber now={signed(margin)} then={preview && signed(preview.margins[faction])} />
            </b>
            <span className="status-soft">
              <span className="unseen">{panel('resources')} </span>
              <span aria-hidden="true">¤ </span>
              <ChangingNumber now={view.resources[faction]} then={preview?.resources[faction]} />
            </span>
          </StatusItem>
        );
      })}
      <StatusItem label={panel('aid')}>
        <b>
          <ChangingNumber now={view.aid} then={preview?.aid} />
        </b>
      </StatusItem>
      <StatusItem label={panel('president')}>
        <b>{words.name(`president:${view.president}`)}</b>
      </StatusItem>
      {propagandaDue ? (
        <StatusItem
          label={say('propaganda')}
          title={words.say(text(`panel.deck.${propagandaDue.when}`, { n: propagandaDue.cards }))}
          isMet={propagandaDue.when === 'next' || propagandaDue.when === 'final'}
        >
          <b className="status-long">{say(`propaganda.${propagandaDue.when}`, { n: propagandaDue.cards })}</b>
          <b className="status-short" aria-hidden="true">
            {SHORTLY[propagandaDue.when](propagandaDue.cards)}
          </b>
        </StatusItem>
      ) : null}
    </StatusRow>
  );
}
