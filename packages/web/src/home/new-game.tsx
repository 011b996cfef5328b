import { use, useMemo, useState } from 'react';
import type { Front } from '../games/front.js';
import { FRONTS, type GameName, isGame } from '../games/index.js';
import { Bar } from '../shell/bar.js';
import { useReader, useWords } from '../shell/reader.js';
import { ADDRESS, go } from '../shell/route.js';
import { ServerNotice } from '../shell/server-notice.js';
import { AccountLink } from './account-link.js';
import { beginHere, beginOnline } from './begin.js';
import { COVERS, scenarioWords, seatWord, sideWord, titleOf } from './covers.js';
import {
  type Draft,
  newDraft,
  optionsOf,
  seatingNamed,
  settled,
  WAYS,
  withOption,
  withPlayer,
  withScenario,
  withSeating,
  withWay,
  withYou,
} from './draft.js';
import { type Made, MadeMatch } from './made-match.js';
import { scenariosOf } from './places.js';
import { RadioCards } from './radio-cards.js';
import { RuleOptions } from './rule-options.js';
import { SeatPickers, SideSign } from './seat-pickers.js';
import { sentence } from './sentence.js';
import { useTitle } from './title.js';
import { useFault } from './use-fault.js';
import { YourSeat } from './your-seat.js';
import './home.css';
import './new-game.css';

/** Each game is fetched once, however often this page is drawn. */
const fetched = new Map<GameName, Promise<Front>>();
function frontOf(game: GameName): Promise<Front> {
  let front = fetched.get(game);
  if (!front) {
    front = FRONTS[game]();
    fetched.set(game, front);
    front.catch(() => fetched.delete(game));
  }
  return front;
}

/** A new game: alone, side by side or online. */
export function NewGame({ game }: { readonly game: string }) {
  const { words } = useReader();
  const [made, setMade] = useState<Made>();
  useTitle(words.say({ key: 'new.title', params: { game: titleOf(game) } }));
  return (
    <>
      <Bar>
        <nav className="home-nav">
          <AccountLink />
        </nav>
      </Bar>
      <main className="page new">
        {made && <MadeMatch game={game} made={made} again={() => setMade(undefined)} />}
        {!made && !isGame(game) && <p>{words.say({ key: 'new.unknown' })}</p>}
        {!made && isGame(game) && <Form game={game} done={setMade} />}
      </main>
    </>
  );
}

function Form({ game: name, done }: { readonly game: GameName; readonly done: (made: Made) => void }) {
  const front = use(frontOf(name));
  const { game } = front;
  const { language } = useReader();
  const catalogs = useMemo(() => [game.messages], [game]);
  const words = useWords(catalogs, game.names);
  const scenarios = useMemo(() => scenariosOf(game), [game]);
  const [draft, setDraft] = useState(() => newDraft(game, COVERS[name].first, scenarios.games[0] ?? ''));
  const [seed, setSeed] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useFault(words);
  const change = (next: Draft) => {
    setDraft(next);
    setRefused(undefined);
  };
  const say = (key: string) => words.say({ key });
  const seats = game.seats(optionsOf(game, draft));
  const ready = settled(game, draft);
  const fault = 'fault' in ready ? words.say(ready.fault) : refused;
  const isOnline = draft.way === 'online';
  const scenarioName = (scenario: string) =>
    scenarioWords(words, name, scenario).label ||
    sentence(words.has(`scenario.${scenario}`) ? say(`scenario.${scenario}`) : scenario, language);

  const begin = async () => {
    if ('fault' in ready) return;
    setBusy(true);
    setRefused(undefined);
    try {
      if (isOnline) done(await beginOnline(game.id, ready, draft.you));
      else go(ADDRESS.local(await beginHere(game.id, ready, seed)));
    } catch (error) {
      setRefused(error);
      setBusy(false);
    }
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <h1>{words.say({ key: 'new.title', params: { game: titleOf(name) } })}</h1>
      <RadioCards
        legend={say('new.way')}
        choices={WAYS.map((way) => ({ value: way, label: say(`new.way.${way}`), how: say(`new.way.${way}.how`) }))}
        value={draft.way}
        choose={(way) => change(withWay(game, draft, way))}
      />
      {scenarios.games.length > 1 && (
        <RadioCards
          legend={say('new.scenario')}
          choices={scenarios.games.map((scenario) => ({
            value: scenario,
            label: scenarioName(scenario),
            how: scenarioWords(words, name, scenario).how,
          }))}
          value={draft.scenario}
          choose={(scenario) => change(withScenario(game, draft, scenario))}
        />
      )}
      {draft.way === 'alone' ? (
        <>
          <RadioCards
            legend={say('new.you')}
            how={say('new.you.how')}
            choices={seats.map((seat) => ({
              value: seat,
              label: (
                <>
                  <SideSign front={front} seat={seat} />
                  {seatWord(words, name, seat)}
                </>
              ),
              how: sideWord(words, name, seat),
            }))}
            value={draft.you}
            choose={(seat) => change(withYou(game, draft, seat))}
          />
          <details className="new-part new-bots">
            <summary>{say('new.opponents')}</summary>
            <SeatPickers
              front={front}
              words={words}
              draft={draft}
              seats={seats.filter((seat) => seat !== draft.you)}
              pick={(seat, player) => change(withPlayer(draft, seat, player))}
            />
          </details>
        </>
      ) : (
        <fieldset className="new-part">
          <legend>{say('new.seats')}</legend>
          <p className="home-soft">{say('new.seats.how')}</p>
          <div className="presets">
            {[...scenarios.seatings, ''].map((scenario) => (
              <button
                key={scenario}
                type="button"
                aria-pressed={seatingNamed(game, draft, scenarios.seatings) === scenario}
                onClick={() => change(withSeating(game, draft, scenario || undefined))}
              >
                {scenario ? scenarioName(scenario) : say('new.seats.all')}
              </button>
            ))}
          </div>
          <SeatPickers
            front={front}
            words={words}
            draft={draft}
            seats={seats}
            pick={(seat, player) => change(withPlayer(draft, seat, player))}
          />
          {isOnline && <YourSeat game={name} draft={draft} choose={(you) => change(withYou(game, draft, you))} />}
        </fieldset>
      )}
      <RuleOptions
        game={game}
        words={words}
        draft={draft}
        set={(option, value) => change(withOption(game, draft, option, value))}
      />
      <details className="new-part">
        <summary>{say('new.advanced')}</summary>
        {isOnline ? (
          <p className="home-soft">{say('new.seed.online')}</p>
        ) : (
          <label className="option">
            <span>
              {say('new.seed')}
              <small>{say('new.seed.how')}</small>
            </span>
            <input value={seed} maxLength={100} spellCheck={false} onChange={({ target }) => setSeed(target.value)} />
          </label>
        )}
      </details>
      <div className="new-start">
        {fault !== undefined && (
          <p className="home-fault" role="alert">
            {fault}
          </p>
        )}
        {isOnline && <ServerNotice text={say('new.offline')} />}
        <button type="submit" className="primary" disabled={busy || 'fault' in ready}>
          {say(busy ? 'new.making' : isOnline ? 'new.make' : 'new.start')}
        </button>
      </div>
    </form>
  );
}
