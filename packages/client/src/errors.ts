/**
 * Why a request failed. `code` is the server's (`late`, `illegal`, `notYours`, `nothingToUndo`, `over`,
 * `unknownMatch`, `otherRules`, `damaged`, `unavailable`, …) or the client's own: `badLink`, `unreachable`, `busy`, `closed`.
 */
export class ClientError extends Error {
  override readonly name = 'ClientError';

  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}
