import type { DecisionView } from '@sandtable/kernel';
import { useRef, useState } from 'react';
import type { Play } from '../../play/play.js';
import { type GivenAnswer, plannedAnswer, type Responder } from '../choices/answer-plan.js';
import { useStableCallback } from '../hooks.js';

/** The decision, and how to answer it or take the last answer back. */
export interface Answering {
  /** Undefined while the player can't answer: in the past, during playback, behind the privacy screen. */
  readonly decision: DecisionView | undefined;
  /** An answer is on its way. */
  readonly isLocked: boolean;
  readonly canUndo: boolean;
  readonly choose: (option: string) => void;
  /** Answers one question after another, until the responder has no answer. */
  readonly carryOut: (respond: Responder) => void;
  /** The answers given at this table since the page was opened, without undone ones. */
  readonly given: () => readonly GivenAnswer[];
  readonly undo: () => void;
}

interface AnsweringInput {
  readonly decision: DecisionView | undefined;
  /** The match still works on an earlier answer. */
  readonly isBusy: boolean;
  /** A bot thinks about its answer; an undo takes its question back. */
  readonly isBotThinking: boolean;
  readonly mayUndo: boolean;
  readonly onChoose: () => void;
  /** Called for answers and for undo. */
  readonly onSend: () => void;
  readonly onError: (error: unknown) => void;
}

export function useAnswering(
  play: Play,
  { decision, isBusy, isBotThinking, mayUndo, onChoose, onSend, onError }: AnsweringInput,
): Answering {
  const [isSending, setSending] = useState(false);
  const isLocked = isSending || isBusy;
  const canUndo = mayUndo && (!isLocked || isBotThinking);
  const send = (request: Promise<void>) => {
    onSend();
    setSending(true);
    request.catch(onError).finally(() => setSending(false));
  };
  const given = useRef<readonly GivenAnswer[]>([]);
  const answer = (asked: DecisionView, option: string): Promise<void> => {
    const { n } = play.snapshot().moment;
    given.current = [...given.current.filter((it) => it.n < n), { n, ...plannedAnswer(asked, option) }];
    return play.answer(option);
  };
  const choose = useStableCallback((option: string) => {
    if (isLocked || !decision?.options.includes(option)) return;
    onChoose();
    send(answer(decision, option));
  });
  const carryOut = useStableCallback((respond: Responder) => {
    if (isLocked || !decision) return;
    onChoose();
    const answerAll = async () => {
      for (;;) {
        const asked = play.snapshot().moment.decision;
        const option = asked && asked.seat === decision.seat ? respond(asked) : undefined;
        if (asked === undefined || option === undefined) return;
        await answer(asked, option);
      }
    };
    send(answerAll());
  });
  const undo = useStableCallback(() => {
    if (canUndo) send(play.undo());
  });
  return { decision, isLocked, canUndo, choose, carryOut, given: () => given.current, undo };
}
