import { type DecisionView, type SeatId, shownAs } from '@sandtable/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { ClosedAction, GameUi } from '../../games/game-ui.js';
import type { MatchSetup, Play, PlaySnapshot } from '../../play/play.js';
import type { Answering } from '../controller/use-answering.js';
import { finishAll, followPlan, plannedAnswer, type Repeatable, repeatAt, repeatableFor } from './answer-plan.js';

/** What the table adds to a question's options. */
export interface Choices {
  /** The options without deals that nobody could take. */
  readonly options: readonly string[];
  /** Actions that are not possible now. */
  readonly closed: readonly ClosedAction[];
  /** The answers to the question that an option leads to: one press gives both. */
  readonly followUps: ReadonlyMap<string, DecisionView>;
  /** The page still looks ahead for them. */
  readonly isLooking: boolean;
  /** What was done at the space chosen before. */
  readonly same: Repeatable | undefined;
  /** Ends this question and those after it, if the game says that there are any. */
  readonly finish: (() => void) | undefined;
  readonly chooseWith: (option: string, followUp: string) => void;
  readonly chooseSame: (option: string) => void;
  /** Does the same at every space that is left. */
  readonly chooseSameForAll: () => void;
}

const idOf = ({ prompt }: DecisionView): string => prompt.key.replace(/^ask\./, '');
const NO_FOLLOW_UPS: ReadonlyMap<string, DecisionView> = new Map();
const NO_CLOSED: readonly ClosedAction[] = [];
/** Longer lists are not combined with what follows. */
const MAX_COMBINED = 9;

export function useChoices(
  play: Play,
  gameUi: GameUi,
  { setup, moment }: PlaySnapshot,
  { given, carryOut }: Pick<Answering, 'given' | 'carryOut'>,
  decision: DecisionView,
): Choices {
  const { choiceShortcuts: shortcuts, closedActions } = gameUi;
  const { kinds } = gameUi.game;
  const options = useMemo(
    () => withoutDeals(decision.options, shortcuts?.deals ?? [], hasOtherPerson(setup, decision.seat)),
    [decision, shortcuts, setup],
  );
  const closed = useMemo(
    () => closedActions?.(moment.view, decision) ?? NO_CLOSED,
    [closedActions, moment.view, decision],
  );
  const same = shortcuts?.sameForAll.includes(idOf(decision))
    ? repeatableFor(decision, moment.n, given(), kinds)
    : undefined;
  const spaces = () => options.filter((option) => shownAs(option, kinds) === 'space');
  const { followUps, isLooking } = useFollowUps(play, decision, shortcuts?.combined[idOf(decision)]);
  return {
    options,
    closed,
    followUps,
    isLooking,
    same,
    finish: shortcuts?.finishing.includes(idOf(decision)) ? () => carryOut(finishAll) : undefined,
    chooseWith(option, answer) {
      const next = followUps.get(option);
      if (next) carryOut(followPlan([plannedAnswer(decision, option), plannedAnswer(next, answer)]));
    },
    chooseSame: (option) => same && carryOut(repeatAt(decision.prompt.key, [option], same)),
    chooseSameForAll: () => same && carryOut(repeatAt(decision.prompt.key, spaces(), same)),
  };
}

const hasOtherPerson = ({ seats, seating }: MatchSetup, seat: SeatId): boolean =>
  seats.some((other) => other !== seat && seating[other] === 'person');

const withoutDeals = (options: readonly string[], deals: readonly string[], isTakenByPeople: boolean) =>
  isTakenByPeople ? options : options.filter((option) => !deals.includes(option));

/** Looks ahead once for each question, if the game combines it with the next. */
function useFollowUps(
  play: Play,
  decision: DecisionView,
  combined: readonly string[] | undefined,
): Pick<Choices, 'followUps' | 'isLooking'> {
  const [loaded, setLoaded] = useState<{ decision: DecisionView; followUps: ReadonlyMap<string, DecisionView> }>();
  useEffect(() => {
    if (!combined) return;
    let isWanted = true;
    const options = decision.options.filter((option) => !option.startsWith('aside:')).slice(0, MAX_COMBINED);
    play.followUps?.(options).then(
      (found) => {
        if (!isWanted) return;
        const pairs = options.flatMap((option, i): [string, DecisionView][] => {
          const next = found[i];
          return next && combined.includes(idOf(next)) ? [[option, next]] : [];
        });
        setLoaded({ decision, followUps: new Map(pairs) });
      },
      // Without a look ahead the questions come one by one.
      () => isWanted && setLoaded({ decision, followUps: NO_FOLLOW_UPS }),
    );
    return () => {
      isWanted = false;
    };
  }, [play, decision, combined]);
  if (loaded?.decision === decision) return { followUps: loaded.followUps, isLooking: false };
  return { followUps: NO_FOLLOW_UPS, isLooking: combined !== undefined && play.followUps !== undefined };
}
