/** The element at an index (negative: from the end). Throws if there is none, so that a test fails where it looked. */
export function elementAt<T>(list: readonly T[], index: number): T {
  const element = list.at(index);
  if (element === undefined) throw new Error(`there is no element ${index} among ${list.length}`);
  return element;
}
