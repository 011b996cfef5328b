import { use, useMemo, useState } from 'react';
import { COVERS } from '../games/covers.js';
import type { GameUi } from '../games/game-ui.js';
import { GAME_UIS, type GameName, isGame } from '../games/index.js';
import { useReaderPreferences, useWords } from '../shell/reader-preferences.js';
import { ADDRESS, navigate } from '../shell/route.js';
import { ServerNotice } from '../shell/server-notice.js';
import { TopBar } from '../shell/top-bar.js';
import { capitalize } from '../words/capitalize.js';
import { optionalText } from '../words/optional-text.js';
import { sayWith, text } from '../words/text.js';
import { AccountLink } from './account-link.js';
import { scenarioWords, seatWord, sideWord, titleOf } from './covers.js';
import { type CreatedMatchLinks, CreatedMatchPanel } from './created-match.js';
import { GameSettings } from './game-settings.js';
import {
  type NewGameDraft,
  newDraft,
  PLAY_MODES,
  resolvedDraft,
  seatingNamed,
  settingsOf,
  withMode,
  withOwnSeat,
  withPlayer,
  withScenario,
  withSeating,
  withSetting,
} from './new-game-draft.js';
import { scenariosOf } from './new-game-seating.js';
import { RadioCards } from './radio-cards.js';
import { SeatPickers, SideSign } from './seat-pickers.js';
import { startLocalGame, startOnlineMatch } from './start-game.js';
import { useFormFault } from './use-form-fault.js';
import { useTitle } from './use-title.js';
import { YourSeat } from './your-seat.js';
import './home.css';
import './new-game.css';

/** Each game is loaded once, however often this page renders. */
const loaded = new Map<GameName, Promise<GameUi>>();
function loadGameUi(game: GameName): Promise<GameUi> {
  let gameUi = loaded.get(game);
  if (!gameUi) {
    gameUi = GAME_UIS[game]();
    loaded.set(game, gameUi);
    gameUi.catch(() => loaded.delete(game));
  }
  return gameUi;
}

/** The page for a new game: alone, at one screen or online. */
export function NewGame({ game }: { readonly game: string }) {
  const { words } = useReaderPreferences();
  const [made, setMade] = useState<CreatedMatchLinks>();
  useTitle(words.say(text('new.title', { game: titleOf(game) })));
  return (
    <>
      <TopBar>
        <nav className="home-nav">
          <AccountLink />
        </nav>
      </TopBar>
      <main className="page new">
        {made && <CreatedMatchPanel game={game} made={made} again={() => setMade(undefined)} />}
        {!made && !isGame(game) && <p>{words.say(text('new.unknown'))}</p>}
        {!made && isGame(game) && <Form game={game} done={setMade} />}
      </main>
    </>
  );
}

function Form({ game: name, done }: { readonly game: GameName; readonly done: (made: CreatedMatchLinks) => void }) {
  const gameUi = use(loadGameUi(name));
  const { game } = gameUi;
  const { language } = useReaderPreferences();
  const catalogs = useMemo(() => [game.messages], [game]);
  const words = useWords(catalogs, game.names);
  const scenarios = useMemo(() => scenariosOf(game), [game]);
  const [draft, setDraft] = useState(() => newDraft(game, COVERS[name].first, scenarios.games[0] ?? ''));
  const [seed, setSeed] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useFormFault(words);
  const change = (next: NewGameDraft) => {
    setDraft(next);
    setRefused(undefined);
  };
  const say = sayWith(words);
  const seats = game.seats(settingsOf(game, draft));
  const ready = resolvedDraft(game, draft);
  const fault = 'fault' in ready ? words.say(ready.fault) : refused;
  const isOnline = draft.mode === 'online';
  const scenarioName = (scenario: string) =>
    scenarioWords(words, name, scenario).label ??
    capitalize(optionalText(words, `scenario.${scenario}`) ?? scenario, language);

  const begin = async () => {
    if ('fault' in ready) return;
    setBusy(true);
    setRefused(undefined);
    try {
      if (isOnline) done(await startOnlineMatch(game.id, ready, draft.ownSeat));
      else navigate(ADDRESS.local(await startLocalGame(game.id, ready, seed)));
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
      <h1>{say('new.title', { game: titleOf(name) })}</h1>
      <RadioCards
        legend={say('new.way')}
        choices={PLAY_MODES.map((way) => ({
          value: way,
          label: say(`new.way.${way}`),
          how: say(`new.way.${way}.how`),
        }))}
        value={draft.mode}
        choose={(way) => change(withMode(game, draft, way))}
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
      {draft.mode === 'alone' ? (
        <>
          <RadioCards
            legend={say('new.you')}
            how={say('new.you.how')}
            choices={seats.map((seat) => ({
              value: seat,
              label: (
                <>
                  <SideSign gameUi={gameUi} seat={seat} />
                  {seatWord(words, name, seat)}
                </>
              ),
              how: sideWord(words, name, seat),
            }))}
            value={draft.ownSeat}
            choose={(seat) => change(withOwnSeat(game, draft, seat))}
          />
          <details className="new-part new-bots" open>
            <summary>{say('new.opponents')}</summary>
            <SeatPickers
              gameUi={gameUi}
              words={words}
              draft={draft}
              seats={seats.filter((seat) => seat !== draft.ownSeat)}
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
            gameUi={gameUi}
            words={words}
            draft={draft}
            seats={seats}
            pick={(seat, player) => change(withPlayer(draft, seat, player))}
          />
          {isOnline && <YourSeat game={name} draft={draft} choose={(you) => change(withOwnSeat(game, draft, you))} />}
        </fieldset>
      )}
      <GameSettings
        game={game}
        words={words}
        draft={draft}
        set={(option, value) => change(withSetting(game, draft, option, value))}
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
