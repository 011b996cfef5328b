import { applyPatch, type Patch, patchOf } from '@sandtable/client/patch';
import type { Json } from '@sandtable/kernel';
import type { EngineUpdate } from './match-engine.js';
import type { Moment } from './play.js';

/**
 * An update as the worker posts it. The browser copies every message, and a bot's answer changes a few bytes of a view of
 * several kilobytes, so the message holds what changed, as the server's messages do.
 */
export type UpdateMessage = Omit<EngineUpdate, 'moment'> & {
  readonly moment: Omit<Moment, 'view'> & ({ readonly view: Json } | { readonly patch: Patch });
};

/** Makes the messages of one game, in order. The first one holds the whole view. */
export function updateMessages(): (update: EngineUpdate) => UpdateMessage {
  let before: Json | undefined;
  return ({ moment: { view, ...moment }, ...update }) => {
    const patch = before && patchOf(before, view);
    before = view;
    return { ...update, moment: { ...moment, ...(patch ? { patch } : { view }) } };
  };
}

/** The moment with its whole view, from a message and the view before it. */
export function momentFrom({ moment }: UpdateMessage, before: Json): Moment {
  if ('view' in moment) return moment;
  const { patch, ...rest } = moment;
  return { ...rest, view: applyPatch(before, patch) };
}
