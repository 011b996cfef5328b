import type { Bot, Decision, Position, Result, SeatId, SeatKnowledge } from '@sandtable/kernel';
import { BareRun, type GameRules } from './run.js';

/** What a caller may watch or change while a game is played out. */
export interface PlayOutOptions<P extends Position> {
  /** Called at every checkpoint, before play goes on. */
  readonly onCheckpoint?: (position: P, checkpoints: number) => void;
  /** Answers in a player's place if it returns an option. */
  readonly instead?: (decision: Decision) => string | undefined;
}

/** No game is nearly as long. */
const MAX_ANSWERS = 250_000;

interface AnswerSince {
  readonly seat: SeatId;
  readonly option: string;
  readonly hidden: boolean;
  readonly group: object | undefined;
  revealing: boolean;
}

/** Plays a game from its set-up to its end on the bare rules; players are given the same as in a match. */
export function playOut<P extends Position>(
  rules: GameRules<P>,
  position: P,
  players: ReadonlyMap<SeatId, Bot<P>>,
  { onCheckpoint, instead }: PlayOutOptions<P> = {},
): Result {
  const run = new BareRun(rules, position);
  const { chance } = position;
  let checkpoint = position;
  let since: AnswerSince[] = [];
  const knowledgeOf = (seat: SeatId, group: object | undefined): SeatKnowledge<P> => ({
    checkpoint: rules.redact(checkpoint, seat),
    now: rules.redact(position, seat),
    answers: since.map((it) => ({
      seat: it.seat,
      option: it.seat === seat || !(it.hidden || (it.group && it.group === group)) ? it.option : undefined,
      revealing: it.revealing,
    })),
    shownOutcomes: [...(chance.shownOutcomes ?? [])],
  });
  for (let answers = 0; answers < MAX_ANSWERS && !run.result; ) {
    if (run.isAtCheckpoint) {
      checkpoint = rules.clone(position);
      since = [];
      chance.shownOutcomes = [];
      onCheckpoint?.(position, run.checkpoints);
      run.resume();
      continue;
    }
    const decision = run.pending[0];
    const { seat, simultaneousGroup: group } = decision;
    const player = players.get(seat);
    if (!player) throw new Error(`nobody plays ${seat}`);
    const option =
      instead?.(decision) ??
      player.answer({
        decision,
        seat,
        position: () => rules.redact(position, seat),
        knowledge: () => knowledgeOf(seat, group),
      }).option;
    const hidden = rules.hiddenAnswers?.includes(decision.promptKey) === true;
    const answer: AnswerSince = { seat, option, hidden, group, revealing: false };
    since.push(answer);
    const { revealCount } = chance;
    run.answer(decision, option);
    const isGroupComplete = group !== undefined && run.pending[0]?.simultaneousGroup !== group;
    answer.revealing = isGroupComplete || chance.revealCount !== revealCount;
    answers++;
  }
  if (!run.result) throw new Error('this game does not end');
  return run.result;
}
