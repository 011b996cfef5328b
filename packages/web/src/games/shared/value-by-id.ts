/** One value per id. Pass every id of the type, so that no lookup can miss. */
export const valueById = <Id extends string, T>(ids: readonly Id[], compute: (id: Id) => T): Readonly<Record<Id, T>> =>
  Object.fromEntries(ids.map((id) => [id, compute(id)])) as Record<Id, T>;
