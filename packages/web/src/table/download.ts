/** Downloads a text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser may start the download later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export const fileName = (game: string, now: Date): string =>
  `${game}-${now.toISOString().slice(0, 16).replace(/[T:]/g, '-')}.json`;
