import type { Message, Words } from '@sandtable/kernel';

/** Says messages that differ only in their space as one: “Arauca, Huila: Sabotage”. */
export function mergeChanges(changes: readonly Message[], words: Words): readonly string[] {
  const groups = new Map<string, { readonly change: Message; readonly spaces: string[] }>();
  for (const change of changes) {
    const { space, ...others } = change.params ?? {};
    const key = JSON.stringify([change.key, others]);
    const group = groups.get(key) ?? { change, spaces: [] };
    groups.set(key, group);
    if (typeof space === 'string') group.spaces.push(words.name(space));
  }
  return [...groups.values()].map(({ change, spaces }) =>
    words.say(spaces.length > 1 ? { ...change, params: { ...change.params, space: spaces.join(', ') } } : change),
  );
}
