/** Gives a text to the reader as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser takes the file in its own time.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export const fileName = (game: string, now: Date): string =>
  `${game}-${now.toISOString().slice(0, 16).replace(/[T:]/g, '-')}.json`;
