/** The item that an answer names. Answers are checked against the options first, so a miss is a bug in the rules. */
export function itemChosen<T>(items: readonly T[], answer: string, ref: (item: T) => string): T {
  const found = items.find((item) => ref(item) === answer);
  if (found === undefined) throw new Error(`“${answer}” is not one of ${items.map(ref).join(', ')}`);
  return found;
}
