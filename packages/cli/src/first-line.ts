/** The first line of an error's message: what a person reads instead of a stack trace. */
export const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1).join('');
